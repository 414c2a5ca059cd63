import { randomBytes } from 'node:crypto';
import { Migrator } from 'kysely/migration';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openDatabase, type DatabaseHandle } from '../../../server/database/client.ts';
import { MIGRATIONS, migrate } from '../../../server/database/migrator.ts';
import { databaseOn } from '../../support/database-server.ts';

/** Reviews that were there before 0013 remembered what was shown, each with what had been decided about it. */
type Decided = {
  hour: number;
  action: string;
  before?: string;
  after: string;
  version?: number;
  subject?: 'review' | 'appeal' | 'response';
  code?: string;
};
type Old = { status: 'active' | 'inactive'; deleted?: true; versions?: number[]; decided?: Decided[] };

const START = new Date('2026-03-02T12:00:00Z');
const hour = (hours: number) => new Date(START.getTime() + hours * 3_600_000);
const held = { hour: 0, action: 'review.held', after: 'inactive' };

/** `versions` are the hours at which each was written; without any the words were never changed. */
const OLD = {
  untouched: { status: 'active' },
  edited: { status: 'active', versions: [0, 5] },
  held: { status: 'inactive', decided: [held] },
  heldAndMended: {
    status: 'active',
    versions: [0, 80],
    decided: [held, { hour: 80, action: 'review.activated', after: 'active' }],
  },
  heldAndReleased: {
    status: 'active',
    versions: [0],
    decided: [held, { hour: 30, action: 'review.activated', before: 'held', after: 'active' }],
  },
  heldAndConfirmed: {
    status: 'inactive',
    decided: [held, { hour: 30, action: 'review.deactivated', before: 'held', after: 'inactive' }],
  },
  takenDown: {
    status: 'inactive',
    versions: [0, 5],
    decided: [{ hour: 9, action: 'review.deactivated', after: 'inactive', version: 2, code: 'R13' }],
  },
  takenDownAndMended: {
    status: 'inactive',
    versions: [0, 9],
    decided: [{ hour: 5, action: 'review.deactivated', after: 'inactive', code: 'R07' }],
  },
  editHeld: {
    status: 'inactive',
    versions: [0, 7],
    decided: [{ hour: 7, action: 'review.held', after: 'inactive', version: 2 }],
  },
  mendedAndPutBack: {
    status: 'active',
    versions: [0, 9],
    decided: [
      { hour: 5, action: 'review.deactivated', after: 'inactive', code: 'R07' },
      { hour: 20, action: 'appeal.accepted', subject: 'appeal', after: 'active', version: 2 },
    ],
  },
  putBack: {
    status: 'active',
    versions: [0],
    decided: [
      { hour: 5, action: 'review.deactivated', after: 'inactive', code: 'R01' },
      { hour: 20, action: 'review.activated', after: 'active' },
    ],
  },
  responseTakenDown: {
    status: 'active',
    decided: [{ hour: 5, action: 'response.deactivated', subject: 'response', after: 'inactive' }],
  },
  deleted: {
    status: 'active',
    deleted: true,
    decided: [{ hour: 5, action: 'review.deleted', after: 'deleted', code: 'R02' }],
  },
} as const satisfies Record<string, Old>;
type Name = keyof typeof OLD;

let server: DatabaseHandle;
let handle: DatabaseHandle;
const name = `plumbline_old_${randomBytes(6).toString('hex')}`;
const ids = new Map<string, number>();
const responses: number[] = [];

