import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WordMask } from '../../../common/text/word-mask.ts';
import { forgetBadWords } from '../../../server/content/bad-words.ts';
import { writeEdition } from '../../../server/open-data/write-edition.ts';
import { createWorld, type World } from '../../support/world.ts';
import { textOf } from '../public-log/support.ts';
import { followChanges, makeEdition, rowsIn, rowsOf } from './support.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
  // A server begins its log when it starts.
  await makeEdition(world);
});
afterAll(() => world.close());

/** The lines of a change, by its number. */
async function linesOfChange(number: number | null) {
  const { body } = await world.app.inject({ url: `/open-data/changes/${number}.jsonl` });
  return rowsIn(body);
}

describe('what is erased or hidden', () => {
  test('an author who is erased while an edition is written does not wait for it, and is a tombstone in the next change', async () => {
    const author = await world.make.user();
    const review = await world.make.review({ contractor: await world.make.contractor(), author });
    let erased: Promise<string> | undefined;
    const erase = () =>
      world.database.transaction().execute(async (tx) => {
        // A lock that the edition has would end this with an error.
        await sql`set local lock_timeout = '5ms'`.execute(tx);
        const { author_profile_id: id } = await tx
          .deleteFrom('reviews')
          .where('id', '=', review.id)
          .returning('author_profile_id')
          .executeTakeFirstOrThrow();
        await tx.deleteFrom('profiles').where('id', '=', id).execute();
        return 'erased';
      });
    const eraseOnce = (text: string) => {
      erased ??= erase().catch(String);
      return text;
    };
    const mask: WordMask = Object.assign(eraseOnce, { hides: () => false });
    const { database, config } = world;
    await writeEdition({ database, dataDir: config.dataDir, mask, now: new Date() });
    expect(await erased).toBe('erased');
    const number = await followChanges(world);
    expect(await linesOfChange(number)).toContainEqual({ resource: 'reviews', id: review.id, row: null });
  });

  test('a review whose author is new while an edition is written is in the next change', async () => {
    const contractor = await world.make.contractor();
    await world.make.review({ contractor });
    let posted: Promise<{ id: number }> | undefined;
    const postOnce = (text: string) => {
      posted ??= world.make.review({ contractor });
      return text;
    };
    const mask: WordMask = Object.assign(postOnce, { hides: () => false });
    const { database, config } = world;
    await writeEdition({ database, dataDir: config.dataDir, mask, now: new Date() });
    const review = await posted;
    const lines = await linesOfChange(await followChanges(world));
    expect(
      lines.find(({ id, resource }) => resource === 'reviews' && id === review?.id)?.['row'],
    ).toMatchObject({ contractor: contractor.id });
  });

  test('words that an administrator hides until a case is decided leave the changes within the hour, in the answer that quotes them too, and come back with the decision', async () => {
    const words = 'Ana Lucía Treviño of the Benito Juárez school';
    const contractor = await world.make.contractor();
    const review = await world.make.review({ contractor, body: textOf(`He told everyone about ${words}.`) });
    await world.make.response({ review, body: `We never spoke of ${words}, never.` });
    const first = await followChanges(world);
    const { caseId } = await world.make.report({ kind: 'review', id: review.id, reason: 'child' });
    const hide = { case_id: caseId, passage: words, hidden_at: new Date() };
    await world.database.insertInto('hidden_passages').values(hide).execute();
    forgetBadWords(world.config);
    const second = await followChanges(world);
    const texts = JSON.stringify([await linesOfChange(first), await linesOfChange(second)]);
    expect(texts).not.toContain('Benito');
    expect((await linesOfChange(second)).map(({ resource }) => resource)).toEqual(
      expect.arrayContaining(['reviews', 'responses']),
    );
    expect(await followChanges(world)).toBeNull();
    await world.database
      .updateTable('hidden_passages')
      .set({ passage: null, ended_at: new Date() })
      .execute();
    forgetBadWords(world.config);
    expect(JSON.stringify(await linesOfChange(await followChanges(world)))).toContain('Benito');
  });

  test('the numbers of authors say nothing about the order of their accounts', async () => {
    const contractor = await world.make.contractor();
    const ids: number[] = [];
    for (let count = 0; count < 12; count += 1) {
      ids.push((await world.make.review({ contractor })).id);
      if (count % 4 === 0) await followChanges(world);
    }
    const numbers = rowsOf(world, await makeEdition(world), 'reviews')
      .filter(({ id }) => ids.includes(id))
      .map(({ author }) => Number(author));
    expect(new Set(numbers).size).toBe(12);
    expect(numbers).not.toEqual(numbers.toSorted((one, other) => one - other));
    expect(Math.max(...numbers)).toBeGreaterThan(1_000_000);
  });
});
