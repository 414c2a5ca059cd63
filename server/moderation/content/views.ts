import type { ContentPage } from '../../../common/content-pages.ts';
import type { Language } from '../../../common/format/language.ts';
import type { LineChange } from '../../content/pages/line-changes.ts';
import type { TextBlock } from '../../content/pages/text-block.ts';
import type { AdminView } from '../admin-view.ts';

/** One row of the list of content pages. */
export type ContentPageRow = {
  page: ContentPage;
  /** The publication of the present text; null: there is none yet. */
  publishedAt: string | null;
  scheduledAt: string | null;
  draftAt: string | null;
  behind: Language | null;
};
export type ContentListView = { admin: AdminView; pages: ContentPageRow[] };

/** The edited text of a page that has more than text. */
export type ContentPreviewView = { admin: AdminView; page: TextBlock; body: string };

export type ContentVersionRow = {
  number: number;
  publishedAt: string;
  state: 'scheduled' | 'current' | 'earlier';
  /** null: shipped with the product, or by an account that is gone. */
  by: string | null;
};

export type ContentEditorView = {
  admin: AdminView;
  page: ContentPage;
  english: string;
  mexican_spanish: string;
  /** Of the draft; 0: none, these are the published texts. */
  version: number;
  savedAt: string | null;
  savedBy: string | null;
  /** The language that was changed less recently than the other, in the draft. */
  behind: Language | null;
  versions: ContentVersionRow[];
  /** The changes of one version against the one before it. */
  changes: { number: number; english: LineChange[]; mexican_spanish: LineChange[] } | null;
};
