import { buy } from './billing.ts';
import type { MadeUser } from './factories.ts';
import type { Person, World } from './world.ts';

/** A person with a row of many kinds, another one without any, and a reason that was given. */
export type Everything = { person: MadeUser; stranger: MadeUser; reason: string };

const REASON = 'The text names a family at its address.';
const AT = new Date('2026-03-01T12:00:00Z');

/** One row of each kind for one person. */
export async function recordOfEverything(world: World): Promise<Everything> {
  const person = await world.signedIn({ role: 'contractor' });
  const stranger = await world.make.user();
  await buy(person, 'gold');
  await recordDevices(world, person);
  await recordBusiness(world, person);
  await recordTexts(world, person);
  await recordCases(world, person);
  return { person: person.user, stranger, reason: REASON };
}

async function recordDevices({ database }: World, { user }: Person): Promise<void> {
  const session = await database
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow();
  await database
    .insertInto('push_subscriptions')
    .values({
      user_id: user.id,
      session_id: session.id,
      endpoint: `https://push.example/${user.id}`,
      public_key: 'p',
      auth_secret: 's',
      created_at: AT,
    })
    .execute();
  await database
    .insertInto('saved_searches')
    .values({ user_id: user.id, kind: 'contractors', name: 'Roofers', query: 'q=roof' })
    .execute();
  await database.insertInto('coupon_attempts').values({ user_id: user.id, at: AT }).execute();
}

async function recordBusiness({ database, make }: World, { user }: Person): Promise<void> {
  const { id } = await make.contractor({ owner: user });
  const photo = await make.upload({ user });
  const album = await database
    .insertInto('contractor_albums')
    .values({ contractor_id: id, title: 'A new roof', position: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('contractor_photos')
    .values({
      contractor_id: id,
      upload_id: photo.id,
      album_id: album.id,
      caption: 'The south side',
      position: 1,
    })
    .execute();
  await database
    .insertInto('contractor_page_days')
    .values({ contractor_id: id, day: '2026-03-01', kind: 'view', count: 3 })
    .execute();
}

async function recordTexts({ database }: World, { user }: Person): Promise<void> {
  const author = { author_profile_id: user.profileId, language: 'english' };
  const region = await database.selectFrom('regions').select('id').limit(1).executeTakeFirstOrThrow();
  const trade = await database.selectFrom('trades').select('id').limit(1).executeTakeFirstOrThrow();
  const posting = await database
    .insertInto('postings')
    .values({ ...author, type: 'tip', title: 'Gutters', body: 'Clean them in fall.', region_id: region.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  const earlier = { version: 1, body: 'Clean them.', created_at: AT };
  await database
    .insertInto('posting_versions')
    .values({ ...earlier, posting_id: posting.id, title: 'Gutters' })
    .execute();
  const comment = await database
    .insertInto('comments')
    .values({ ...author, posting_id: posting.id, body: 'And in spring.' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('comment_versions')
    .values({ ...earlier, comment_id: comment.id })
    .execute();
  await database
    .insertInto('quote_requests')
    .values({
      profile_id: user.profileId,
      trade_id: trade.id,
      place: 'Mesa',
      starts: 'soon',
      description: 'A roof of 40 feet.',
      currency: 'USD',
      language: 'english',
    })
    .execute();
}

async function recordCases({ database, make }: World, { user }: Person): Promise<void> {
  const contractor = await make.contractor();
  const review = await make.review({ contractor, author: user });
  await database
    .insertInto('review_versions')
    .values({ review_id: review.id, version: 1, content: {}, created_at: AT })
    .execute();
  const { id: job_proof_id } = await database
    .insertInto('job_proofs')
    .values({ review_id: review.id, kind: 'cfdi', created_at: AT })
    .returning('id')
    .executeTakeFirstOrThrow();
  const cfdi = {
    user_id: user.id,
    review_id: review.id,
    folio_hash: 'folio',
    issuer_hash: 'rfc',
    facts: null,
  };
  await database
    .insertInto('job_proof_cfdis')
    .values({ ...cfdi, job_proof_id, created_at: AT })
    .execute();
  const response = await make.response({ review: await make.review({ contractor }), author: user });
  await database
    .insertInto('review_response_versions')
    .values({ response_id: response.id, version: 1, body: 'Thanks.', created_at: AT })
    .execute();
  await make.report({ kind: 'review', id: (await make.review({ contractor })).id, by: user });
  await database
    .insertInto('closing_proposals')
    .values({
      contractor_id: contractor.id,
      wish: 'close',
      origin: 'user',
      proposer_user_id: user.id,
      closed_on: '2026-01-05',
      opened_at: AT,
    })
    .execute();
  await make.decision({
    action: 'review.deactivated',
    subject: { type: 'review', id: review.id },
    by: await make.user({ role: 'admin' }),
    review,
    contractor,
    reasonText: REASON,
    concerned: [{ userId: user.id, party: 'author', appealUntil: null }],
    before: { status: 'active' },
    after: { status: 'inactive' },
  });
}
