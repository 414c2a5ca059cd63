import { sql } from 'kysely';
import { PER_PAGE } from '../../../common/constants.ts';
import { isWaitingInvitation } from '../../conditions/public-rows.ts';
import type { ReadContext } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { paginate, type Pagination } from '../../core/pagination.ts';
import { ownProfilesOf, type SignedIn } from '../../core/viewer.ts';
import { hiddenProfileIds } from '../../relations/queries/blocked.ts';
import { isOwnSide } from './own-invitation.ts';
import { selectInvitations, type InvitationRow } from './select-invitations.ts';

/** A job of the viewer's, with its invitations in the order in which they were sent; at least one. */
export type JobRow = { id: number; invitations: InvitationRow[] };

/** A page of the jobs to which a user invited: those without an answer by the day they expire, then the latest. */
export async function listJobs(
  context: ReadContext,
  viewer: SignedIn,
  page: number,
): Promise<{ jobs: JobRow[]; pagination: Pagination }> {
  const { database, now } = context;
  const isShown = await shownToSender(context, viewer);
  const { total } = await database
    .selectFrom('invitations as i')
    .select(sql<number>`count(distinct i.job_id)::int`.as('total'))
    .where(isShown)
    .executeTakeFirstOrThrow();
  const pagination = paginate(total, page, PER_PAGE);
  const ids = await database
    .selectFrom('invitations as i')
    .select('i.job_id as id')
    .where(isShown)
    .groupBy('i.job_id')
    .orderBy(sql`min(i.expires_at) filter (where ${isWaitingInvitation('i', now)})`, (order) =>
      order.asc().nullsLast(),
    )
    .orderBy(sql`max(i.created_at)`, 'desc')
    .orderBy('i.job_id', 'desc')
    .limit(PER_PAGE)
    .offset((pagination.current_page - 1) * PER_PAGE)
    .execute();
  return {
    jobs: await withInvitations(
      context,
      viewer,
      ids.map(({ id }) => id),
    ),
    pagination,
  };
}

/** A job of the viewer's; throws `notFound()` for everyone else's. */
export async function findJob(context: ReadContext, viewer: SignedIn, jobId: number): Promise<JobRow> {
  const [job] = await withInvitations(context, viewer, [jobId]);
  if (!job) throw notFound();
  return job;
}

async function withInvitations(
  context: ReadContext,
  viewer: SignedIn,
  ids: readonly number[],
): Promise<JobRow[]> {
  if (ids.length === 0) return [];
  const rows = await selectInvitations(context.database)
    .where('i.job_id', 'in', [...ids])
    .where(await shownToSender(context, viewer))
    .orderBy('i.id')
    .execute();
  return ids
    .map((id) => ({ id, invitations: rows.filter(({ jobId }) => jobId === id) }))
    .filter(({ invitations }) => invitations.length > 0);
}

/** The condition that the viewer sent the invitation `i` and no block lies between the sides. */
async function shownToSender({ database }: ReadContext, viewer: SignedIn) {
  const hidden = await hiddenProfileIds(database, viewer);
  return sql<boolean>`(${isOwnSide('from', ownProfilesOf(viewer))}
    and i.to_profile_id <> all(${sql.val(hidden)}::integer[]))`;
}
