/**
 * A trade or region was renamed, or is now offered or no longer offered. `refreshId` is the work that writes
 * its new names into search documents; null where there is none.
 */
export const referenceChanged = (refreshId: number | null) =>
  ({ name: 'reference_lists.changed', refreshId }) as const;
