import { endOfDay } from '../../../common/format/last-days.ts';
import { INVITED_TO_JOB_MAX } from '../../../common/invitations.ts';
import { transact, type Context, type ReadContext } from '../../core/context.ts';
import { conflict, invalid, unauthenticated } from '../../core/errors.ts';
import { invitationSent } from '../events.ts';
import { headCountOf, stillNeeded } from '../head-count.ts';
import { insertInvitations, lockSender } from '../insert-invitations.ts';
import { refuseAboveMonth } from '../monthly-limit.ts';
import { findInvitees } from '../queries/find-invitees.ts';
import { findOwnJob, lockOwnJob, type OwnJob } from '../queries/own-job.ts';
import { refuseInvitees } from '../refuse-invitees.ts';

type More = { jobId: number; contractors: readonly string[] };

/**
 * Invites more contractors to a job, with its words and files: all of them or, with a reason, none. Sent again, it changes
 * nothing. Throws `notFound()`, a 403 above the plan, a 409 once the job has begun or has enough people, and
 * InvalidInput.
 */
export async function inviteMore(context: Context, { jobId, contractors: slugs }: More): Promise<void> {
  const { viewer } = context;
  if (!viewer) throw unauthenticated();
  await transact(context, async (tx) => {
    const { fromProfileId: fromId } = await findOwnJob(tx, jobId);
    await lockSender(tx, fromId);
    await lockOwnJob(tx, jobId);
    const job = await findOwnJob(tx, jobId);
    const invitees = await findInvitees(tx, { viewer, fromId }, slugs);
    const areInvited = invitees.every(({ open }) => open?.jobId === jobId);
    if (areInvited && invitees.length === slugs.length) return;
    refuseInvitees(invitees, slugs);
    await refuseEnough(tx, job, invitees.length);
    await refuseAboveMonth(tx, viewer, { profileId: fromId, wanted: invitees.length });
    const ids = await insertInvitations(tx, {
      jobId,
      fromId,
      toIds: invitees.map(({ id }) => id),
      words: {
        trade_id: job.tradeId,
        region_id: job.regionId,
        place: job.place,
        starts_on: job.startsOn,
        ends_on: job.endsOn,
        message: job.message,
      },
      fileIds: job.fileIds,
    });
    for (const id of ids) tx.announce(invitationSent(id));
  });
}

/** Throws a 409 once the job has begun or has enough people, and InvalidInput above the number of its invitations. */
async function refuseEnough(tx: ReadContext, { id, startsOn }: OwnJob, wanted: number): Promise<void> {
  if (endOfDay(startsOn) <= tx.now) throw conflict('invitations.job_began');
  const count = await headCountOf(tx.database, id);
  if (count.isCalledOff) throw conflict('invitations.job_called_off');
  if (stillNeeded(count) === 0) throw conflict('invitations.job_filled');
  const { invited } = await tx.database
    .selectFrom('invitations')
    .select(({ fn }) => fn.countAll<number>().as('invited'))
    .where('job_id', '=', id)
    .executeTakeFirstOrThrow();
  if (invited + wanted > INVITED_TO_JOB_MAX)
    throw invalid('contractors', 'invitations.too_many_to_job', { maximum: INVITED_TO_JOB_MAX });
}
