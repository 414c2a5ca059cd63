import { sql, type RawBuilder } from 'kysely';

// Partial indexes of these tables name the same conditions as literals.

const of = (alias: string, column: string) => sql.ref(`${alias}.${column}`);

/** Of a review, response, posting or comment as `alias`: everybody may read it. */
export const isPublic = (alias: string): RawBuilder<boolean> =>
  sql<boolean>`(${of(alias, 'status')} = 'active' and ${of(alias, 'deleted_at')} is null)`;

/** Of a response or posting as `alias`: screening holds it back, or did so until it was deleted. */
export const hasHold = (alias: string): RawBuilder<boolean> =>
  sql<boolean>`(${of(alias, 'status')} = 'inactive' and ${of(alias, 'hold_signals')} <> '[]')`;

/** Of a review as `alias`: it counts in stars, shares and rank (`isOfJob` in contractors/rating-summary.ts). */
export const countsInStars = (alias: string): RawBuilder<boolean> =>
  sql<boolean>`(${isPublic(alias)} and ${of(alias, 'stage')} <> 'quote_only')`;

/** Of a posting as `alias`: it is in the feed and on its author's page (postings/expiry.ts). */
export const isListedPosting = (alias: string, now: Date | RawBuilder<Date>): RawBuilder<boolean> =>
  sql<boolean>`(${isPublic(alias)}
    and (${of(alias, 'expires_at')} is null or ${of(alias, 'expires_at')} > ${now}::timestamptz))`;

/** Of an invitation as `alias`: it still needs an answer (invitations/invitation.ts). */
export const isWaitingInvitation = (alias: string, now: Date): RawBuilder<boolean> =>
  sql<boolean>`(${of(alias, 'state')} = 'open' and ${of(alias, 'expires_at')} > ${now}::timestamptz)`;

/**
 * Lists, searches, maps and suggestions show the contractor `alias`. One that closed for good keeps its page, its
 * reviews and its files, which ask for `hidden_at` alone.
 */
export const isListedContractor = (alias: string): RawBuilder<boolean> =>
  sql<boolean>`(${of(alias, 'hidden_at')} is null and ${of(alias, 'closed_on')} is null)`;
