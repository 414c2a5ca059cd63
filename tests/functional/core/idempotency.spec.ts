import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { forgetOldKeys, KEY_DAYS } from '../../../server/core/forms/idempotency.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';
import { createForms, type Forms } from '../postings/posting-input.ts';
import { reviewInput, tradeId } from '../reviews/review-input.ts';

const DAY_MS = 86_400_000;

let world: World;
let forms: Forms;
let ana: Person;
let ben: Person;
beforeAll(async () => {
  world = await createWorld();
  forms = await createForms(world);
  ana = await world.signedIn();
  ben = await world.signedIn();
});
afterAll(() => world.close());

let key: string;
beforeEach(() => {
  key = randomUUID();
});

const headers = (person: Person, own = key) => ({
  accept: 'application/json',
  'idempotency-key': own,
  'x-draft-owner': String(person.user.profileId),
});
const send = (person: Person, body: object, own = key) =>
  person.send('POST', '/postings', body as Record<string, unknown>, headers(person, own));
const postingsOf = ({ user }: Person) =>
  world.database
    .selectFrom('postings')
    .select('id')
    .where('author_profile_id', '=', user.profileId)
    .execute()
    .then((rows) => rows.length);

describe('a form sent with a key', () => {
  test('a form sent with a key is done once, also when it arrives five times at once, and each time gets the first answer', async () => {
    const before = await postingsOf(ana);
    const body = forms.form();
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(ana, body)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await postingsOf(ana)).toBe(before + 1);
    const first = await send(ana, body);
    expect(first.json()).toEqual({
      location: expect.stringMatching(/^\/postings\/\d+$/) as string,
      message: 'Posting published',
    });
  });

  test('a form sent with a key of a review is stored once, also when it arrives five times at once', async () => {
    const { slug } = await world.make.contractor();
    const body = reviewInput(await tradeId(world.database));
    const sendReview = () =>
      ben.send('POST', `/c/${slug}/review`, body as unknown as Record<string, unknown>, headers(ben));
    const answers = await Promise.all(Array.from({ length: 5 }, sendReview));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const stored = await world.database
      .selectFrom('reviews')
      .select('id')
      .where('author_profile_id', '=', ben.user.profileId)
      .execute();
    expect(stored).toHaveLength(1);
  });

  test('a form sent with a key is done once although the posting was deleted since', async () => {
    const body = forms.form();
    const first = await send(ana, body);
    await world.database.updateTable('postings').set({ deleted_at: new Date() }).execute();
    const before = await postingsOf(ana);
    expect((await send(ana, body)).json()).toEqual(first.json());
    expect(await postingsOf(ana)).toBe(before);
  });

  test('a form sent with a key leads a page to where the first one led it', async () => {
    const body = forms.form();
    const first = (await send(ana, body)).json<{ location: string }>();
    const again = await ana.send('POST', '/postings', body, { 'idempotency-key': key, 'x-inertia': 'true' });
    expect(again.status).toBe(303);
    expect(again.headers['location']).toBe(first.location);
  });

  test('a form sent with a key is told that it is done where the server stopped before it wrote the answer down', async () => {
    const body = forms.form();
    await send(ana, body);
    await world.database
      .updateTable('idempotency_keys')
      .set({ answer: null })
      .where('key', '=', key)
      .execute();
    expect((await send(ana, body)).json()).toMatchObject({ message: 'This was already published.' });
  });

  test('a form sent with a key with another text is refused with a sentence, and nothing is published', async () => {
    await send(ana, forms.form());
    const before = await postingsOf(ana);
    const other = await send(ana, forms.form());
    expect(other.status).toBe(409);
    expect(other.json()['message']).toBe(
      'An earlier version of this was already published. Open what you published, and change it there.',
    );
    expect(await postingsOf(ana)).toBe(before);
  });

  test('a form sent with a key of another user is refused, and says nothing of theirs', async () => {
    const body = forms.form();
    await send(ana, body);
    const before = await postingsOf(ben);
    const replay = await send(ben, body);
    expect(replay.status).toBe(409);
    expect(replay.text).not.toContain('/postings/');
    expect(await postingsOf(ben)).toBe(before);
  });

  test('a form sent with a key: written by another person than who is signed in is refused', async () => {
    const body = forms.form();
    const answer = await ben.send('POST', '/postings', body, headers(ana));
    expect(answer.status).toBe(412);
    expect(answer.json()['message']).toBe(
      'This was written with another account. Log in with that account to send it.',
    );
  });

  test('a form sent with a key whose fields are refused may be corrected under the same key', async () => {
    const body = forms.form();
    const refused = await send(ana, { ...body, title: '' });
    expect(refused.status).toBe(422);
    expect((await send(ana, body)).status).toBe(200);
  });

  test('a form sent with a key without a session is refused as before, and its key stays free', async () => {
    const body = forms.form();
    const visitor = await world.visitor().send('POST', '/postings', body, headers(ana));
    expect(visitor.status).toBe(401);
    expect((await send(ana, body)).status).toBe(200);
  });

  test('a form sent with a key with a key that is none is refused', async () => {
    expect((await send(ana, forms.form(), 'x')).status).toBe(400);
  });
});

test('keys are forgotten when no browser can send them any more', async () => {
  await send(ana, forms.form());
  await forgetOldKeys(world.database, new Date(Date.now() + (KEY_DAYS - 1) * DAY_MS));
  const kept = await world.database.selectFrom('idempotency_keys').select('key').execute();
  expect(kept.map((row) => row.key)).toContain(key);
  await forgetOldKeys(world.database, new Date(Date.now() + (KEY_DAYS + 1) * DAY_MS));
  expect(await world.database.selectFrom('idempotency_keys').select('key').execute()).toEqual([]);
});
