import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { route } from '../../../../common/routes/route-table.ts';
import { followProofs } from '../../../../server/reviews/proofs/jobs/follow-proofs.ts';
import { statusesOf } from '../../../support/at-once.ts';
import type { MadeContractor } from '../../../support/factories.ts';
import { createPermit, createPermitImport } from '../../../support/permits.ts';
import { createProofWorld, type ProofWorld } from '../../../support/proofs.ts';
import type { Person } from '../../../support/world.ts';

let proofs: ProofWorld;
let firm: MadeContractor;
let author: Person;
let reviewId: number;

beforeAll(async () => {
  proofs = await createProofWorld();
});
afterAll(() => proofs.world.close());
beforeEach(async () => {
  firm = await proofs.contractor();
  ({ id: reviewId, author } = await proofs.review(firm));
});

let runs = 0;
async function permit(given: Partial<Parameters<typeof createPermit>[2]> = {}): Promise<number> {
  runs += 1;
  const city = 'Juárez';
  const run = await createPermitImport(proofs.world, { source: `List ${runs}`, region: 'MX-CHH', city });
  const own = { contractorId: firm.id, number: 'LC-2026/118', city: 'Cd. Juárez', issued_on: '2026-07-03' };
  return createPermit(proofs.world, run, { ...own, ...given });
}
const prove = async (number: string, person = author, id = reviewId) => {
  const { page } = await person.submit(route('reviews.proof.permit', { id }), { number });
  return page.props.errors['number'] ?? page.flash.success;
};
const verification = async (id = reviewId) => (await proofs.reviewRow(id)).verification;
const follow = () =>
  followProofs({
    database: proofs.world.database,
    now: new Date(),
    announce: () => undefined,
    t: () => (key: string) => key,
  } as unknown as Parameters<typeof followProofs>[0]);

describe('a job that is proven by a permit', () => {
  test.each(['LC-2026/118', 'lc 2026 118', 'Permiso núm. LC2026118'])(
    'a permit of the contractor, the place and the month proves the job at once, written as %s',
    async (number) => {
      await permit();
      expect(await prove(number)).toBe('The job is proven. Your review counts fully from now on.');
      expect(await verification()).toBe('job_proof');
      expect(await proofs.decisionsAbout(reviewId)).toMatchObject([
        { action: 'job_proof.confirmed', by: null, after: { proof: 'permit' } },
      ]);
    },
  );

  test.each([
    ['a number that nobody lists', {}, 'LC-1', 'no permit of'],
    ['another contractor’s permit', { contractorId: null }, 'LC-2026/118', 'no permit of'],
    ['a permit that was not issued', { status: 'not_issued' }, 'LC-2026/118', 'no permit of'],
    ['another city', { city: 'Delicias' }, 'LC-2026/118', 'another place'],
    ['a later month', { issued_on: '2026-10-01' }, 'LC-2026/118', 'doesn’t fit the month'],
    ['a job after the final inspection', { final_on: '2026-07-20' }, 'LC-2026/118', 'doesn’t fit the month'],
    ['a job of years before', { issued_on: '2024-07-31' }, 'LC-2026/118', 'doesn’t fit the month'],
    ['no day at all', { issued_on: null }, 'LC-2026/118', 'gives no date'],
    ['an empty number', {}, ' ', 'required'],
  ])('a permit with %s is refused, with the part that did not fit', async (_what, given, number, said) => {
    await permit(given);
    expect((await prove(number))?.toLowerCase()).toContain(said);
    expect(await verification()).toBe('contact_and_facts');
  });

  test('two permits of one number are told apart by place and month, and refused where both fit', async () => {
    await permit({ city: 'Delicias' });
    await permit();
    expect(await prove('LC-2026/118')).toContain('is proven');
    await permit();
    const next = await proofs.review(firm);
    expect(await prove('LC-2026/118', next.author, next.id)).toContain('Several permits');
  });

  test('a permit proves one review, also when two authors name it at once', async () => {
    await permit();
    const other = await proofs.review(firm);
    const json = { accept: 'application/json' };
    const name = ({ id, person }: { id: number; person: Person }) =>
      person.send('POST', route('reviews.proof.permit', { id }), { number: 'LC-2026/118' }, json);
    const answers = await Promise.all([
      name({ id: reviewId, person: author }),
      name({ id: other.id, person: other.author }),
    ]);
    expect(statusesOf(answers)).toEqual([303, 422]);
    expect([await verification(), await verification(other.id)].sort()).toEqual([
      'contact_and_facts',
      'job_proof',
    ]);
  });

  test('a permit whose import is undone proves nothing any more, and the author may appeal', async () => {
    const id = await permit();
    await prove('LC-2026/118');
    await follow();
    expect(await verification()).toBe('job_proof');
    await proofs.world.database
      .updateTable('contractor_imports')
      .set({ state: 'undone' })
      .where('id', 'in', (runs) => runs.selectFrom('permits').select('import_id').where('id', '=', id))
      .execute();
    await follow();
    expect(await proofs.reviewRow(reviewId)).toMatchObject({ verification: 'contact_and_facts', proven: 0 });
    const page = await proofs.pageOf(author, reviewId);
    expect(page.proofs[0]).toMatchObject({ state: 'revoked', reason: 'job_proofs.permit_gone' });
    const statement = await proofs.world.database
      .selectFrom('decision_statements')
      .select(['party', 'appeal_until'])
      .where('decision_id', '=', page.proofs[0]?.statementId ?? 0)
      .executeTakeFirstOrThrow();
    expect(statement.party).toBe('author');
    expect(statement.appeal_until).not.toBeNull();
  });

  test('a permit is offered where one of the contractor is on record', async () => {
    expect((await proofs.pageOf(author, reviewId)).offers.permit).toBe(false);
    await permit();
    expect((await proofs.pageOf(author, reviewId)).offers.permit).toBe(true);
  });
});

