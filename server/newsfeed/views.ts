import type { PostingType } from '../../common/constants.ts';
import type { Language } from '../../common/format/language.ts';
import type { WordMask } from '../../common/text/word-mask.ts';
import type { ActivityKind, ActivityRow } from './list-activity.ts';

/** Something that a followed profile published. `at`: ISO 8601 UTC. */
export type ActivityView = {
  kind: ActivityKind;
  id: number;
  at: string;
  type: PostingType | null;
  title: string;
  words: string;
  language: Language;
  by: { id: number; name: string; slug: string | null };
  about: { name: string; slug: string } | null;
  stars: number | null;
};

const EXCERPT_LENGTH = 300;

/** The beginning of a text; it is masked whole, because hidden words may run over the cut. */
const beginningOf = (text: string): string =>
  Array.from(text.replace(/\s+/gu, ' ')).slice(0, EXCERPT_LENGTH).join('');

export const toActivityView = (row: ActivityRow, mask: WordMask): ActivityView => ({
  kind: row.kind,
  id: row.id,
  at: row.at.toISOString(),
  type: row.type,
  title: mask(row.title),
  words: beginningOf(mask(row.words)),
  language: row.language,
  by: { id: row.byId, name: mask(row.byName), slug: row.bySlug },
  about:
    row.aboutName === null || row.aboutSlug === null
      ? null
      : { name: mask(row.aboutName), slug: row.aboutSlug },
  stars: row.stars,
});
