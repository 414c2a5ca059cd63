import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { route } from '../../../common/routes/route-table.ts';
import type { RenderPage } from '../../../server/core/pages/assets.ts';
import { refreshPriceGuides } from '../../../server/prices/refresh-price-guides.ts';
import type { PriceGuideView, QuoteFigures } from '../../../server/prices/view.ts';
import { render } from '../../../web/ssr.tsx';
import type { MadeContractor, MadeUser } from '../../support/factories.ts';
import { createWorld, type World } from '../../support/world.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
let world: World;
const firms: MadeContractor[] = [];
const customers: MadeUser[] = [];

beforeAll(async () => {
  world = await createWorld({}, { render: render as unknown as RenderPage });
  for (let count = 0; count < 4; count += 1) firms.push(await world.make.contractor());
  for (let count = 0; count < 8; count += 1) customers.push(await world.make.user());
  for (let count = 0; count < 8; count += 1) {
    const contractor = firms[count % 3];
    if (contractor) await world.make.review({ contractor, jobMonth: '2026-03-01' });
  }
});
afterAll(() => world.close());
beforeEach(() => sql`truncate quote_requests, conversations cascade`.execute(world.database));

type Quote = { firm: number; customer: number; dollars: number; to?: number; currency?: string; at?: Date };

/** An answer to a request of its own. Answers the message's id. */
async function quote({
  firm,
  customer,
  dollars,
  to = dollars,
  currency = 'USD',
  at = NOW,
}: Quote): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with request as (
      insert into quote_requests (profile_id, trade_id, place, starts, currency, description, language)
      select ${customers[customer]?.profileId}::integer, id, 'Fresno, CA', 'flexible', ${currency}::text, 'A new sink.', 'english'
      from trades where slug = 'plumbing' returning id),
    conversation as (
      insert into conversations (profile_id, contractor_id)
      values (${customers[customer]?.profileId}::integer, ${firms[firm]?.id}::integer)
      returning id),
    sent as (
      insert into messages (conversation_id, is_from_contractor, body, language)
      select id, true, 'With the tap.', 'english' from conversation returning id)
    insert into quote_answers (quote_request_id, message_id, price_from, price_to, begins_on, created_at)
    select request.id, sent.id, ${dollars * 100}::integer, ${to * 100}::integer, '2026-12-01', ${at}::timestamptz
    from request, sent returning message_id as id`.execute(world.database);
  return rows[0]?.id ?? 0;
}

/** Eight answers of three contractors to eight customers: $1,000 to $8,000. */
async function eight(): Promise<number[]> {
  const ids: number[] = [];
  for (let count = 0; count < 8; count += 1)
    ids.push(await quote({ firm: count % 3, customer: count, dollars: (count + 1) * 1_000 }));
  return ids;
}

async function quotes(): Promise<QuoteFigures | null> {
  await refreshPriceGuides(world.database, NOW);
  world.setNow(new Date(NOW));
  const { page } = await world
    .visitor()
    .visit(route('prices.show', { trade: 'plumbing', place: 'fresno-ca' }));
  const { figures } = page.props['guide'] as PriceGuideView;
  if (figures === null) throw new Error('there are eight reviews');
  return figures.quotes;
}

test('eight answers of three contractors and three customers give a median and the middle 80%, rounded', async () => {
  await eight();
  expect(await quotes()).toEqual({
    answers: 8,
    contractors: 3,
    customers: 8,
    low: 1_700,
    median: 4_500,
    high: 7_300,
  });
});

test('a range counts by its middle, and no exact price is shown', async () => {
  for (let count = 0; count < 9; count += 1)
    await quote({ firm: count % 3, customer: count % 8, dollars: 1_200, to: 1_313 });
  expect(await quotes()).toMatchObject({ median: 1_300 });
});

test('seven answers are not shown, and the row keeps nothing of them', async () => {
  const ids = await eight();
  await sql`update messages set removed_at = now() where id = ${ids[0]}::integer`.execute(world.database);
  expect(await quotes()).toBeNull();
  const row = await world.database
    .selectFrom('price_guides')
    .select(['quotes', 'quote_median', 'quote_customers'])
    .executeTakeFirst();
  expect(row).toEqual({ quotes: null, quote_median: null, quote_customers: null });
});

test('eight answers of two contractors, to two customers, or mostly of one contractor are not shown', async () => {
  for (let count = 0; count < 8; count += 1)
    await quote({ firm: count % 2, customer: count, dollars: 1_000 });
  expect(await quotes()).toBeNull();
  await sql`truncate quote_requests, conversations cascade`.execute(world.database);
  for (let count = 0; count < 8; count += 1)
    await quote({ firm: count % 4, customer: count < 4 ? 0 : 1, dollars: 1_000 });
  expect(await quotes()).toBeNull();
  await sql`truncate quote_requests, conversations cascade`.execute(world.database);
  for (let count = 0; count < 8; count += 1)
    await quote({ firm: count < 5 ? 0 : count - 4, customer: count, dollars: 1_000 });
  expect(await quotes()).toBeNull();
});

test('an answer that was changed, another currency and an old answer do not count beside the others', async () => {
  await eight();
  await quote({ firm: 0, customer: 0, dollars: 90_000, currency: 'MXN' });
  await quote({ firm: 3, customer: 1, dollars: 90_000, at: new Date('2023-11-01') });
  expect(await quotes()).toBeNull();
  await quote({ firm: 0, customer: 0, dollars: 2_000 });
  expect(await quotes()).toMatchObject({ answers: 8, contractors: 3 });
});

test('the page says the quotes in words, in both languages', async () => {
  await eight();
  await quotes();
  const html = async (language: 'english' | 'mexican_spanish') =>
    (await world.visitor().get(route('prices.show', { trade: 'plumbing', place: 'fresno-ca' }, { language })))
      .text;
  expect(await html('english')).toContain(
    '8 answers from 3 contractors to 8 customers. About half of them name $4,500 USD',
  );
  expect(await html('mexican_spanish')).toContain('8 respuestas de 3 contratistas a 8 clientes');
});
