import type { ReportKind, ReportReason } from '../../common/cases/reports.ts';
import { REPORT_REASONS_OF } from '../../common/cases/reports.ts';
import type { Language } from '../../common/format/language.ts';
import type { WordMask } from '../../common/text/word-mask.ts';
import type { PhotoView } from '../uploads/photos.ts';
import type { ReportedText } from './queries/reported-text.ts';

/** The page to report a text, with what the text is; words are masked. */
export type ReportCreateView = {
  kind: ReportKind;
  id: number;
  title: string;
  body: string;
  /** The text’s own; never named `language`, which is the page’s. */
  textLanguage: Language | null;
  contractor: string | null;
  /** The reported photo. */
  photo: PhotoView | null;
  reasons: readonly ReportReason[];
  /** The reason why this reader cannot report it, as text; null: they can. */
  obstacle: string | null;
  /** The page of the text. */
  backHref: string;
};

type Reported = {
  kind: ReportKind;
  id: number;
  text: ReportedText;
  mask: WordMask;
  obstacle: string | null;
  backHref: string;
  photo: PhotoView | null;
};

export function toReportCreateView({
  kind,
  id,
  text,
  mask,
  obstacle,
  backHref,
  photo,
}: Reported): ReportCreateView {
  return {
    kind,
    id,
    title: mask(text.title),
    // The page of a contractor is named; its text is too long to repeat.
    body: kind === 'contractor' ? '' : mask(text.body),
    textLanguage: text.language,
    contractor: text.contractor?.name ?? null,
    photo,
    reasons: REPORT_REASONS_OF[kind],
    obstacle,
    backHref,
  };
}
