import type { MadeUser } from '../../../support/factories.ts';
import type { World } from '../../../support/world.ts';
import { makeRedFlag } from '../../red-flags/made-red-flag.ts';
import { exists, insert, update, type KeptForm } from './kept.ts';

const ERASE = ['reviews.erase'];
const WITH_FILES = ['reviews.erase', 'uploads.sweep'];
const TAKEN_DOWN =
  'What an administrator took down: reviews, responses, postings, comments, messages, invitations, ratings between contractors and photos';
const DELETED = 'Deleted reviews, responses and postings, with all versions';

export function textRows(world: World): KeptForm[] {
  const { make } = world;
  const first = async (table: 'trades' | 'regions') =>
    (await world.database.selectFrom(table).select('id').limit(1).executeTakeFirstOrThrow()).id;
  const authorOf = async () => ({ author_profile_id: (await make.user()).profileId, language: 'english' });
  const posting = async () =>
    insert(world, 'postings', {
      ...(await authorOf()),
      type: 'tip',
      title: 'Gutters',
      body: 'Clean them in fall.',
      region_id: await first('regions'),
    });
  const comment = async () =>
    insert(world, 'comments', {
      ...(await authorOf()),
      posting_id: (await posting()).id,
      body: 'In spring.',
    });
  const review = async () => make.review({ contractor: await make.contractor() });
  const response = async () => make.response({ review: await review() });
  const inviting = async () => {
    const { id } = await make.contractor();
    const job = await insert(world, 'invited_jobs', { profile_id: id });
    return {
      job_id: job.id,
      from_profile_id: id,
      to_profile_id: (await make.contractor()).id,
      trade_id: await first('trades'),
      region_id: await first('regions'),
      place: 'Fresno',
      starts_on: '2027-12-07',
      ends_on: '2027-12-09',
      message: 'Drywall.',
      language: 'english',
      expires_at: '2027-12-01T00:00:00Z',
    };
  };
  const message = async () => {
    const sides = { profile_id: (await make.user()).profileId, contractor_id: (await make.contractor()).id };
    const conversation = await insert(world, 'conversations', sides);
    const row = {
      conversation_id: conversation.id,
      is_from_contractor: false,
      body: 'Hi.',
      language: 'english',
    };
    return insert(world, 'messages', row);
  };
  const rating = async () => {
    const invitation = await inviting();
    const { id } = await insert(world, 'invitations', invitation);
    return insert(world, 'partner_ratings', {
      invitation_id: id,
      author_profile_id: invitation.from_profile_id,
      about_profile_id: invitation.to_profile_id,
      overall: 4,
      work_again: true,
      body: 'On time.',
      language: 'english',
    });
  };
  /** A document that hangs on a row with a column `upload_id`. */
  const document = (user: MadeUser, at: Date) =>
    make.upload({ user, kind: 'document', visibility: 'parties', createdAt: at });
  const decided = (
    type: 'review' | 'response' | 'posting' | 'comment',
    table: string,
    row: () => Promise<{ id: number }>,
  ): KeptForm => ({
    row: TAKEN_DOWN,
    thing: `the ${type}`,
    period: { days: 180 },
    jobs: ERASE,
    make: async (at) => {
      const { id } = await row();
      const action =
        type === 'posting' || type === 'comment'
          ? (`${type}.removed` as const)
          : (`${type}.deactivated` as const);
      const by = await make.user({ role: 'admin' });
      const decision = await make.decision({ action, subject: { type, id }, by, at });
      await update(world, table, id, { status: 'inactive', decision_id: decision.id });
      return () => exists(world, table, { id });
    },
  });
  const removed = (
    thing: string,
    table: string,
    row: () => Promise<{ id: number }>,
    column = 'removed_at',
  ): KeptForm => ({
    row: column === 'removed_at' ? TAKEN_DOWN : DELETED,
    thing,
    period: { days: 180 },
    jobs: ERASE,
    make: async (at) => {
      const { id } = await row();
      await update(world, table, id, { [column]: at });
      return () => exists(world, table, { id });
    },
  });
  return [
    decided('review', 'reviews', review),
    decided('response', 'review_responses', response),
    decided('posting', 'postings', posting),
    decided('comment', 'comments', comment),
    removed('the message', 'messages', message),
    removed('the invitation', 'invitations', async () => insert(world, 'invitations', await inviting())),
    removed('the rating', 'partner_ratings', rating),
    removed('the review', 'reviews', review, 'deleted_at'),
    removed('the response', 'review_responses', response, 'deleted_at'),
    removed('the posting', 'postings', posting, 'deleted_at'),
    {
      row: TAKEN_DOWN,
      thing: 'the photo with its file',
      period: { days: 180 },
      jobs: WITH_FILES,
      make: async (at) => {
        const user = await make.user();
        const photo = await make.upload({ user, visibility: 'parties', createdAt: at });
        const row = { upload_id: photo.id, holder: 'posting_photos', holder_row: '{}', removed_at: at };
        await insert(world, 'removed_photos', { ...row, owner_profile_id: user.profileId }, 'upload_id');
        return () => exists(world, 'uploads', { id: photo.id });
      },
    },
    {
      row: 'Files that prove the job of a review, and what was read of an invoice',
      thing: 'the file of a confirmed job',
      period: { days: 30 },
      jobs: ['job_proofs.forget', 'uploads.sweep'],
      make: async (at) => {
        const proof = { review_id: (await review()).id, created_at: at, state: 'confirmed', decided_at: at };
        const { id } = await insert(world, 'job_proofs', proof);
        const file = await document(await make.user(), at);
        const row = { job_proof_id: id, upload_id: file.id, position: 1 };
        await insert(world, 'job_proof_files', row, 'upload_id');
        return () => exists(world, 'uploads', { id: file.id });
      },
    },
    {
      row: 'Files that you sent, with their names',
      thing: 'the file that was attached to nothing',
      period: { hours: 24 },
      jobs: ['uploads.sweep'],
      make: async (at) => {
        const file = await make.upload({ user: await make.user(), createdAt: at });
        return () => exists(world, 'uploads', { id: file.id });
      },
    },
    {
      row: 'Red flags that were never published',
      thing: 'the dismissed red flag with its file',
      period: { days: 180 },
      jobs: WITH_FILES,
      make: async (at) => {
        const reporter = await make.user();
        const flag = await makeRedFlag(world, { contractor: await make.contractor(), reporter });
        const file = await document(reporter, at);
        const row = { red_flag_id: flag.id, upload_id: file.id, side: 'reporter', position: 1 };
        await insert(world, 'red_flag_files', row, 'upload_id');
        await update(world, 'red_flags', flag.id, { state: 'dismissed', closed_at: at });
        return async () =>
          (await exists(world, 'red_flags', { id: flag.id })) || exists(world, 'uploads', { id: file.id });
      },
    },
    {
      row: 'Proposals that a business closed for good, or is open again',
      thing: 'the rejected proposal with its file',
      period: { days: 180 },
      jobs: WITH_FILES,
      make: async (at) => {
        const proposer = await make.user();
        const { id } = await world.database
          .insertInto('closing_proposals')
          .values({
            contractor_id: (await make.contractor()).id,
            wish: 'close',
            origin: 'user',
            proposer_user_id: proposer.id,
            closed_on: '2026-01-05',
            opened_at: at,
            state: 'rejected',
            ended_at: at,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        const file = await document(proposer, at);
        await insert(
          world,
          'closing_proposal_files',
          { proposal_id: id, upload_id: file.id, position: 1 },
          'upload_id',
        );
        return async () =>
          (await exists(world, 'closing_proposals', { id })) || exists(world, 'uploads', { id: file.id });
      },
    },
  ];
}
