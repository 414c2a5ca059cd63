/**
 * Marks the requests with which an open page fetches its props again. What a redirect carries is not for them: they may be under way beside
 * the visit it is for.
 */
export const REFETCH_HEADER = 'x-plumbline-refetch';
