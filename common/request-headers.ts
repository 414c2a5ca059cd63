/**
 * Marks the requests with which an open page fetches its props again. They must not consume the text that a
 * redirect carries for a visit at the same time.
 */
export const REFETCH_HEADER = 'x-plumbline-refetch';

/** Names one form that is sent until it is answered: its work is done once, however often it arrives. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';
/** The profile that wrote it, so that a late sending does not change its author. */
export const OWNER_HEADER = 'x-draft-owner';
