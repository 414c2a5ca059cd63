import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { route } from '../../../common/routes/route-table.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

const DAY_MS = 86_400_000;
let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld({ pageCache: true });
  admin = await world.signedIn({ role: 'admin' });
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.database.deleteFrom('content_drafts').execute();
});

const EDITOR = route('admin.content.edit', { page: 'red-flags' });
let made = 0;
/** A picture as the upload call leaves it, attached to nothing. */
async function picture(by: Person): Promise<string> {
  const key = `content-picture-${String((made += 1)).padStart(8, '0')}`;
  await world.database
    .insertInto('uploads')
    .values({
      key,
      user_id: by.user.id,
      kind: 'image',
      media_type: 'image/webp',
      original_name: 'roof.jpg',
      byte_size: 10,
      width: 8,
      height: 8,
    })
    .execute();
  return key;
}
const htmlWith = (key: string) =>
  `<p>Words</p><img src="/uploads/${key}" alt="A roof" width="8" height="8" />`;
const texts = (key: string) => ({ english: htmlWith(key), mexican_spanish: htmlWith(key), version: 0 });
const save = (key: string, by = admin) =>
  by.submit(route('admin.content.save', { page: 'red-flags' }), texts(key), { from: EDITOR, method: 'PUT' });
const publish = (key: string, publish_at = '') =>
  admin.submit(
    route('admin.content.publish', { page: 'red-flags' }),
    { ...texts(key), publish_at },
    { from: EDITOR },
  );
const seenFrom = async (key: string) =>
  world.database
    .selectFrom('content_pictures as picture')
    .innerJoin('uploads as u', 'u.id', 'picture.upload_id')
    .select(['u.visibility', 'picture.shown_from'])
    .where('u.key', '=', key)
    .executeTakeFirst();
describe('a picture in a content page', () => {
  test('a picture in a content page of a draft is kept, and is the administrators’ alone until the page is published', async () => {
    const key = await picture(admin);
    const { page } = await save(key);
    expect(page.flash).toEqual({ success: 'Draft saved' });
    expect(await seenFrom(key)).toEqual({ visibility: 'public', shown_from: null });
    expect((await world.visitor().get(`/uploads/${key}`)).status).toBe(404);
  });

  test('a picture in a content page of a published page is everybody’s from then on', async () => {
    const key = await picture(admin);
    await publish(key);
    expect((await seenFrom(key))?.shown_from).not.toBeNull();
  });

  test('a picture in a content page of a page that is to appear later is everybody’s from that moment, and not once it is canceled', async () => {
    const key = await picture(admin);
    const at = new Date(Date.now() + DAY_MS);
    await publish(key, at.toISOString());
    expect((await seenFrom(key))?.shown_from?.getTime()).toBe(at.getTime());
    await admin.submit(
      route('admin.content.cancel', { page: 'red-flags' }),
      {},
      { from: EDITOR, method: 'POST' },
    );
    expect((await seenFrom(key))?.shown_from).toBeNull();
  });

  test('a picture in a content page of another scheduled page keeps its moment when one is canceled', async () => {
    const [own, others] = [await picture(admin), await picture(admin)];
    const at = new Date(Date.now() + DAY_MS);
    const [first, second] = [
      route('admin.content.publish', { page: 'red-flags' }),
      route('admin.content.publish', { page: 'about' }),
    ];
    const publish_at = at.toISOString();
    await admin.submit(first, { ...texts(own), publish_at }, { from: EDITOR });
    await admin.submit(second, { ...texts(others), publish_at }, { from: EDITOR });
    await admin.submit(
      route('admin.content.cancel', { page: 'red-flags' }),
      {},
      { from: EDITOR, method: 'POST' },
    );
    expect((await seenFrom(own))?.shown_from).toBeNull();
    expect((await seenFrom(others))?.shown_from?.getTime()).toBe(at.getTime());
  });

  test.each([
    ['that does not exist', async () => 'x'.repeat(24)],
    ['that somebody else uploaded', async () => picture(await world.signedIn({ role: 'admin' }))],
  ])('a picture in a content page: %s is refused, and nothing is stored', async (_what, keyOf) => {
    const { page } = await save(await keyOf());
    expect(page.props['errors']).toMatchObject({ english: expect.stringContaining('no longer there') });
    expect(await world.database.selectFrom('content_drafts').select('page').execute()).toEqual([]);
  });

  test('a picture in a content page: elsewhere on the web is not stored', async () => {
    await admin.submit(
      route('admin.content.save', { page: 'red-flags' }),
      { english: '<p>a</p><img src="https://a.example/x.png">', mexican_spanish: '<p>b</p>', version: 0 },
      { from: EDITOR, method: 'PUT' },
    );
    const draft = await world.database
      .selectFrom('content_drafts')
      .select('english')
      .executeTakeFirstOrThrow();
    expect(draft.english).toBe('<p>a</p>');
  });
});
