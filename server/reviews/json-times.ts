/** JSON made by the database writes times its own way: here they become ISO 8601 UTC. */
export const toIso = (time: string): string => new Date(time).toISOString();
export const toIsoOrNull = (time: string | null | undefined): string | null => (time ? toIso(time) : null);
