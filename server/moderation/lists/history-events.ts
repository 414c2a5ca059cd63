import type { HistoryKind } from '../../../common/cases/history-kinds.ts';

/** Each thing that happens, with its kind. */
export const HISTORY_EVENTS = {
  imported: 'listing',
  listed: 'listing',
  edited_by_owner: 'listing',
  review_published: 'review',
  review_edited: 'review',
  review_deleted: 'review',
  response_published: 'response',
  response_edited: 'response',
  response_deleted: 'response',
  appeal_filed: 'appeal',
  appeal_withdrawn: 'appeal',
  decision_made: 'decision',
  claim_filed: 'claim',
  claim_withdrawn: 'claim',
  note_added: 'note',
} as const satisfies Record<string, HistoryKind>;
export type HistoryEvent = keyof typeof HISTORY_EVENTS;
