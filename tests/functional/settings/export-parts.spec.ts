import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NOT_EXPORTED } from '../../../server/settings/export/left-out.ts';
import { rowsOfPart } from '../../../server/settings/export/part.ts';
import { EXPORT_PARTS } from '../../../server/settings/export/parts.ts';
import { recordOfEverything, type Everything } from '../../support/everything.ts';
import { columnsNamed, tablesOfPeople, type Column } from '../../support/tables-of-people.ts';
import { createWorld, type World } from '../../support/world.ts';

let world: World;
let made: Everything;

beforeAll(async () => {
  world = await createWorld();
  made = await recordOfEverything(world);
});
afterAll(() => world.close());

const exportedTables = new Set(EXPORT_PARTS.map(({ table }) => table));
/** Columns of exported tables that one of their parts does not leave out. */
const shownOf = (columns: readonly Column[]) =>
  columns
    .filter(({ table, column }) =>
      EXPORT_PARTS.some((part) => part.table === table && !(part.without ?? []).includes(column)),
    )
    .map(({ table, column }) => `${table}.${column}`);

describe('one’s own export', () => {
  test('every table that leads to a user is in it, or is left out with a reason', async () => {
    const tables = await tablesOfPeople(world.database);
    expect(tables.filter((table) => !exportedTables.has(table))).toEqual(
      Object.keys(NOT_EXPORTED).toSorted(),
    );
  });

  test('no table is in it and left out, and each reason is a sentence', () => {
    expect(Object.keys(NOT_EXPORTED).filter((table) => exportedTables.has(table))).toEqual([]);
    for (const reason of Object.values(NOT_EXPORTED)) expect(reason).toMatch(/^[A-Z].{20,}\.$/u);
  });

  test('every part has a file name of its own', () => {
    const names = EXPORT_PARTS.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test('no part names the administrator or member who acted', async () => {
    const columns = await columnsNamed(world.database, 'by_user_id$|^reporter_user_id$');
    expect(shownOf(columns)).toEqual([
      // The owner sees who invited each member.
      'contractor_members.invited_by_user_id',
      // One part is the user’s own reports.
      'reports.reporter_user_id',
    ]);
  });

  test('no part holds a token, password, hash or key of a device or payment', async () => {
    const pattern = 'token|secret|password|hash|nonce|fingerprint|endpoint|key$|^checkout$|^customer$|^card$';
    expect(shownOf(await columnsNamed(world.database, pattern))).toEqual([
      'contractors.city_key',
      'contractors.source_key',
      'credentials.access_token_expires_at',
      'credentials.refresh_token_expires_at',
      // The chain of decisions is public.
      'decisions.hash',
      'decisions.previous_hash',
      'sessions.password_confirmed_at',
      // The name of the file in the archive, and its blurred preview.
      'uploads.key',
      'uploads.thumbhash',
    ]);
  });

  test.each([
    'business-photos',
    'business-projects',
    'business-statistics',
    'comments-earlier',
    'decision-reasons',
    'devices-with-notices',
    'invoice-lines',
    'job-proofs',
    'postings-earlier',
    'quote-requests',
    'renewal-consents',
    'reports',
    'reports-answered',
    'responses-earlier',
    'reviews-earlier',
    'saved-searches',
    'wrong-coupon-codes',
  ])('one’s own export: %s has the rows of its user, and none for another user', async (name) => {
    const part = EXPORT_PARTS.find((one) => one.name === name);
    if (!part) throw new Error(`no part ${name}`);
    expect(await rowsOfPart(world.database, part, made.person.id)).toHaveLength(1);
    expect(await rowsOfPart(world.database, part, made.stranger.id)).toEqual([]);
  });

  test('a decision comes with its reason, and without who decided', async () => {
    const part = EXPORT_PARTS.find(({ name }) => name === 'decision-reasons');
    const [row] = part ? await rowsOfPart(world.database, part, made.person.id) : [];
    expect(row).toMatchObject({ reason_text: made.reason });
    expect(row).not.toHaveProperty('decided_by_user_id');
    expect(JSON.stringify(row)).not.toContain('approved_by');
  });

  test('texts of others that were taken down are not in it, one’s own are', async () => {
    const [owner, customer] = [await world.signedIn(), await world.signedIn()];
    const contractor = await world.make.contractor({ owner: owner.user });
    const { id: conversationId } = await world.database
      .insertInto('conversations')
      .values({ contractor_id: contractor.id, profile_id: customer.user.profileId })
      .returning('id')
      .executeTakeFirstOrThrow();
    await world.database
      .insertInto('messages')
      .values({
        conversation_id: conversationId,
        author_profile_id: customer.user.profileId,
        is_from_contractor: false,
        body: 'A threat that was taken down.',
        language: 'english',
        removed_at: new Date(),
      })
      .execute();
    const part = EXPORT_PARTS.find(({ name }) => name === 'messages');
    if (!part) throw new Error('there is no such part');
    expect(await rowsOfPart(world.database, part, customer.user.id)).toHaveLength(1);
    expect(await rowsOfPart(world.database, part, owner.user.id)).toEqual([]);
    expect(EXPORT_PARTS.find(({ name }) => name === 'reports')?.without).toContain('reported_text');
  });

  test('every part can be read', async () => {
    for (const part of EXPORT_PARTS)
      expect(await rowsOfPart(world.database, part, made.stranger.id)).toBeInstanceOf(Array);
  });
});
