import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { verifyChain } from '../../../../server/decisions/verify-chain.ts';
import { screenWords } from '../../../../server/reviews/screening/screen-review.ts';
import type { ReadContext } from '../../../../server/core/context.ts';
import type { World } from '../../../support/world.ts';

/** The checks of the demo world's appeals, moderation and claims. */
export function describeCases(worldOf: () => World, today: Date): void {
  const rowsOf = async <Row>(text: string): Promise<Row[]> =>
    (await sql.raw<Row>(text).execute(worldOf().database)).rows;
  const countsBy = async (text: string): Promise<Record<string, number>> =>
    Object.fromEntries(
      (await rowsOf<{ key: string; count: number }>(text)).map(({ key, count }) => [key, count]),
    );

  describe('the cases of the demo world', () => {
    test('are decided in a chain that holds, in the order of time', async () => {
      const { checked, fault } = await verifyChain(worldOf().database);
      expect(fault).toBeNull();
      expect(checked).toBeGreaterThan(80);
      const backwards = await rowsOf(
        'select id from (select id, decided_at - lag(decided_at) over (order by id) as step from decisions) d where step < interval $$0$$',
      );
      expect(backwards).toEqual([]);
      expect(await rowsOf(`select id from decisions where decided_at > '${today.toISOString()}'`)).toEqual(
        [],
      );
    });

    test('leave open appeals of both kinds, one of them late, and closed ones of every outcome', async () => {
      const kinds = await countsBy(
        `select kind as key, count(*)::integer from appeals where type = 'appeal' and state = 'open' group by 1`,
      );
      expect(kinds).toEqual({ take_down: 11, put_back: 5 });
      const late = await rowsOf(
        `select id from appeals where type = 'appeal' and state = 'open' and due_at < '${today.toISOString()}'`,
      );
      expect(late).toHaveLength(1);
      const states = await countsBy(
        `select state as key, count(*)::integer from appeals where type = 'appeal' group by 1`,
      );
      expect(Object.keys(states).toSorted()).toEqual(['accepted', 'open', 'rejected', 'withdrawn']);
    });

    test('leave reports open, none of them late: one joined of three, one urgent', async () => {
      const waiting = await rowsOf<{ kind: string; count: number; late: boolean; urgent: boolean }>(`
      select subject_type as kind, (select count(*)::integer from reports where case_id = c.id) as count,
        due_at < '${today.toISOString()}' as late, due_at < opened_at + interval '3 days' as urgent
      from report_cases c where state = 'open' order by due_at`);
      expect(waiting.filter(({ late }) => late)).toEqual([]);
      expect(waiting.filter(({ urgent }) => urgent)).toHaveLength(1);
      expect(waiting.find(({ kind }) => kind === 'posting')?.count).toBe(3);
      const own = await rowsOf(`select reports.id from reports join report_cases c on c.id = case_id
      join profiles p on p.user_id = reporter_user_id
      join reviews r on c.subject_type = 'review' and r.id = c.subject_id and r.author_profile_id = p.id`);
      expect(own).toEqual([]);
    });

    test('concern the accounts that the manual names', async () => {
      const mine = await countsBy(`
      select u.email as key, count(*)::integer from appeals a join users u on u.id = a.appellant_user_id
      where a.type = 'appeal' and a.state = 'open' and u.email like '%@plumbline.test' group by 1`);
      expect(mine).toMatchObject({ 'contractor@plumbline.test': 2, 'user@plumbline.test': 1 });
      const appeals = await rowsOf(`select a.id from appeals a join users u on u.id = a.subject_id
      where a.type = 'account_appeal' and u.email = 'inactive@plumbline.test' and a.state = 'open'`);
      expect(appeals).toHaveLength(1);
    });

    test('have red flags in every state, in both countries, each published one decided by two sides', async () => {
      const states = await countsBy(
        `select state as key, count(*)::integer from red_flags where origin = 'report' group by 1`,
      );
      expect(states).toEqual({
        open: 8,
        published: 11,
        dismissed: 2,
        withdrawn: 1,
        ended: 2,
        expired: 2,
      });
      const wrong = await rowsOf(`
      select f.id from red_flags f join contractors c on c.id = f.contractor_id
      where c.red_flag_level is distinct from (
        select level from red_flags g where g.contractor_id = c.id and g.state = 'published'
        order by array_position(array['alert', 'warning', 'notice'], level) limit 1)`);
      expect(wrong).toEqual([]);
      const alone = await rowsOf(`
      select d.id from decisions d where d.action = 'red_flag.published' and d.after ->> 'level' = 'alert'
        and coalesce((d.before ->> 'approved_by')::integer, d.decided_by_user_id) = d.decided_by_user_id`);
      expect(alone).toEqual([]);
    });

    test('nobody decided about an appeal against a decision of their own', async () => {
      const own = await rowsOf(`
      select a.id from appeals a join decisions mine on mine.id = a.decision_id
      join decisions theirs on theirs.id = a.against_decision_id
      where a.type = 'appeal' and mine.decided_by_user_id = theirs.decided_by_user_id`);
      expect(own).toEqual([]);
    });

    test('leave decisions of each kind under appeal, none of them late, and appeals of every outcome', async () => {
      const open = await countsBy(`
      select d.action as key, count(*)::integer from (select * from appeals where type = 'decision_appeal') a join decisions d on d.id = a.against_decision_id
      where a.state = 'open' group by 1`);
      expect(open).toEqual({
        'posting.removed': 1,
        'red_flag.published': 2,
        'response.deactivated': 2,
        'response.deleted': 1,
        'response.edited': 1,
        'review.edited': 3,
      });
      const late = await rowsOf(
        `select id from appeals where type = 'decision_appeal' and state = 'open' and due_at < '${today.toISOString()}'`,
      );
      expect(late).toEqual([]);
      const closed = await countsBy(`
      select a.state || ' ' || d.subject_type as key, count(*)::integer
      from (select * from appeals where type = 'decision_appeal') a join decisions d on d.id = a.against_decision_id where a.state <> 'open' group by 1`);
      expect(closed).toEqual({
        'accepted posting': 1,
        'accepted red_flag': 1,
        'accepted response': 3,
        'accepted review': 1,
        'rejected posting': 1,
        'rejected red_flag': 1,
        'rejected response': 3,
        'rejected review': 1,
        'withdrawn response': 1,
        'withdrawn review': 1,
      });
    });

    test('appeals against decisions are in both languages, and two accounts of the manual wait for an answer', async () => {
      const languages = await countsBy(`
      select d.language as key, count(*)::integer
      from (select * from appeals where type = 'decision_appeal') a join decisions d on d.id = a.against_decision_id group by 1`);
      expect(Object.keys(languages).toSorted()).toEqual(['english', 'mexican_spanish']);
      const mine = await countsBy(`
      select u.email as key, count(*)::integer
      from (select * from appeals where type = 'decision_appeal') a join users u on u.id = a.appellant_user_id
      where a.state = 'open' and u.email like '%@plumbline.test' group by 1`);
      expect(mine).toMatchObject({ 'contractor@plumbline.test': 1, 'user@plumbline.test': 2 });
    });

    test('nobody decided about an appeal against a decision of theirs in that way either', async () => {
      const own = await rowsOf(`
      select a.id from (select * from appeals where type = 'decision_appeal') a join decisions mine on mine.id = a.decision_id
      join decisions theirs on theirs.id = a.against_decision_id
      where mine.decided_by_user_id is not distinct from theirs.decided_by_user_id`);
      expect(own).toEqual([]);
    });

    test('a review waits for just what screening would stop at', async () => {
      const held = await worldOf()
        .database.selectFrom('reviews')
        .select(['id as reviewId', 'contractor_id as contractorId', 'title', 'body', 'hold_signals'])
        .where('status', '=', 'inactive')
        .where(sql<boolean>`hold_signals <> '[]'`)
        .execute();
      expect(held).toHaveLength(7);
      const context = { database: worldOf().database, now: today } as unknown as ReadContext;
      for (const { hold_signals, ...review } of held)
        expect(await screenWords(context, { ...review, authorUserId: 0 })).toEqual(hold_signals);
    });

    test('nothing that is shown would be held', async () => {
      const shown = await worldOf()
        .database.selectFrom('reviews')
        .select(['id as reviewId', 'contractor_id as contractorId', 'title', 'body'])
        .where('status', '=', 'active')
        .where('deleted_at', 'is', null)
        // An administrator may have shown a review on hold unchanged.
        .where('decision_id', 'is', null)
        .where(sql<boolean>`id % 11 = 0`)
        .execute();
      const context = { database: worldOf().database, now: today } as unknown as ReadContext;
      const stopped = [];
      for (const review of shown) {
        const signals = await screenWords(context, { ...review, authorUserId: 0 });
        if (signals.length > 0) stopped.push({ signals, body: review.body });
      }
      expect(stopped).toEqual([]);
    });

    test('a review that is not shown counts nowhere', async () => {
      const wrong = await rowsOf(`
      select c.slug from contractors c where c.review_count <> (
        select count(*) from reviews r where r.contractor_id = c.id and r.status = 'active' and r.deleted_at is null and r.stage <> 'quote_only')`);
      expect(wrong).toEqual([]);
    });
  });
}
