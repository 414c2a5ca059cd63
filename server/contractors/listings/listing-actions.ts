/** The things that an administrator may do with a listing. */
export type ListingAction = 'correct' | 'hide' | 'show' | 'merge' | 'divide' | 'split' | 'close' | 'reopen';
export type ListingState = 'shown' | 'hidden' | 'merged';

/**
 * The actions that a listing's state allows. An owner corrects and keeps a claimed one; an open appeal is
 * decided before the listing is hidden, merged or split.
 */
export function listingActions({
  state,
  isClaimed,
  isAppealed,
  isClosed,
}: {
  state: ListingState;
  isClaimed: boolean;
  isAppealed: boolean;
  /** For good. */
  isClosed: boolean;
}): ListingAction[] {
  if (state === 'merged') return isAppealed ? [] : ['split'];
  const ofStaff: ListingAction[] = isClaimed ? [] : ['correct'];
  if (isAppealed) return ofStaff;
  return [
    ...ofStaff,
    state === 'hidden' ? 'show' : 'hide',
    isClosed ? 'reopen' : 'close',
    ...(isClaimed ? [] : (['merge', 'divide'] as const)),
  ];
}
