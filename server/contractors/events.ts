/**
 * What a trade or a region is called, or whether it is offered, is other than it was. `refreshId` is the work that writes its
 * new names into search documents; null where there is none.
 */
export const referenceChanged = (refreshId: number | null) =>
  ({ name: 'reference_lists.changed', refreshId }) as const;
