/** A contractor's name, place or particulars are others now: pages that show them are stale. */
export const contractorChanged = (contractorId: number) => ({ name: 'contractor.changed', contractorId });
