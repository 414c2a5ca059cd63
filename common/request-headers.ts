/**
 * Marks the requests with which an open page fetches its props again. What a redirect carries is not for them: they may be under way beside
 * the visit it is for.
 */
export const REFETCH_HEADER = 'x-plumbline-refetch';

/** Names one form that is sent until it is answered: its work is done once, however often it arrives. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';
/** The profile that wrote it: sent later, it must not become someone else's. */
export const OWNER_HEADER = 'x-draft-owner';
