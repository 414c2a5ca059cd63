import * as z from 'zod';
import { COUNTRIES, LICENSE_STATUSES, REVIEW_DISPLAY_STATUSES } from '../../../common/constants.ts';
import { HISTORY_KINDS } from '../../../common/cases/history-kinds.ts';
import { LANGUAGES } from '../../../common/format/language.ts';
import { PROFILE_SORTS } from '../../contractors/queries/search-profiles.ts';
import { byNumber, oneOf } from '../../core/http/forgiving-query.ts';
import { lines } from '../../core/validation.ts';
import { bySlug, listQuery } from '../list-query.ts';

const MOST_STARS = 5;
const NOTE_MAX_LENGTH = 2000;
const YES_NO = ['yes', 'no'] as const;

export const contractorRegionsQuery = listQuery({
  sorts: { region: 'asc', contractors: 'desc', claimed: 'desc', reviews: 'desc', appeals: 'desc' },
  filters: { country: oneOf(COUNTRIES) },
});
export type ContractorRegionsState = z.output<typeof contractorRegionsQuery>;

export const contractorsQuery = listQuery({
  sorts: PROFILE_SORTS,
  filters: {
    /** A region's slug, or its id. */
    region: bySlug(),
    claimed: oneOf(YES_NO),
    license: oneOf([...LICENSE_STATUSES, 'unknown', 'none']),
    /** Names that screening flagged. */
    name: oneOf(['flagged']),
    closing: oneOf(['proposed', 'closed']),
  },
});
export type ContractorsState = z.output<typeof contractorsQuery>;

export const historyQuery = listQuery({
  sorts: { at: 'desc' },
  filters: { kind: oneOf(HISTORY_KINDS) },
});
export type HistoryState = z.output<typeof historyQuery>;

export const REVIEW_SIDES = ['got', 'given'] as const;
export const contractorReviewsQuery = listQuery({
  sorts: { written: 'desc', stars: 'desc' },
  filters: { side: oneOf(REVIEW_SIDES), state: oneOf(REVIEW_DISPLAY_STATUSES), stars: byNumber(MOST_STARS) },
});
export type ContractorReviewsState = z.output<typeof contractorReviewsQuery>;

export const badWordsQuery = listQuery({
  sorts: { word: 'asc', language: 'asc' },
  filters: { language: oneOf(LANGUAGES) },
});
export type BadWordsState = z.output<typeof badWordsQuery>;

export const tradesQuery = listQuery({
  sorts: { position: 'asc', name: 'asc', contractors: 'desc', reviews: 'desc' },
  filters: { used: oneOf(YES_NO) },
});
export type TradesState = z.output<typeof tradesQuery>;

export const regionsQuery = listQuery({
  sorts: { name: 'asc', country: 'desc', contractors: 'desc' },
  filters: { country: oneOf(COUNTRIES), active: oneOf(YES_NO) },
});
export type RegionsState = z.output<typeof regionsQuery>;

export const noteBody = z.object({ body: lines(1, NOTE_MAX_LENGTH) });
