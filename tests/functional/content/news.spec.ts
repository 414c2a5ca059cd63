import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { route } from '../../../common/routes/route-table.ts';
import type { News } from '../../../server/content/news/take-news.ts';
import { PASSWORD } from '../../support/factories.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

let world: World;
let shipped: { english: string; mexican_spanish: string };
beforeAll(async () => {
  world = await createWorld({ pageCache: true });
  shipped = await world.database
    .selectFrom('content_versions')
    .select(['english', 'mexican_spanish'])
    .where('page', '=', 'new-features')
    .executeTakeFirstOrThrow();
});
afterAll(() => world.close());
afterEach(async () => {
  await world.database
    .deleteFrom('content_versions')
    .where('page', '=', 'new-features')
    .where('number', '>', 1)
    .execute();
});

const publish = (number: number, publishedAt = new Date()) =>
  world.database
    .insertInto('content_versions')
    .values({
      page: 'new-features',
      number,
      english: shipped.english.replace('<h2', `<h2 id="new-${number}">Version ${number}</h2><p>More.</p><h2`),
      mexican_spanish: shipped.mexican_spanish.replace(
        '<h2',
        `<h2 id="nuevo-${number}">Versión ${number}</h2><h2`,
      ),
      published_at: publishedAt,
    })
    .execute();
const joinedBefore = async (person: Person) => {
  await world.database
    .updateTable('users')
    .set({ created_at: new Date(Date.now() - 3_600_000) })
    .where('id', '=', person.user.id)
    .execute();
  return person;
};
const take = async (person: Person): Promise<News | null> => {
  const { text } = await person.call('POST', route('api.news'), {});
  return (JSON.parse(text) as { news: News | null }).news;
};

describe('what is new', () => {
  test('what is new is given once, also to two tabs at once, and again with the next version', async () => {
    const person = await joinedBefore(await world.signedIn());
    expect(await take(person)).toBeNull();
    await publish(2);
    const both = await Promise.all([take(person), take(person)]);
    const given = both.filter((news) => news !== null);
    expect(given).toEqual([{ number: 2, body: '<h2 id="new-2">Version 2</h2><p>More.</p>' }]);
    expect(await take(person)).toBeNull();
    await publish(3);
    expect((await take(person))?.number).toBe(3);
  });

  test('what is new is in the reader’s language', async () => {
    const person = await joinedBefore(await world.signedIn({ language: 'mexican_spanish' }));
    await publish(2);
    expect((await take(person))?.body).toContain('Versión 2');
  });

  test('what is new is nothing that is scheduled, and nothing older than the account', async () => {
    const early = await joinedBefore(await world.signedIn());
    await publish(2, new Date(Date.now() + 3_600_000));
    expect(await take(early)).toBeNull();
    await publish(3, new Date(Date.now() - 60_000));
    const late = await world.signedIn();
    expect(await take(late)).toBeNull();
  });

  test('what is new is told after logging in, and only then', async () => {
    const person = await joinedBefore(await world.signedIn());
    const logIn = async () => {
      const visitor = world.visitor();
      const { page } = await visitor.submit(
        route('login.store'),
        { email: person.user.email, password: PASSWORD },
        { from: route('login') },
      );
      return page.flash;
    };
    expect(await logIn()).toEqual({});
    await publish(2);
    expect(await logIn()).toEqual({ news: true });
    await take(person);
    expect(await logIn()).toEqual({});
  });

  test('what is new is refused without signing in', async () => {
    const { status } = await world.visitor().call('POST', route('api.news'), {});
    expect(status).toBe(401);
  });
});
