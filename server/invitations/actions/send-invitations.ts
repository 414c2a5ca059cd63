import { INVITATION_AHEAD_DAYS, INVITATION_FILES_MAX, JOB_DAYS_MAX } from '../../../common/invitations.ts';
import { localDaysAt } from '../../contractors/hours/local-day.ts';
import { referenceLists } from '../../contractors/reference-lists.ts';
import { transact, type Context, type ReadContext } from '../../core/context.ts';
import { checkTogether } from '../../core/check-together.ts';
import { invalid, unauthenticated } from '../../core/errors.ts';
import { actingProfileOf } from '../../core/viewer.ts';
import { attachUploads } from '../../uploads/attach.ts';
import { invitationSent } from '../events.ts';
import { insertInvitations, lockSender } from '../insert-invitations.ts';
import { refuseAboveMonth } from '../monthly-limit.ts';
import { findInvitees, type Invitee, type OpenInvitation } from '../queries/find-invitees.ts';
import { refuseInvitees } from '../refuse-invitees.ts';
import type { NewJob } from '../schemas.ts';
import { screenWords } from '../screen-words.ts';

const DAY_MS = 86_400_000;

/**
 * Invites contractors to a job: all of them or, with a reason, none. The same form sent again returns the id of that job.
 * Throws a 403 above the plan, and InvalidInput.
 */
export async function sendInvitations(context: Context, job: NewJob): Promise<{ jobId: number }> {
  const { viewer } = context;
  if (!viewer) throw unauthenticated();
  const fromId = actingProfileOf(viewer);
  const { contractors: slugs, people_needed: peopleNeeded, files, ...words } = job;
  return transact(context, async (tx) => {
    await lockSender(tx, fromId);
    const invitees = await findInvitees(tx, { viewer, fromId }, slugs);
    const sent = sentBefore(invitees, words);
    if (sent !== null && invitees.length === slugs.length) return { jobId: sent };
    await checkTogether([
      () => refuseInvitees(invitees, slugs),
      () => checkPeople(job),
      () => checkPlace(tx, job),
      () => checkDays(tx, job),
      () => screenWords(tx, 'place', job.place),
      () => screenWords(tx, 'message', job.message),
    ]);
    await refuseAboveMonth(tx, viewer, { profileId: fromId, wanted: invitees.length });
    const jobId = await insertJob(tx, { fromId, peopleNeeded });
    if (files.length > 0)
      await attachUploads(tx, {
        uploadIds: files,
        userId: viewer.userId,
        visibility: 'parties',
        maximum: INVITATION_FILES_MAX,
      });
    const toIds = invitees.map(({ id }) => id);
    const ids = await insertInvitations(tx, { jobId, fromId, toIds, words, fileIds: files });
    for (const id of ids) tx.announce(invitationSent(id));
    return { jobId };
  });
}

type Words = Omit<OpenInvitation, 'jobId'>;

/** The job whose open invitations with these words all of them have; null: none. */
function sentBefore(invitees: readonly Invitee[], words: Words): number | null {
  const jobId = invitees[0]?.open?.jobId ?? null;
  const hasSame = ({ open }: Invitee) => open !== null && open.jobId === jobId && isSame(open, words);
  return invitees.every(hasSame) ? jobId : null;
}

const isSame = (open: OpenInvitation, words: Words): boolean =>
  open.trade_id === words.trade_id &&
  open.region_id === words.region_id &&
  open.place === words.place &&
  open.starts_on === words.starts_on &&
  open.ends_on === words.ends_on &&
  open.message === words.message;

/** Several contractors who accept would otherwise be too many. */
function checkPeople({ contractors, people_needed: needed }: NewJob): void {
  if (contractors.length > 1 && needed === null)
    throw invalid('people_needed', 'invitations.people_needed_missing');
}

/** Trade and state are on the lists. */
async function checkPlace(tx: ReadContext, { trade_id, region_id }: NewJob): Promise<void> {
  const lists = await referenceLists(tx);
  if (!lists.tradeOf(trade_id)) throw invalid('trade_id', 'invitations.trade_needed');
  if (!lists.regionOf(region_id)) throw invalid('region_id', 'invitations.region_needed');
}

/** The days lie ahead, and in their order. */
function checkDays(tx: ReadContext, { starts_on, ends_on }: NewJob): void {
  const { earliest } = localDaysAt(tx.now);
  if (starts_on < earliest) throw invalid('starts_on', 'invitations.day_past');
  if (daysBetween(earliest, starts_on) > INVITATION_AHEAD_DAYS)
    throw invalid('starts_on', 'invitations.day_too_far', { days: INVITATION_AHEAD_DAYS });
  if (ends_on < starts_on) throw invalid('ends_on', 'invitations.day_order');
  if (daysBetween(starts_on, ends_on) > JOB_DAYS_MAX)
    throw invalid('ends_on', 'invitations.job_too_long', { days: JOB_DAYS_MAX });
}

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

async function insertJob(
  { database, now }: ReadContext,
  { fromId, peopleNeeded }: { fromId: number; peopleNeeded: number | null },
): Promise<number> {
  const { id } = await database
    .insertInto('invited_jobs')
    .values({ profile_id: fromId, people_needed: peopleNeeded, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