beforeAll(async () => {
  const { target } = inject('databaseServer');
  server = openDatabase(target, { connections: 1 });
  await server.sql.unsafe(`create database ${name}`);
  handle = openDatabase(databaseOn(target, name), { connections: 2 });
  await migrateTo('0012-people');
  await handle.sql`insert into reason_codes (code, slug, english, mexican_spanish, fixable, usual_measure, position)
    select code, code, code, code, 'no', 'hide', 1 from unnest(array['R01', 'R02', 'R07', 'R13']) as code`;
  for (const [review, old] of Object.entries<Old>(OLD)) ids.set(review, await insert(old));
  const down = { hour: 5, action: 'response.deactivated', code: 'R07' };
  const up = (at: number) => ({ hour: at, action: 'response.activated' });
  responses.push(
    await respond('untouched', [0, 9], [{ ...down, code: 'R13' }, up(20)]),
    await respond('edited', [], [down]),
    await respond('putBack', [0, 2, 9], [down, up(20)]),
    await respond('takenDown', [0, 2, 9], [down, up(7)]),
  );
  await migrateTo('0017-withheld-responses');
  await takeAway('edited');
  expect(await migrate(handle.database)).toContain('0018-which-photos-went');
});
afterAll(async () => {
  await handle.close();
  await server.sql.unsafe(`drop database if exists ${name} with (force)`);
  await server.close();
});

async function migrateTo(last: string): Promise<void> {
  const provider = { getMigrations: async () => MIGRATIONS };
  const { error } = await new Migrator({ db: handle.database, provider }).migrateTo(last);
  if (error) throw error;
}

/** Of two photos an administrator left one. */
async function takeAway(review: Name): Promise<void> {
  const { sql } = handle;
  const id = ids.get(review) ?? 0;
  for (const [place, name] of ['left.jpg', 'gone.jpg'].entries())
    await sql`
      with photo as (
        insert into uploads (key, kind, media_type, original_name, byte_size)
        values (${name}, 'image', 'image/webp', ${name}, 1) returning id
      ), kept as (
        insert into review_version_photos (review_id, version, upload_id, position)
        select ${id}, 1, photo.id, ${place + 1} from photo
      )
      insert into review_photos (review_id, upload_id, position)
      select ${id}, photo.id, 1 from photo where ${name === 'left.jpg'}`;
}

const CONTENT = { title: 'On time', body: 'Words '.repeat(20), overall: 4 };

async function insert({ status, deleted, versions = [], decided = [] }: Old): Promise<number> {
  const { sql } = handle;
  await sql`insert into trades (slug, english, mexican_spanish, icon, position) values ('plumbing', 'Plumbing', 'Plomería', 'drop', 1)
    on conflict do nothing`;
  const insertProfile = async (kind: string) =>
    (
      await sql<{ id: number }[]>`insert into profiles (kind, name) values (${kind}, 'Somebody') returning id`
    )[0]?.id ?? 0;
  const contractorId = await insertProfile('contractor');
  await sql`insert into contractors (id, slug) values (${contractorId}, ${`firm-${contractorId}`})`;
  const [review] = await sql<{ id: number }[]>`
    insert into reviews (contractor_id, author_profile_id, overall, scores, title, body, trade_id, job_month, cost_band,
      stage, facts, qualifying, language, verification, status, version, created_at, edited_at, deleted_at)
    select ${contractorId}, ${await insertProfile('person')}, 4, '{}', ${CONTENT.title}, ${CONTENT.body}, t.id,
      '2026-02-01', '500_2k', 'finished', '{}', '{}', 'english', 'none', ${status}, ${Math.max(versions.length, 1)},
      ${START}, ${versions.length > 1 ? hour(versions.at(-1) ?? 0) : null}, ${deleted ? hour(5) : null}
    from trades as t limit 1 returning id`;
  const reviewId = review?.id ?? 0;
  for (const [place, at] of versions.entries())
    await sql`insert into review_versions (review_id, version, content, created_at)
      values (${reviewId}, ${place + 1}, ${sql.json(CONTENT)}, ${hour(at)})`;
  for (const decision of decided) await insertDecision(reviewId, decision);
  return reviewId;
}

