import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../../../server/app.ts';
import { openDatabase } from '../../../server/database/client.ts';
import { createBrowser, readPage, type Answer } from '../../support/browser.ts';
import type { MadeContractor, MadeReview, MadeUser } from '../../support/factories.ts';
import { until } from '../../support/running-server.ts';
import { createWorld, type World } from '../../support/world.ts';

let world: World;
const BODY = 'They replaced the water heater in one morning and the inspector passed it at the first visit.';

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

type Story = { contractor: MadeContractor; owner: MadeUser; author: MadeUser; review: MadeReview };

/** A contractor with one review, whose page has been read by visitors in both languages. */
async function reviewedContractor(): Promise<Story> {
  const owner = await world.make.user();
  const contractor = await world.make.contractor({ owner });
  const author = await world.make.user();
  const review = await world.make.review({ contractor, author, body: BODY });
  for (const url of pagesOf(contractor)) expect(await shows(url, BODY), url).toBe(true);
  return { contractor, owner, author, review };
}
/** Whether a visitor reads `words` there; a page is too long to print when it does not hold. */
const shows = async (url: string, words: string) => (await world.visitor().get(url)).text.includes(words);
const pagesOf = ({ slug }: MadeContractor) => [
  `/c/${slug}`,
  `/es/c/${slug}`,
  `/c/${slug}/ratings`,
  `/es/c/${slug}/ratings`,
];

async function as(user: MadeUser) {
  const browser = world.visitor();
  await browser.logIn(user.email, user.password);
  return browser;
}

describe('a page that visitors share', () => {
  test('a page that visitors share sets no cookie', async () => {
    const { contractor } = await reviewedContractor();
    for (const url of ['/', '/es', '/contractors', ...pagesOf(contractor)])
      expect((await world.visitor().get(url)).headers['set-cookie'], url).toBeUndefined();
  });

  test('a page that visitors share is the same document for the second visitor', async () => {
    const { contractor } = await reviewedContractor();
    world.setNow(new Date());
    const [first, second] = [
      await world.visitor().get(`/c/${contractor.slug}`),
      await world.visitor().get(`/c/${contractor.slug}`),
    ];
    expect(second.text === first.text).toBe(true);
    expect(second.headers['cache-control']).toBe('no-cache');
  });

  test('a page that visitors share comes compressed when the browser can read that, and is the same page', async () => {
    const { contractor } = await reviewedContractor();
    const url = `/c/${contractor.slug}`;
    const plain = await world.visitor().get(url, { 'accept-encoding': 'identity' });
    await until('the page has been compressed', async () => {
      const answer = await world.app.inject({
        method: 'GET',
        url,
        headers: { 'accept-encoding': 'br, gzip' },
      });
      return answer.headers['content-encoding'] === 'br';
    });
    const gzipped = await world.app.inject({ method: 'GET', url, headers: { 'accept-encoding': 'gzip' } });
    expect(gunzipSync(gzipped.rawPayload).toString() === plain.text).toBe(true);
    expect(gzipped.headers['vary']).toMatch(/Accept-Encoding/i);
  });

  test('a page that visitors share shows a review no longer, in either language, once its author has deleted it', async () => {
    const { contractor, author, review } = await reviewedContractor();
    const answer = await (await as(author)).call('DELETE', `/api/reviews/${review.id}`);
    expect(answer.status).toBe(200);
    for (const url of pagesOf(contractor)) expect(await shows(url, BODY), url).toBe(false);
  });

  test('a page that visitors share shows a response, in either language, as soon as it is published', async () => {
    const { contractor, owner, review } = await reviewedContractor();
    const words = 'Thank you for trusting us with the heater; the warranty card is in the mail to you.';
    const answer = await (
      await as(owner)
    ).call('POST', '/api/review-responses', {
      responseData: { reviewId: review.id, review_response: words },
    });
    expect(answer.status).toBe(201);
    for (const url of pagesOf(contractor).slice(0, 2)) expect(await shows(url, words), url).toBe(true);
  });

  test('a page that visitors share shows the name a contractor goes by now, there and in the list', async () => {
    const { contractor, owner } = await reviewedContractor();
    expect(await shows('/contractors', contractor.name)).toBe(true);
    const answer = await (
      await as(owner)
    ).call('PATCH', '/api/profile/all-basic-info', { business_name: 'Renamed & Daughters' });
    expect(answer.status).toBe(200);
    for (const url of [`/c/${contractor.slug}`, `/es/c/${contractor.slug}`, '/contractors'])
      expect(await shows(url, 'Renamed & Daughters'), url).toBe(true);
  });

  test('a page that visitors share is dropped in every process on the same database', async () => {
    const { contractor, author, review } = await reviewedContractor();
    const handle = openDatabase(
      world.handle.sql.options.host[0]?.startsWith('/') ? socketTarget() : urlTarget(),
      { connections: 3 },
    );
    const other = await createApp({ config: world.config, handle, render: async () => null });
    try {
      const visitor = () => createBrowser(other);
      expect((await visitor().get(`/c/${contractor.slug}`)).text.includes(BODY)).toBe(true);
      await (await as(author)).call('DELETE', `/api/reviews/${review.id}`);
      await until('the other process shows the new state', async () => {
        return !(await visitor().get(`/c/${contractor.slug}`)).text.includes(BODY);
      });
    } finally {
      await other.close();
      await handle.close();
    }
  });
});

