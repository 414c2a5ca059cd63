/** Says in one sentence why something cannot be archived or restored. */
export class ArchiveError extends Error {}