/** A request for a quote that both sides marked as hired on the 1st of August, or as given. */
async function hire(given: { confirmedAt?: Date | null; hiredAt?: Date } = {}): Promise<number> {
  const { database } = proofs.world;
  const trade = await database
    .selectFrom('trades')
    .select('id')
    .where('slug', '=', 'plumbing')
    .executeTakeFirstOrThrow();
  const at = given.hiredAt ?? new Date('2026-08-01T15:00:00Z');
  const request = await database
    .insertInto('quote_requests')
    .values({
      profile_id: author.user.profileId,
      trade_id: trade.id,
      place: 'Ciudad Juárez',
      starts: 'soon',
      description: 'Un tinaco nuevo.',
      currency: 'MXN',
      language: 'mexican_spanish',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const talk = await database
    .insertInto('conversations')
    .values({ profile_id: author.user.profileId, contractor_id: firm.id })
    .onConflict((other) => other.doNothing())
    .returning('id')
    .executeTakeFirst();
  const { id: conversation } =
    talk ??
    (await database
      .selectFrom('conversations')
      .select('id')
      .where('contractor_id', '=', firm.id)
      .executeTakeFirstOrThrow());
  const { id } = await database
    .insertInto('quote_hires')
    .values({
      quote_request_id: request.id,
      conversation_id: conversation,
      hired_at: at,
      confirmed_at: given.confirmedAt === undefined ? at : given.confirmedAt,
      review_due_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

describe('a job that is proven by a quote hired here', () => {
  test('a quote that both sides marked as hired proves the review of that customer, once', async () => {
    await hire();
    await follow();
    await follow();
    expect(await verification()).toBe('job_proof');
    expect((await proofs.pageOf(author, reviewId)).proofs).toMatchObject([
      { kind: 'quote', state: 'confirmed' },
    ]);
  });

  test.each([
    ['the customer alone marked', { confirmedAt: null }],
    ['that came after the month of the job', { hiredAt: new Date('2026-10-05T15:00:00Z') }],
    ['that came after the review', { hiredAt: new Date(Date.now() + 60_000) }],
  ])('a quote %s proves nothing', async (_what, given) => {
    await hire(given);
    await follow();
    expect(await verification()).toBe('contact_and_facts');
  });

  test('a quote that the customer no longer hired proves nothing any more; hired again it does', async () => {
    const { database } = proofs.world;
    const id = await hire();
    await follow();
    await database
      .updateTable('quote_hires')
      .set({ withdrawn_at: new Date() })
      .where('id', '=', id)
      .execute();
    await follow();
    expect(await verification()).toBe('contact_and_facts');
    expect(await proofs.decisionsAbout(reviewId)).toMatchObject([
      { action: 'job_proof.confirmed', by: null },
      { action: 'job_proof.revoked', by: null, reason: 'job_proofs.hire_withdrawn' },
    ]);
    await hire();
    await follow();
    expect(await verification()).toBe('job_proof');
  });

  test('a quote proves one review, and another one of the same customer keeps its weight', async () => {
    const { database } = proofs.world;
    await hire();
    const { id: second } = await proofs.world.make.review({
      contractor: firm,
      author: author.user,
      jobMonth: '2026-09-01',
    });
    await follow();
    expect([await verification(), await verification(second)].sort()).toEqual([
      'contact_and_facts',
      'job_proof',
    ]);
    const rows = await database
      .selectFrom('job_proofs')
      .select('id')
      .where('review_id', 'in', [reviewId, second])
      .execute();
    expect(rows).toHaveLength(1);
  });

  test('a quote that proves a review takes back the files that wait, which nobody needs to look at', async () => {
    const { database } = proofs.world;
    await database.insertInto('job_proofs').values({ review_id: reviewId, created_at: new Date() }).execute();
    await hire();
    await follow();
    expect((await proofs.pageOf(author, reviewId)).proofs).toMatchObject([
      { kind: 'quote', state: 'confirmed' },
      { kind: 'file', state: 'withdrawn' },
    ]);
  });
});