describe('a call that visitors share', () => {
  const IN_SPANISH = { 'accept-language': 'es-MX' };
  const tradeIn = (answer: Answer) =>
    answer.json<{ contractor: { trades: { name: string }[] } }>().contractor.trades[0]?.name;
  const answerFor = async ({ id }: MadeContractor, headers = {}) =>
    world.visitor().get(`/api/contractor/${id}`, headers);

  test('a call that visitors share is answered with the same, in the language that is asked for', async () => {
    const { contractor } = await reviewedContractor();
    const first = await answerFor(contractor);
    const spanish = await answerFor(contractor, IN_SPANISH);
    // A write without the product's knowledge: the cached page stays the same until it is dropped.
    await world.database
      .updateTable('contractors')
      .set({ headline: 'Behind its back' })
      .where('id', '=', contractor.id)
      .execute();
    const [second, third] = [await answerFor(contractor), await answerFor(contractor, IN_SPANISH)];
    expect((await world.visitor().get(`/api/contractor/${contractor.id}?other=1`)).text).toBe(first.text);
    expect(tradeIn(spanish)).not.toBe(tradeIn(first));
    expect(second.text).toBe(first.text);
    expect(third.text).toBe(spanish.text);
    expect(second.headers['content-type']).toBe(first.headers['content-type']);
    expect(second.headers['cache-control']).toBe('no-cache');
  });

  test('a call that visitors share shows a review no longer once its author has deleted it, and a response once it is published', async () => {
    const { contractor, owner, author, review } = await reviewedContractor();
    const words = 'Thank you for trusting us with the heater; the warranty card is in the mail to you.';
    expect((await answerFor(contractor)).text).toContain(BODY);
    expect((await answerFor(contractor, IN_SPANISH)).text).toContain(BODY);
    await (
      await as(owner)
    ).call('POST', '/api/review-responses', {
      responseData: { reviewId: review.id, review_response: words },
    });
    expect((await answerFor(contractor)).text).toContain(words);
    await (await as(author)).call('DELETE', `/api/reviews/${review.id}`);
    expect((await answerFor(contractor)).text).not.toContain(BODY);
    expect((await answerFor(contractor, IN_SPANISH)).text).not.toContain(BODY);
  });

  test('a call that visitors share is another one with a token: of what its owner may do, visitors are told nothing', async () => {
    const { contractor, author } = await reviewedContractor();
    const mayEdit = (text: string) => /"edit":true/.test(text);
    expect(mayEdit((await answerFor(contractor)).text)).toBe(false);
    const own = await (await as(author)).call('GET', `/api/contractor/${contractor.id}`);
    expect(mayEdit(own.text)).toBe(true);
    expect(mayEdit((await answerFor(contractor)).text)).toBe(false);
  });

  test('a call that visitors share is in the language of the page it was sent from, else of the cookie; a cache between is told what it hangs on', async () => {
    const { contractor } = await reviewedContractor();
    const spanish = await answerFor(contractor, IN_SPANISH);
    const english = await answerFor(contractor);
    const fromPage = await answerFor(contractor, { referer: 'http://localhost/es/contractors' });
    const byCookie = await answerFor(contractor, { cookie: 'lang=mexican_spanish' });
    const fromPageFirst = await answerFor(contractor, {
      cookie: 'lang=mexican_spanish',
      referer: 'http://localhost/contractors',
    });
    expect(tradeIn(fromPage)).toBe(tradeIn(spanish));
    expect(tradeIn(byCookie)).toBe(tradeIn(spanish));
    expect(tradeIn(fromPageFirst)).toBe(tradeIn(english));
    const vary = String(english.headers['vary']).split(', ');
    expect(vary).toEqual(
      expect.arrayContaining(['Accept-Language', 'Authorization', 'Cookie', 'Referer', 'Accept-Encoding']),
    );
  });

  test('a call that visitors share shows the name a contractor goes by now', async () => {
    const { contractor, owner } = await reviewedContractor();
    expect((await answerFor(contractor)).text).toContain(contractor.name);
    const answer = await (
      await as(owner)
    ).call('PATCH', '/api/profile/all-basic-info', { business_name: 'Held No Longer Roofing' });
    expect(answer.status).toBe(200);
    for (const headers of [{}, IN_SPANISH])
      expect((await answerFor(contractor, headers)).text).toContain('Held No Longer Roofing');
  });

  test('a call that visitors share masks a word as soon as an administrator has listed it', async () => {
    const { contractor } = await reviewedContractor();
    expect((await answerFor(contractor)).text).toContain('replaced the water heater');
    const admin = await world.signedIn({ role: 'admin' });
    const body = { language: 'english', words: ['heater'] };
    await admin.submit('/admin/bad-words', body, { from: '/admin/bad-words' });
    for (const headers of [{}, IN_SPANISH])
      expect((await answerFor(contractor, headers)).text).toContain('replaced the water h----r');
    await admin.submit(
      '/admin/bad-words/remove',
      { language: 'english', word: 'heater' },
      { from: '/admin/bad-words/remove', method: 'POST' },
    );
    expect((await answerFor(contractor)).text).toContain('replaced the water heater');
  });

  test('a call that visitors share is asked for its head without its body, and held whole all the same', async () => {
    const { contractor } = await reviewedContractor();
    const url = `/api/contractor/${contractor.id}`;
    const made = await world.app.inject({ method: 'HEAD', url });
    const held = await world.app.inject({ method: 'HEAD', url });
    const whole = await world.app.inject({ method: 'GET', url });
    for (const head of [made, held]) {
      expect(head.statusCode).toBe(200);
      expect(head.body).toBe('');
      expect(head.headers['content-type']).toBe(whole.headers['content-type']);
    }
    expect(whole.body).toContain(BODY);
  });
});

