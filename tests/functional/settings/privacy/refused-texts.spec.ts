import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { route } from '../../../../common/routes/route-table.ts';
import { BODY, RECORD } from '../../red-flags/made-red-flag.ts';
import { createForms, idIn } from '../../postings/posting-input.ts';
import type { MadeContractor } from '../../../support/factories.ts';
import { createWorld, type Person, type World } from '../../../support/world.ts';

/** A phone number, which the check finds in every text, and a word that nothing else holds. */
const REFUSED = 'The zeppelin crew answers at 602-555-0123 after six.';
const MARK = 'zeppelin';

let world: World;
let writer: Person;
let firm: MadeContractor;
let postingId: number;

beforeAll(async () => {
  world = await createWorld();
  const owner = await world.signedIn({ role: 'contractor' });
  firm = await world.make.contractor({ owner: owner.user });
  await world.database
    .updateTable('profiles')
    .set({ open_to_messages: true })
    .where('id', '=', firm.id)
    .execute();
  writer = await world.signedIn({ role: 'contractor' });
  await world.make.contractor({ owner: writer.user });
  const forms = await createForms(world);
  const author = await world.signedIn();
  postingId = idIn((await author.submit(route('postings.store'), forms.form())).page.url);
});
afterAll(() => world.close());

/** Every table, the queue's and outbox's too, that holds the word in any column. */
async function tablesWithMark(): Promise<string[]> {
  await world.app.settled();
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(world.database);
  const found: string[] = [];
  for (const { name } of rows) {
    const { rows: marked } = await sql`
      select 1 from ${sql.table(name)} as t where t::text ilike ${`%${MARK}%`} limit 1`.execute(
      world.database,
    );
    if (marked.length > 0) found.push(name);
  }
  return found;
}

const idOf = async (table: 'trades' | 'regions') =>
  (await world.database.selectFrom(table).select('id').orderBy('id').executeTakeFirstOrThrow()).id;

describe('a text that the automatic check refuses is stored nowhere', () => {
  test('a refused comment leaves no word behind', async () => {
    const answer = await writer.submit(route('comments.store', { id: postingId }), { body: REFUSED });
    expect(answer.page.props.errors['body']).toContain('602-555-0123');
    expect(await tablesWithMark()).toEqual([]);
  });

  test('a refused message leaves no word behind', async () => {
    const answer = await writer.submit(route('messages.start', { slug: firm.slug }), { body: REFUSED });
    expect(answer.page.props.errors['body']).toContain('602-555-0123');
    expect(await tablesWithMark()).toEqual([]);
  });

  test('a refused invitation leaves no word behind', async () => {
    const { slug } = firm;
    const fields = {
      trade_id: await idOf('trades'),
      region_id: await idOf('regions'),
      place: 'Fresno',
      starts_on: '2027-12-07',
      ends_on: '2027-12-18',
      message: REFUSED,
      files: [],
    };
    world.setNow(new Date('2027-11-23T18:00:00Z'));
    const from = route('invitations.create', {}, { query: { contractors: slug } });
    const body = { ...fields, contractors: [slug] };
    const answer = await writer.submit(route('invitations.store'), body, { from });
    expect(answer.page.props.errors['message']).toContain('602-555-0123');
    expect(await tablesWithMark()).toEqual([]);
  });

  test('a refused red flag leaves no word behind', async () => {
    const { slug } = firm;
    const fields = {
      criterion: 'deposit_not_started',
      relation: 'none',
      body: `${BODY} ${REFUSED}`,
      happened_on: '2026-06-01',
      record_url: RECORD,
      files: '',
    };
    const from = route('red_flags.create', { slug });
    const answer = await writer.submit(route('red_flags.store', { slug }), fields, { from });
    expect(answer.page.props.errors['body']).toContain('602-555-0123');
    expect(await tablesWithMark()).toEqual([]);
  });
});