async function respond(review: Name, versions: number[], decided: Omit<Decided, 'after'>[]): Promise<number> {
  const { sql } = handle;
  const reviewId = ids.get(review) ?? 0;
  const [row] = await sql<{ id: number }[]>`
    insert into review_responses (review_id, body, created_at) values (${reviewId}, 'Words', ${START}) returning id`;
  const id = row?.id ?? 0;
  for (const [place, at] of versions.entries())
    await sql`insert into review_response_versions (response_id, version, body, created_at)
      values (${id}, ${place + 1}, 'Words', ${hour(at)})`;
  for (const decision of decided)
    await insertDecision(reviewId, { ...decision, subject: 'response', after: '' }, id);
  return id;
}

async function insertDecision(reviewId: number, decision: Decided, subjectId = reviewId): Promise<void> {
  const { sql } = handle;
  const { subject = 'review', version = 1, before = 'active', after, action, code } = decision;
  const current = (status: string) => (subject === 'response' ? { status } : { status, version });
  await sql`insert into decisions (id, decided_at, action, subject_type, subject_id, review_id, reason_code, before,
      after, previous_hash, hash)
    select coalesce(max(id), 0) + 1, ${hour(decision.hour)}, ${action}, ${subject}, ${subjectId}, ${reviewId},
      ${code ?? null}, ${sql.json(current(before))}, ${sql.json(current(after))}, '', ${randomBytes(8).toString('hex')}
    from decisions`;
}

const kept = async (review: Name) => {
  const id = ids.get(review) ?? 0;
  const [row] = await handle.sql<{ first: Date | null; version: number | null; hidden: number }[]>`
    select first_shown_at as first, shown_version as version, hidden_up_to as hidden from reviews where id = ${id}`;
  const versions = await handle.sql<{ shown: boolean }[]>`
    select shown from review_versions where review_id = ${id} order by version`;
  const shown = versions.map((version) => version.shown);
  return { first: row?.first ?? null, version: row?.version, shown, hidden: row?.hidden };
};

test.each<[Name, { first: Date | null; version: number | null; shown: boolean[]; hidden: number }]>([
  ['untouched', { first: START, version: 1, shown: [], hidden: 0 }],
  ['edited', { first: START, version: 2, shown: [true, true], hidden: 0 }],
  ['held', { first: null, version: null, shown: [], hidden: 0 }],
  ['heldAndMended', { first: hour(80), version: 2, shown: [false, true], hidden: 0 }],
  ['heldAndReleased', { first: hour(30), version: 1, shown: [true], hidden: 0 }],
  ['heldAndConfirmed', { first: null, version: null, shown: [], hidden: 1 }],
  ['takenDown', { first: START, version: 2, shown: [true, true], hidden: 0 }],
  ['takenDownAndMended', { first: START, version: 1, shown: [true, false], hidden: 1 }],
  ['editHeld', { first: START, version: 1, shown: [true, false], hidden: 0 }],
  ['mendedAndPutBack', { first: START, version: 2, shown: [true, true], hidden: 1 }],
  ['putBack', { first: START, version: 1, shown: [true], hidden: 0 }],
  ['responseTakenDown', { first: START, version: 1, shown: [], hidden: 0 }],
  ['deleted', { first: START, version: 1, shown: [], hidden: 1 }],
])(
  'what was shown of a review that was there before is read from what was decided: %s',
  async (review, expected) => {
    expect(await kept(review)).toEqual(expected);
  },
);

test('the words of responses that were taken down to hide them are read from what was decided', async () => {
  const rows = await handle.sql<{ id: number; hidden: number }[]>`
    select id, hidden_up_to as hidden from review_responses`;
  const hidden = new Map(rows.map((row) => [row.id, row.hidden]));
  expect(responses.map((id) => hidden.get(id))).toEqual([0, 1, 2, 1]);
});

test('the photos that are still there were not taken away', async () => {
  const rows = await handle.sql<{ name: string; gone: boolean }[]>`
    select u.original_name as name, p.taken_away as gone from review_version_photos as p
    join uploads as u on u.id = p.upload_id order by p.position`;
  expect([...rows]).toEqual([
    { name: 'left.jpg', gone: false },
    { name: 'gone.jpg', gone: true },
  ]);
});
