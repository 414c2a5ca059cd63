import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eraseDeletedReviews } from '../../../server/reviews/jobs/erase-deleted-reviews.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';
import { allEntries, checked, entriesAbout, logOf, proofFile, textOf } from './support.ts';

let world: World;
let administrator: Person;

beforeAll(async () => {
  world = await createWorld();
  administrator = await world.signedIn({ role: 'admin' });
});
afterAll(() => world.close());

const append = () => logOf(world).append();
const kindsOf = async (subject: string) => (await entriesAbout(world, subject)).map(({ kind }) => kind);

describe('the public log', () => {
  test('each change of a review becomes an entry, and its words and salt go with it', async () => {
    const review = await world.make.review({
      contractor: await world.make.contractor(),
      body: textOf('They came on time.'),
    });
    await append();
    const set = (values: Record<string, unknown>) =>
      world.database.updateTable('reviews').set(values).where('id', '=', review.id).execute();
    await set({ body: textOf('They came late.') });
    await append();
    await set({ status: 'inactive' });
    await append();
    await set({ status: 'active' });
    await append();
    await set({ deleted_at: new Date('2020-01-01') });
    await append();
    await eraseDeletedReviews(world.database, new Date());
    await append();
    const subject = `review/${review.id}`;
    expect(await kindsOf(subject)).toEqual([
      'review.published',
      'review.changed',
      'review.hidden',
      'review.shown',
      'review.deleted',
      'review.erased',
    ]);
    const entries = await entriesAbout(world, subject);
    expect(entries.map(({ commitment }) => commitment !== undefined)).toEqual([
      true,
      true,
      false,
      true,
      false,
      false,
    ]);
    expect(entries.slice(1).map(({ previous }) => previous)).toEqual(
      entries.slice(0, -1).map(({ number }) => number),
    );
    const kept =
      await sql`select from log_subjects where subject_type = 'review' and subject_id = ${review.id}
      and (salt is not null or public is not null)`.execute(world.database);
    expect(kept.rows).toEqual([]);
    expect((await checked(world, await proofFile(world, subject))).code).toBe('no_longer_public');
  });

  test('a review that nobody saw leaves no entry', async () => {
    const review = await world.make.review({ contractor: await world.make.contractor(), status: 'inactive' });
    await append();
    await world.database.deleteFrom('reviews').where('id', '=', review.id).execute();
    await append();
    expect(await kindsOf(`review/${review.id}`)).toEqual([]);
  });

  test('several changes before one checkpoint become several entries', async () => {
    const review = await world.make.review({ contractor: await world.make.contractor() });
    for (const body of ['One.', 'Two.', 'Two.', 'Three.'].map(textOf))
      await world.database.updateTable('reviews').set({ body }).where('id', '=', review.id).execute();
    await append();
    expect(await kindsOf(`review/${review.id}`)).toEqual([
      'review.published',
      'review.changed',
      'review.changed',
      'review.changed',
    ]);
  });

  test('a response disappears with its review and returns with it', async () => {
    const review = await world.make.review({ contractor: await world.make.contractor() });
    const response = await world.make.response({ review });
    for (const status of ['inactive', 'active']) {
      await append();
      await world.database.updateTable('reviews').set({ status }).where('id', '=', review.id).execute();
    }
    await append();
    expect(await kindsOf(`response/${response.id}`)).toEqual([
      'response.published',
      'response.hidden',
      'response.shown',
    ]);
  });

  test('a decision is an entry with its hash, and without its reason’s words', async () => {
    const review = await world.make.review({ contractor: await world.make.contractor() });
    const decision = await world.make.decision({
      action: 'review.deactivated',
      subject: { type: 'review', id: review.id },
      review,
      by: administrator.user,
      reasonCode: 'R07',
      reasonText: 'It names the street of the customer.',
    });
    await append();
    const file = await proofFile(world, `decision/${decision.id}`);
    expect(file).not.toContain('street');
    const { hash } = await world.database
      .selectFrom('decisions')
      .select('hash')
      .where('id', '=', decision.id)
      .executeTakeFirstOrThrow();
    expect(file).toContain(hash);
    expect((await checked(world, file)).code).toBe('holds');
  });

  test('a listing is added, corrected, hidden and shown, and a new rating alone is no entry', async () => {
    const contractor = await world.make.contractor({ name: 'Ortiz Plumbing' });
    const set = (values: Record<string, unknown>) =>
      world.database.updateTable('contractors').set(values).where('id', '=', contractor.id).execute();
    await append();
    const before = (await kindsOf(`listing/${contractor.id}`)).length;
    await set({ mean_rating: 4.5, review_count: 3 });
    await append();
    await set({ license_number: 'M-40123', license_state: 'TX' });
    await set({ hidden_at: new Date() });
    await set({ hidden_at: null });
    await append();
    expect((await kindsOf(`listing/${contractor.id}`))[0]).toBe('listing.added');
    expect((await kindsOf(`listing/${contractor.id}`)).slice(before)).toEqual([
      'listing.corrected',
      'listing.hidden',
      'listing.shown',
    ]);
  });

  test('entries are made in one order by two processes at once, each once', async () => {
    const contractor = await world.make.contractor();
    const before = (await allEntries(world)).length;
    const reviews = [];
    for (let count = 0; count < 30; count += 1) reviews.push(await world.make.review({ contractor }));
    const [one, other] = [logOf(world), logOf(world)];
    await Promise.all([one.append(), other.append()]);
    await one.append();
    const entries = await allEntries(world);
    expect(entries.map(({ number }) => number)).toEqual(entries.map((_, index) => index));
    expect(entries.length).toBeGreaterThanOrEqual(before + 30);
    for (const { id } of reviews) expect(await kindsOf(`review/${id}`)).toEqual(['review.published']);
  });

  test('a transaction that fails leaves no entry', async () => {
    const contractor = await world.make.contractor();
    await append();
    const before = (await allEntries(world)).length;
    await expect(
      world.database.transaction().execute(async (tx) => {
        await tx.updateTable('contractors').set({ name: 'Other' }).where('id', '=', contractor.id).execute();
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    await append();
    expect(await allEntries(world)).toHaveLength(before);
  });

  test('entries, and bytes of tiles, cannot be changed in the database', async () => {
    await append();
    const { database } = world;
    await expect(database.deleteFrom('log_entries').execute()).rejects.toThrow('append-only');
    await expect(database.updateTable('log_entries').set({ text: '{}' }).execute()).rejects.toThrow(
      'append-only',
    );
    await expect(sql`update log_tiles set hashes = sha256('x')`.execute(database)).rejects.toThrow(
      'only grow',
    );
    await expect(database.deleteFrom('log_tiles').execute()).rejects.toThrow('only grow');
  });
});

describe('what was public before the log began', () => {
  test('what was public before the log began becomes entries in the order of its times, with one for the chain of decisions', async () => {
    const old = await createWorld();
    const contractor = await old.make.contractor();
    const later = await old.make.review({ contractor, createdAt: new Date('2026-05-01T12:00:00Z') });
    const earlier = await old.make.review({ contractor, createdAt: new Date('2026-03-01T12:00:00Z') });
    const decision = await old.make.decision({
      action: 'review.activated',
      subject: { type: 'review', id: earlier.id },
      review: earlier,
      at: new Date('2026-04-01T12:00:00Z'),
    });
    await sql`update contractors set created_at = '2026-01-01'`.execute(old.database);
    await sql`update reviews set first_shown_at = created_at`.execute(old.database);
    await logOf(old).append();
    expect((await allEntries(old)).map(({ subject }) => subject)).toEqual([
      `listing/${contractor.id}`,
      `review/${earlier.id}`,
      `decision/${decision.id}`,
      `review/${later.id}`,
      'decision_chain/1',
    ]);
    await old.close();
  });
});
