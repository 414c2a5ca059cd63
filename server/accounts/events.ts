/** A contractor's name, place or particulars are others now: pages that show them are stale. */
export const contractorChanged = (contractorId: number) => ({ name: 'contractor.changed', contractorId });

/** Somebody's public name is another one now: it stands beside their reviews. */
export const profileRenamed = (profileId: number) => ({ name: 'profile.renamed', profileId });

/** Somebody whose account is inactive asks to look at that again: it waits on the desk. */
export const accountAppealFiled = (userId: number) => ({ name: 'account_appeal.filed', userId });