describe('somebody who has signed in', () => {
  test('somebody who has signed in is never given a visitor’s page, nor a visitor theirs', async () => {
    const { contractor, author } = await reviewedContractor();
    const url = `/c/${contractor.slug}`;
    const browser = await as(author);
    const own = await browser.get(url);
    expect(readPage(own.text)?.props['viewer']).toMatchObject({ name: author.name });
    expect(own.headers['cache-control']).toBe('no-store');

    const visitor = await world.visitor().get(url);
    expect(readPage(visitor.text)?.props['viewer']).toBeNull();
    expect(visitor.text.includes(author.email)).toBe(false);
  });

  test('somebody who has signed in is still given a visitor’s page after the session has ended, and can sign in from it', async () => {
    const { author } = await reviewedContractor();
    const browser = await as(author);
    await world.database.deleteFrom('sessions').where('user_id', '=', author.id).execute();
    const page = readPage((await browser.get('/')).text);
    expect(page?.props['viewer']).toBeNull();
    expect((await browser.logIn(author.email, author.password)).status).toBe(303);
  });

  test('somebody who has signed in sees a sentence left by a redirect, which no shared page holds back', async () => {
    const browser = world.visitor();
    await browser.get('/');
    await browser.send('POST', '/login', {}, { 'x-xsrf-token': 'forged', referer: 'http://localhost/' });
    const landed = await browser.get('/');
    expect(readPage(landed.text)?.flash.error).toContain('This page was open too long.');
    expect(readPage((await world.visitor().get('/')).text)?.flash).toEqual({});
  });
});

function socketTarget() {
  const { host, port, database } = world.handle.sql.options;
  return { socketDirectory: host[0] ?? '', port: port[0] ?? 0, database };
}

function urlTarget() {
  const { host, port, database, user, pass } = world.handle.sql.options;
  const secret = typeof pass === 'string' && pass !== '' ? `:${encodeURIComponent(pass)}` : '';
  return { url: `postgres://${user}${secret}@${host[0]}:${port[0]}/${database}` };
}

describe('the lists that every client loads at its start', () => {
  const ask = (url: string, headers: Record<string, string> = {}) =>
    world.app.inject({ url, headers: { 'accept-encoding': 'br', ...headers } });

  test('the translations are kept in their smallest form, longer than a page', async () => {
    const url = '/api/translations';
    const first = await ask(url);
    await until('kept', async () => (await ask(url)).rawPayload.length < first.rawPayload.length * 0.8);
    const kept = await ask(url);
    expect(brotliDecompressSync(kept.rawPayload)).toEqual(brotliDecompressSync(first.rawPayload));
    world.setNow(new Date(Date.now() + 86_400_000));
    expect((await ask(url)).rawPayload).toEqual(kept.rawPayload);
    world.setNow(new Date());
  });

  test.each(['/api/translations', '/api/badwords'])(
    'the lists that every client loads at its start: %s answers 304 from memory to a client that has this version, and the whole to one that has another',
    async (url) => {
      const etag = String((await ask(url)).headers['etag']);
      const asked = await ask(url, { 'if-none-match': `"other", W/${etag}` });
      expect(asked).toMatchObject({ statusCode: 304, body: '' });
      expect((await ask(url, { 'if-none-match': '"other"' })).statusCode).toBe(200);
    },
  );
});
