import type { ReadContext } from '../../core/context.ts';
import { notFound, unauthenticated } from '../../core/errors.ts';
import { ownProfilesOf } from '../../core/viewer.ts';
import { isOwnSide } from './own-invitation.ts';

/** A job with the words that all of its invitations share. */
export type OwnJob = {
  id: number;
  fromProfileId: number;
  tradeId: number;
  regionId: number;
  place: string;
  /** YYYY-MM-DD */
  startsOn: string;
  endsOn: string;
  message: string;
  fileIds: number[];
};

/** Locks a job of the viewer's. Throws `notFound()` for everyone else's. */
export async function lockOwnJob(context: ReadContext, jobId: number): Promise<void> {
  const locked = await ownJobs(context)
    .select('j.id')
    .where('j.id', '=', jobId)
    .forUpdate('j')
    .executeTakeFirst();
  if (!locked) throw notFound();
}

/** A job of the viewer's. Throws `notFound()` for everyone else's, and where its words were taken down. */
export async function findOwnJob(context: ReadContext, jobId: number): Promise<OwnJob> {
  const row = await ownJobs(context)
    .select(['j.id', 'i.id as invitationId', 'i.from_profile_id as fromProfileId', 'i.trade_id as tradeId'])
    .select(['i.region_id as regionId', 'i.place', 'i.starts_on as startsOn', 'i.ends_on as endsOn'])
    .select('i.message')
    .where('j.id', '=', jobId)
    .where('i.removed_at', 'is', null)
    .orderBy('i.id')
    .executeTakeFirst();
  if (!row) throw notFound();
  const { invitationId, ...job } = row;
  const files = await context.database
    .selectFrom('invitation_files')
    .select('upload_id as id')
    .where('invitation_id', '=', invitationId)
    .orderBy('position')
    .execute();
  return { ...job, fileIds: files.map(({ id }) => id) };
}

function ownJobs({ database, viewer }: ReadContext) {
  if (!viewer) throw unauthenticated();
  return database
    .selectFrom('invited_jobs as j')
    .innerJoin('invitations as i', 'i.job_id', 'j.id')
    .where(isOwnSide('from', ownProfilesOf(viewer)));
}
