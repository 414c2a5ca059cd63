import type { Country } from '../../../common/constants.ts';
import type { Language } from '../../../common/format/language.ts';
import type { EditableRegionRow } from '../../contractors/queries/list-regions.ts';
import type { TradeRow } from '../../contractors/queries/list-trades.ts';
import type { SearchRefresh } from '../../contractors/search-refreshes.ts';
import type { ReferenceLists } from '../../contractors/reference-lists.ts';
import type { AdminView } from '../admin-view.ts';
import type { ListPage } from '../list-query.ts';

export type BadWordView = {
  /** Its place in the whole list, for lists to tell words apart. */
  number: number;
  word: string;
  language: Language;
};
export type BadWordsView = {
  admin: AdminView;
  words: ListPage<BadWordView>;
  counts: Record<Language, number>;
};

/** `version` goes back with a change, so that two who edit at once do not undo each other. */
export type EditableTrade = {
  id: number;
  slug: string;
  english: string;
  mexican_spanish: string;
  icon: string;
  synonyms: Record<Language, string[]>;
  cslbClasses: string[];
  version: number;
  /** ISO 8601 UTC; null where it is as it was shipped. */
  editedAt: string | null;
  contractors: number;
  reviews: number;
  can: { remove: boolean };
};
export type TradesView = { admin: AdminView; trades: ListPage<EditableTrade>; refreshes: RefreshView[] };

export type EditableRegion = {
  id: number;
  slug: string;
  code: string;
  country: Country;
  english: string;
  mexican_spanish: string;
  active: boolean;
  version: number;
  editedAt: string | null;
  contractors: number;
};
export type RegionsEditView = {
  admin: AdminView;
  regions: ListPage<EditableRegion>;
  refreshes: RefreshView[];
};

/** The progress of a new name in the search, with its trade or region. */
export type RefreshView = { id: number; name: string; done: number; total: number };

export function toEditableTrade(row: TradeRow): EditableTrade {
  return {
    id: row.id,
    slug: row.slug,
    english: row.english,
    mexican_spanish: row.mexican_spanish,
    icon: row.icon,
    synonyms: { english: row.synonyms.english, mexican_spanish: row.synonyms.mexican_spanish },
    cslbClasses: row.cslb_classes,
    version: row.version,
    editedAt: row.edited_at && row.edited_at.toISOString(),
    contractors: row.contractors,
    reviews: row.reviews,
    can: { remove: row.contractors + row.reviews === 0 },
  };
}

export function toEditableRegion(row: EditableRegionRow): EditableRegion {
  return {
    id: row.id,
    slug: row.slug,
    code: row.code,
    country: row.country,
    english: row.english,
    mexican_spanish: row.mexican_spanish,
    active: row.active,
    version: row.version,
    editedAt: row.edited_at && row.edited_at.toISOString(),
    contractors: row.contractors,
  };
}

export function toRefreshView(
  { id, subject, done, total }: SearchRefresh,
  lists: ReferenceLists,
  language: Language,
): RefreshView {
  const entry = subject.type === 'trade' ? lists.tradeOf(subject.id) : lists.regionOf(subject.id);
  return { id, name: entry?.[language] ?? '', done, total };
}
