import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { sentencesOf } from '../../../../demo/generator/sentences.ts';
import { METROS } from '../../../../server/search/metros.ts';
import type { World } from '../../../support/world.ts';

const COMMON_TRADES = [
  'plumbing',
  'electrical',
  'hvac',
  'roofing',
  'painting',
  'remodeling',
  'general-contractor',
];
const LEAST_IN_A_CITY = 10;
const KM_AROUND = 40;

/** The facts that a visitor of the demo world would otherwise find odd. */
export function describeFacts(worldOf: () => World, today: Date): void {
  const rowsOf = async <Row>(text: string): Promise<Row[]> =>
    (await sql.raw<Row>(text).execute(worldOf().database)).rows;
  const numberOf = async (text: string): Promise<number> =>
    Number((await rowsOf<{ number: number }>(`select (${text}) as number`))[0]?.number);
  const now = `timestamptz '${today.toISOString()}'`;

  describe('the demo world', () => {
    test('is written by hundreds of private people, each of them seldom, and now and then by a contractor', async () => {
      const authors = await rowsOf<{ kind: string; count: number }>(`
        select p.kind, count(*)::integer as count from reviews r
        join profiles p on p.id = r.author_profile_id group by p.id, p.kind`);
      expect(authors.filter(({ kind }) => kind === 'person').length).toBeGreaterThanOrEqual(450);
      expect(Math.max(...authors.map(({ count }) => count))).toBeLessThanOrEqual(12);
      const written = (kind: string) =>
        authors.filter((author) => author.kind === kind).reduce((sum, { count }) => sum + count, 0);
      const share = written('contractor') / (written('contractor') + written('person'));
      expect(share).toBeGreaterThan(0.02);
      expect(share).toBeLessThan(0.04);
    });

    test('has ten contractors and each common trade in every city that the home page links', async () => {
      const links = Object.entries(METROS).flatMap(([country, names]) =>
        names.map((name) => `('${name.split(', ')[0]}', '${country}-${name.split(', ')[1]}')`),
      );
      const cities = await rowsOf<{ name: string; count: number; trades: string[] }>(`
        select link.name, count(distinct c.id)::integer as count, array_agg(distinct t.slug) as trades
        from (values ${links.join(', ')}) as link(name, code)
        join regions r on r.code = link.code join cities on cities.name = link.name and cities.region_id = r.id
        left join contractors c on c.region_id = r.id
          and (c.location <-> ll_to_earth(cities.latitude, cities.longitude)) < ${KM_AROUND}
        left join profile_trades pt on pt.profile_id = c.id left join trades t on t.id = pt.trade_id
        group by link.name`);
      expect(cities).toHaveLength(links.length);
      expect(cities.filter(({ count }) => count < LEAST_IN_A_CITY)).toEqual([]);
      const lacking = cities.map(({ name, trades }) => ({
        name,
        lacks: COMMON_TRADES.filter((slug) => !trades.includes(slug)).length,
      }));
      // A suburb may lie beyond the circle, and the only roofer with it.
      expect(lacking.filter(({ lacks }) => lacks > 1)).toEqual([]);
    });

    test('has phones and licenses as each country has them', async () => {
      const odd = await rowsOf(`
        select c.slug, p.phone, l.class from contractors c join profiles p on p.id = c.id
        join regions r on r.id = p.region_id left join licenses l on l.contractor_id = c.id
        where case r.country
          when 'US' then p.phone !~ '^\\+1\\d{3}55501\\d\\d$' or l.class in ('REPSE', 'RFC')
          else p.phone !~ '^\\+52\\d{10}$' or l.class not in ('REPSE', 'RFC') end`);
      expect(odd).toEqual([]);
      const classes = await rowsOf<{ class: string }>(
        `select distinct class from licenses where class in ('REPSE', 'RFC')`,
      );
      expect(classes).toHaveLength(2);
      expect(
        await numberOf(
          'select count(*) - count(distinct phone) from profiles where kind = $$contractor$$ and phone is not null',
        ),
      ).toBe(0);
    });

    test('lets no listing speak that nobody has claimed', async () => {
      const speaking = await rowsOf(`
        select slug from contractors where not claimed and (headline <> '{}' or about <> '{}' or services <> '{}'
          or opening_hours is not null or languages <> '{}' or year_founded is not null or insured)`);
      expect(speaking).toEqual([]);
      expect(
        await numberOf('select count(*) from contractors where claimed and opening_hours is not null'),
      ).toBeGreaterThan(80);
    });

    test('has queues of hours and days, in which at most two things are overdue', async () => {
      const held = `select count(*) from reviews where hold_signals <> '[]' and status = 'inactive'`;
      expect(await numberOf(held)).toBe(7);
      expect(await numberOf(`${held} and created_at > ${now} - interval '24 hours'`)).toBe(7);
      const overdue = await numberOf(`
        select sum(count) from (
          select count(*) from appeals where state = 'open' and due_at < ${now}
          union all select count(*) from report_cases where state = 'open' and due_at < ${now}
          union all select count(*) from contractor_claims where state = 'open' and due_at < ${now}) as queues`);
      expect(overdue).toBeGreaterThanOrEqual(1);
      expect(overdue).toBeLessThanOrEqual(2);
      expect(
        await numberOf(
          `select count(*) from appeals where type = 'appeal' and state = 'open' and filed_at < ${now} - interval '9 days'`,
        ),
      ).toBe(0);
      expect(await numberOf(`select count(*) from contractor_claims where state = 'open'`)).toBeGreaterThan(
        3,
      );
    });

    test('has two contractors of a hundred with a bad license and two with a bad rating', async () => {
      const all = await numberOf('select count(*) from contractors');
      const bad = await numberOf(
        `select count(distinct contractor_id) from licenses where status in ('expired', 'suspended') or expires_on < ${now}::date`,
      );
      const disliked = await numberOf(
        'select count(*) from contractors where review_count >= 3 and mean_rating < 3',
      );
      for (const count of [bad, disliked]) {
        expect(count / all).toBeGreaterThan(0.01);
        expect(count / all).toBeLessThan(0.03);
      }
    });

    test('has few reviews of a quote alone', async () => {
      const share = await numberOf(`select avg((stage = 'quote_only')::integer) from reviews`);
      expect(share).toBeGreaterThan(0.02);
      expect(share).toBeLessThan(0.08);
    });

    test('has authors who write in one language', async () => {
      const texts = `select author_profile_id, language from reviews union all select author_profile_id, language from postings`;
      expect(
        await rowsOf(
          `select author_profile_id from (${texts}) t group by 1 having count(distinct language) > 1`,
        ),
      ).toEqual([]);
    });

    test('says no sentence twice on a page, and none more than five times', async () => {
      const bodies = await rowsOf<{ page: number; body: string }>(
        `select contractor_id as page, body from reviews where hold_signals = '[]' and deleted_at is null`,
      );
      const world = new Map<string, number>();
      const onPage = new Map<string, number>();
      for (const { page, body } of bodies)
        for (const sentence of sentencesOf(body)) {
          world.set(sentence, (world.get(sentence) ?? 0) + 1);
          onPage.set(`${page} ${sentence}`, (onPage.get(`${page} ${sentence}`) ?? 0) + 1);
        }
      expect([...world].filter(([, count]) => count > 5)).toEqual([]);
      expect([...onPage].filter(([, count]) => count > 1)).toEqual([]);
    });
  });
}
