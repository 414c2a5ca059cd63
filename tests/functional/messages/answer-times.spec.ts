import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ANSWERS_NEEDED } from '../../../common/conversations.ts';
import { route } from '../../../common/routes/route-table.ts';
import { refreshAnswerTimes } from '../../../server/messages/jobs/refresh-answer-times.ts';
import type { Browser } from '../../support/browser.ts';
import { createWorld, type World } from '../../support/world.ts';

const HOUR_MS = 3_600_000;
const NOW = new Date('2026-11-20T12:00:00Z');

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** A contractor whose conversations began `ago` days ago and were answered after so many hours; null: never. */
async function contractorAnswering(hours: readonly (number | null)[], ago = 20) {
  const owner = await world.signedIn({ role: 'contractor' });
  const made = await world.make.contractor({ owner: owner.user });
  await world.database
    .updateTable('profiles')
    .set({ open_to_messages: true })
    .where('id', '=', made.id)
    .execute();
  for (const after of hours) {
    const { profileId } = await world.make.user();
    const asked = new Date(NOW.getTime() - ago * 24 * HOUR_MS);
    const { id } = await world.database
      .insertInto('conversations')
      .values({ contractor_id: made.id, profile_id: profileId, created_at: asked })
      .returning('id')
      .executeTakeFirstOrThrow();
    const write = (isFromContractor: boolean, at: Date) =>
      sql`insert into messages (conversation_id, is_from_contractor, body, language, created_at)
        values (${id}, ${isFromContractor}, 'Hello', 'english', ${at})`.execute(world.database);
    await write(false, asked);
    if (after !== null) await write(true, new Date(asked.getTime() + after * HOUR_MS));
  }
  return made;
}
const refresh = () => refreshAnswerTimes(world.database, NOW);
const storedOf = async ({ id }: { id: number }) => {
  const row = await world.database
    .selectFrom('contractors')
    .select('usual_answer_hours as hours')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.hours;
};

describe('the time within which a business usually answers', () => {
  test.each([
    ['all within the hour', [0.2, 0.5, 0.9, 0.1, 1], 1],
    ['half within four hours', [3, 4, 2, 30, 60, 1], 4],
    ['most within a day', [23, 20, 24, 5, 100], 24],
    ['most within three days', [70, 71, 60, 5, 100], 72],
    ['most later than three days', [80, 90, 100, 1, 1], null],
    ['most never', [1, 1, null, null, null], null],
    ['too few to say', Array.from({ length: ANSWERS_NEEDED - 1 }, () => 1), null],
  ])('answers of which %s are stated as that, or not at all', async (_what, hours, expected) => {
    const made = await contractorAnswering(hours);
    await refresh();
    expect(await storedOf(made)).toBe(expected);
  });

  test('conversations of more than 90 days ago say nothing any more', async () => {
    const made = await contractorAnswering([1, 1, 1, 1, 1], 91);
    await refresh();
    expect(await storedOf(made)).toBeNull();
  });

  test('the page says it only of a business that can be written to, and the second run changes nothing', async () => {
    const made = await contractorAnswering([1, 1, 1, 1, 1]);
    expect(await refresh()).toContain(made.id);
    expect(await refresh()).toEqual([]);
    const hours = async (reader: Browser = world.visitor()) => {
      const { page } = await reader.visit(route('contractors.show', { slug: made.slug }));
      return (page.props as unknown as { contractor: { usualAnswerHours: number | null } }).contractor
        .usualAnswerHours;
    };
    expect(await hours()).toBe(1);
    await world.database
      .updateTable('profiles')
      .set({ open_to_messages: false })
      .where('id', '=', made.id)
      .execute();
    // For a signed-in reader, whose page is never a shared copy.
    expect(await hours(await world.signedIn())).toBeNull();
  });
});
