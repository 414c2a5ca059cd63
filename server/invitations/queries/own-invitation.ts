import { sql } from 'kysely';

/** A user's side of invitations as `i`. One whose business was left by then stays with the owner of that time. */
export const isOwnSide = (side: 'from' | 'to', own: readonly number[]) =>
  sql<boolean>`(${sql.ref(`i.${side}_profile_id`)} = any(${sql.val([...own])}::integer[])
    and ${sql.ref(`i.${side}_left_at`)} is null)`;

export const isOwnInvitation = (own: readonly number[]) =>
  sql<boolean>`(${isOwnSide('from', own)} or ${isOwnSide('to', own)})`;

/** Of partner ratings as `r`: whoever did the rated side of the job has left the business since. */
export const hasRatedSideLeft = sql<boolean>`exists (select from invitations as i where i.id = r.invitation_id
  and case r.about_profile_id when i.from_profile_id then i.from_left_at else i.to_left_at end is not null)`;
