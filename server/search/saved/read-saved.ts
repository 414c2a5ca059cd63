import {
  EVERY_CONTRACTOR,
  queryOfSearch,
  type ContractorSearch,
} from '../../../common/search/contractor-search.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { SavedSearchKind } from '../../../common/search/saved-searches.ts';
import { EVERY_SUB, queryOfSubFinder, type SubFinderSearch } from '../../../common/search/sub-finder.ts';
import type { Language } from '../../../common/format/language.ts';
import { contractorSearchQuery } from '../search-query.ts';
import { subFinderQuery } from '../sub-finder/sub-finder-query.ts';

/** A kept search as its page reads it. */
export type ReadSaved =
  | { kind: 'contractors'; search: ContractorSearch }
  | { kind: 'sub_finder'; search: SubFinderSearch };

/** Reads an address's query as its page does: invalid values are ignored. */
export function readSaved(kind: SavedSearchKind, query: string): ReadSaved {
  const said = saidIn(query);
  return kind === 'sub_finder'
    ? { kind, search: { ...subFinderQuery.parse(said), page: 1 } }
    : { kind, search: { ...contractorSearchQuery.parse(said), page: 1 } };
}

/** The one address of a search, from the site's root. */
export const addressOf = (saved: ReadSaved, language: Language): string =>
  saved.kind === 'sub_finder'
    ? route('sub_finder', {}, { query: queryOfSubFinder(saved.search) })
    : route('contractors.index', {}, { language, query: queryOfSearch(saved.search) });

/** Its query alone, as it is kept: one search is kept once. */
export const keptQueryOf = (saved: ReadSaved): string => addressOf(saved, 'english').split('?')[1] ?? '';

/** Whether it asks for anything at all: everyone is no search. */
export function asksNothing(saved: ReadSaved): boolean {
  const everyone: ReadSaved =
    saved.kind === 'sub_finder'
      ? { kind: 'sub_finder', search: EVERY_SUB }
      : { kind: 'contractors', search: EVERY_CONTRACTOR };
  return keptQueryOf(saved) === keptQueryOf(everyone);
}

function saidIn(query: string): Record<string, string | string[]> {
  const params = new URLSearchParams(query);
  return Object.fromEntries(
    [...new Set(params.keys())].map((name) => {
      const values = params.getAll(name);
      return [name, values.length === 1 ? (values[0] ?? '') : values];
    }),
  );
}
