import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { route } from '../../../common/routes/route-table.ts';
import { statusesOf } from '../../support/at-once.ts';
import { multipart, picture } from '../../support/files.ts';
import { readPage } from '../../support/browser.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';
import type { MadeContractor } from '../../support/factories.ts';
import type { PhotosEditView } from '../../../server/profiles/photos/edit-view.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
  await world.database.insertInto('hold_words').values({ word: 'zounds', language: 'english' }).execute();
});
afterAll(() => world.close());

const EDIT = '/contractor/edit/photos';
const ALBUMS = '/contractor/edit/albums';
type Owner = Person & { contractor: MadeContractor };

async function signedInOwner(): Promise<Owner> {
  const browser = await world.signedIn({ role: 'contractor' });
  const contractor = await world.make.contractor({ owner: browser.user });
  return Object.assign(browser, { contractor });
}
const add = (browser: Person, uploads: number[]) =>
  browser.call('POST', '/api/contractor/photos', { uploads });
const shown = async (browser: Person) =>
  (await browser.visit(EDIT)).page.props as unknown as PhotosEditView & { errors: Record<string, string> };
const idsShown = async (browser: Person) => (await shown(browser)).photos.map(({ id }) => id);

async function withPhotos(count: number) {
  const browser = await signedInOwner();
  const ids: number[] = [];
  for (let made = 0; made < count; made += 1) ids.push((await world.make.upload({ user: browser.user })).id);
  if (count > 0) expect((await add(browser, ids)).status).toBe(200);
  return { browser, ids };
}
async function send(browser: Person, bytes: Buffer): Promise<number> {
  const { payload, contentType } = multipart({ bytes });
  const authorization = `Bearer ${(await browser.token()) ?? ''}`;
  const headers = { authorization, 'content-type': contentType };
  const answer = await world.app.inject({ method: 'POST', url: '/api/upload', headers, payload });
  return answer.json<{ id: number }>().id;
}
const words = (id: number, changes: Record<string, string> = {}) => ({
  photo: String(id),
  version: '1',
  alt: 'A new roof',
  caption: '',
  ...changes,
});
const saveWords = (browser: Person, id: number, changes: Record<string, string> = {}) =>
  browser.post(`/contractor/edit/photos/${id}`, words(id, changes), EDIT);

describe('a before and after', () => {
  const pair = (browser: Person, before: number, after: number, pair_title = '') =>
    browser.post(
      route('contractor.albums.pair'),
      { before: String(before), after: String(after), pair_title },
      EDIT,
    );

  test('two photos make a pair in a project of their own, and a second pair gets another title', async () => {
    const { browser, ids } = await withPhotos(4);
    const [one = 0, two = 0, three = 0, four = 0] = ids;
    await pair(browser, one, two);
    await pair(browser, four, three);
    const { photos, albums } = await shown(browser);
    expect(albums.map(({ title }) => title)).toEqual(['Before and after', 'Before and after 2']);
    expect(photos.map(({ stage }) => stage)).toEqual(['before', 'after', 'after', 'before']);
  });

  test('a pair of one photo, of another page’s photo or with a refused word changes nothing', async () => {
    const { browser, ids } = await withPhotos(2);
    const [one = 0, two = 0] = ids;
    const other = (await withPhotos(1)).ids[0] ?? 0;
    expect((await pair(browser, one, one)).status).toBe(422);
    expect((await pair(browser, one, other)).status).toBe(404);
    expect((await pair(browser, one, two, 'Zounds, a kitchen')).status).toBe(422);
    const { photos, albums } = await shown(browser);
    expect(albums).toEqual([]);
    expect(photos.every(({ stage, albumId }) => stage === null && albumId === null)).toBe(true);
  });
});

describe('adding photos to one’s own page', () => {
  test('adding photos to one’s own page: sent pictures come at the end of the page, in the order sent, and everybody sees them at once', async () => {
    const { browser, ids } = await withPhotos(2);
    const third = await world.make.upload({ user: browser.user });
    await world.visitor().get(`/c/${browser.contractor.slug}`);
    await add(browser, [third.id]);
    expect(await idsShown(browser)).toEqual([...ids, third.id]);
    const { page } = await world.visitor().visit(`/c/${browser.contractor.slug}`);
    expect(page.props['contractor']).toMatchObject({ photoCount: 3 });
  });

  test('a real picture brings what stands in its place until it has come', async () => {
    const browser = await signedInOwner();
    const id = await send(browser, await picture('png', { width: 400, height: 300 }));
    await add(browser, [id]);
    expect((await shown(browser)).photos).toMatchObject([
      { id, blur: expect.stringMatching(/^data:image\/bmp;base64,/) },
    ]);
  });

  test('the same file twice is left out, and refused where nothing else came', async () => {
    const browser = await signedInOwner();
    const bytes = await picture('jpeg', { width: 400, height: 300 });
    const [first, again, other] = [
      await send(browser, bytes),
      await send(browser, bytes),
      await send(browser, await picture('jpeg', { width: 420, height: 300 })),
    ];
    await add(browser, [first]);
    const refused = await add(browser, [again]);
    expect(refused.status).toBe(422);
    expect(refused.json()).toMatchObject({ errors: { upload: ['This photo is already on your page.'] } });
    const mixed = await add(browser, [again, other]);
    expect(mixed.json()).toMatchObject({ added: 1, twice: 1 });
    expect(await idsShown(browser)).toEqual([first, other]);
  });

  test('a second click with the same pictures changes nothing, also at the same moment', async () => {
    const browser = await signedInOwner();
    const { id } = await world.make.upload({ user: browser.user });
    const answers = await Promise.all([add(browser, [id]), add(browser, [id])]);
    expect(statusesOf(answers)).toEqual([200, 200]);
    expect(await idsShown(browser)).toEqual([id]);
  });

  test('somebody else’s picture, a document and an unknown id are refused', async () => {
    const browser = await signedInOwner();
    const others = await world.make.upload({ user: await world.make.user() });
    const document = await world.make.upload({ user: browser.user, kind: 'document' });
    for (const id of [others.id, document.id, 999_999]) expect((await add(browser, [id])).status).toBe(422);
    expect(await idsShown(browser)).toEqual([]);
  });

  test('a picture of 1 by 5,000 pixels is refused with what it lacks', async () => {
    const browser = await signedInOwner();
    const id = await send(browser, await picture('png', { width: 1, height: 5_000 }));
    const refused = await add(browser, [id]);
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('at least 120 pixels');
  });

  test('a picture of 60 megapixels is refused as it is sent', async () => {
    const browser = await signedInOwner();
    const bytes = await sharp({ create: { width: 10_000, height: 6_000, channels: 3, background: 'teal' } })
      .png({ compressionLevel: 1 })
      .toBuffer();
    const { payload, contentType } = multipart({ bytes });
    const authorization = `Bearer ${(await browser.token()) ?? ''}`;
    const headers = { authorization, 'content-type': contentType };
    const answer = await world.app.inject({ method: 'POST', url: '/api/upload', headers, payload });
    expect(answer.statusCode).toBe(422);
    expect(answer.payload).toContain('more than 50 megapixels');
  });

  test('adding photos to one’s own page above the plan the answer is 403 and names the plan that is large enough', async () => {
    const { browser } = await withPhotos(15);
    const { id } = await world.make.upload({ user: browser.user });
    const refused = await add(browser, [id]);
    expect(refused.status).toBe(403);
    expect(refused.json()).toMatchObject({ upgrade: 'gold' });
    expect(await idsShown(browser)).toHaveLength(15);
  });

  test('a person without a page, a visitor and an owner with an unconfirmed email are refused', async () => {
    const person = await world.signedIn();
    const { id } = await world.make.upload({ user: person.user });
    expect((await add(person, [id])).status).toBe(403);
    expect((await world.visitor().call('POST', '/api/contractor/photos', { uploads: [id] })).status).toBe(
      401,
    );
    expect((await person.get(EDIT)).status).toBe(403);
  });
});

describe('the form of a browser without scripts', () => {
  async function sendForm(browser: Person, bytes: Buffer, token?: string) {
    const formToken = token ?? readPage((await browser.get(EDIT)).text)?.props.formToken ?? '';
    const boundary = 'photo-form';
    const field = (name: string, value: string) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="upload"; filename="roof.png"\r\nContent-Type: image/png\r\n\r\n`;
    const payload = Buffer.concat([
      Buffer.from(field('form_from', EDIT) + field('form_token', formToken) + head),
      bytes,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]);
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
    return world.app.inject({
      method: 'POST',
      url: '/contractor/edit/photos',
      headers: {
        host: 'localhost',
        cookie: cookie.join('; '),
        'content-type': `multipart/form-data; boundary=${boundary}`,
        accept: 'text/html',
        'sec-fetch-site': 'same-origin',
      },
      payload,
    });
  }

  test('the form of a browser without scripts adds one photo and goes back to the page', async () => {
    const browser = await signedInOwner();
    const sent = await sendForm(browser, await picture('png', { width: 400, height: 300 }));
    expect([sent.statusCode, sent.headers['location']]).toEqual([303, EDIT]);
    expect(await idsShown(browser)).toHaveLength(1);
  });

  test('the form of a browser without scripts is refused without its token, and says what is wrong with a file', async () => {
    const browser = await signedInOwner();
    const bytes = await picture('png', { width: 400, height: 300 });
    await sendForm(browser, bytes, 'forged');
    expect(await idsShown(browser)).toEqual([]);
    const wrong = await sendForm(browser, Buffer.from('no picture'));
    expect(wrong.statusCode).toBe(422);
    expect(await idsShown(browser)).toEqual([]);
  });
});

describe('putting photos in order', () => {
  const move = (browser: Person, id: number, to: string) =>
    browser.post(`/contractor/edit/photos/${id}/move`, { to }, EDIT);

  test('putting photos in order moves a photo earlier, later and to the front; at the ends it stays', async () => {
    const { browser, ids } = await withPhotos(3);
    const [one = 0, two = 0, three = 0] = ids;
    await move(browser, one, 'earlier');
    await move(browser, one, 'later');
    expect(await idsShown(browser)).toEqual([two, one, three]);
    await move(browser, three, 'first');
    await move(browser, one, 'later');
    expect(await idsShown(browser)).toEqual([three, two, one]);
  });

  test('two windows at once leave each photo there once', async () => {
    const { browser, ids } = await withPhotos(4);
    await Promise.all(ids.map((id) => move(browser, id, 'first')));
    expect((await idsShown(browser)).toSorted((a, b) => a - b)).toEqual(ids);
  });

  test('one photo is the cover and one the logo; another takes its place', async () => {
    const { browser, ids } = await withPhotos(3);
    const [one = 0, two = 0, three = 0] = ids;
    const choose = (id: number, role: string) =>
      browser.post(`/contractor/edit/photos/${id}/role`, { role }, EDIT);
    await choose(one, 'cover');
    await choose(two, 'cover');
    await choose(three, 'logo');
    const roles = (await shown(browser)).photos.map(({ id, role }) => [id, role]);
    expect(roles).toEqual([
      [three, 'logo'],
      [one, null],
      [two, 'cover'],
    ]);
    await choose(three, 'none');
    const { page } = await world.visitor().visit(`/c/${browser.contractor.slug}`);
    expect(page.props['contractor']).toMatchObject({ logo: null, photoCount: 3 });
  });

  test('a deleted photo leaves the page; one of another page is not found', async () => {
    const { browser, ids } = await withPhotos(2);
    const stranger = await signedInOwner();
    const [one = 0, two = 0] = ids;
    const remove = (by: Person) => by.post(`/contractor/edit/photos/${one}/remove`, {}, EDIT);
    expect((await remove(stranger)).status).toBe(404);
    expect((await saveWords(stranger, one)).status).toBe(404);
    await remove(browser);
    expect(await idsShown(browser)).toEqual([two]);
  });
});

describe('the words of a photo', () => {
  test('the words of a photo are saved, and a second window is told before it overwrites them', async () => {
    const { browser, ids } = await withPhotos(1);
    const [id = 0] = ids;
    expect((await saveWords(browser, id)).status).toBe(303);
    const second = await saveWords(browser, id, { alt: 'From the second window' });
    expect(second.status).toBe(409);
    expect(second.text).toContain('From the second window');
    expect((await shown(browser)).photos).toMatchObject([{ alt: 'A new roof', version: 2 }]);
  });

  test.each([
    ['a listed word', { caption: 'Zounds, what a roof' }, 'caption'],
    ['a phone number', { alt: 'Call 512-555-0188 today' }, 'alt'],
    ['too many characters', { alt: 'x'.repeat(201) }, 'alt'],
    ['a stage without a project', { stage: 'before' }, 'stage'],
  ])('the words of a photo: %s is refused at its field', async (_what, changes, field) => {
    const { browser, ids } = await withPhotos(1);
    const [id = 0] = ids;
    const refused = await saveWords(browser, id, changes as unknown as Record<string, string>);
    expect(refused.status).toBe(422);
    expect(Object.keys(readPage(refused.text)?.props.errors ?? {})).toEqual([field]);
  });
});

describe('projects', () => {
  const project = {
    title: 'Kitchen on Oak Street',
    trade: '',
    month: '2025-05',
    city: 'Austin',
    cost_band: '2k_10k',
  };
  const addProject = (browser: Person, changes: Record<string, string> = {}) =>
    browser.post(ALBUMS, { ...project, ...changes }, EDIT);

  test('words and a project in Arabic are stored without overrides of direction, which nobody sees', async () => {
    const { browser, ids } = await withPhotos(1);
    const [id = 0] = ids;
    await saveWords(browser, id, { alt: '\u202eسقف جديد', caption: 'سقف\u2066 2026\u2069' });
    await browser.post(
      ALBUMS,
      { title: '\u202dسقف في دالاس', trade: '', month: '', city: '', cost_band: '' },
      EDIT,
    );
    const { photos, albums } = await shown(browser);
    expect(photos).toMatchObject([{ alt: 'سقف جديد', caption: 'سقف 2026' }]);
    expect(albums).toMatchObject([{ title: 'سقف في دالاس' }]);
  });

  test('a project is added once, changed, gets its photos, and is deleted without them', async () => {
    const { browser, ids } = await withPhotos(2);
    const [one = 0, two = 0] = ids;
    await Promise.all([addProject(browser), addProject(browser)]);
    const [album, ...others] = (await shown(browser)).albums;
    expect(others).toEqual([]);
    const albumId = String(album?.id);
    await saveWords(browser, one, { album: albumId, stage: 'before' });
    await saveWords(browser, two, { album: albumId, stage: 'after' });
    await browser.post(
      `/contractor/edit/albums/${albumId}`,
      { ...project, city: 'Waco', version: '1' },
      EDIT,
    );
    const old = await browser.post(`/contractor/edit/albums/${albumId}`, { ...project, version: '1' }, EDIT);
    expect(old.status).toBe(409);
    const { page } = await world.visitor().visit(`/c/${browser.contractor.slug}/photos`);
    expect(page.props['albums']).toMatchObject([{ title: project.title, city: 'Waco', month: '2025-05' }]);
    await browser.post(`/contractor/edit/albums/${albumId}/remove`, {}, EDIT);
    const after = await shown(browser);
    expect([after.albums, after.photos.map(({ albumId: of, stage }) => [of, stage])]).toEqual([
      [],
      [
        [null, null],
        [null, null],
      ],
    ]);
  });

  test.each([
    ['no title', { title: '' }, 'title'],
    ['a month to come', { month: '2190-01' }, 'month'],
    ['an unknown trade', { trade: 'alchemy' }, 'trade'],
    ['an email in the city', { city: 'me@example.com' }, 'city'],
  ])('projects: %s is refused at its field', async (_what, changes, field) => {
    const browser = await signedInOwner();
    const refused = await addProject(browser, changes as unknown as Record<string, string>);
    expect(refused.status).toBe(422);
    expect(Object.keys(readPage(refused.text)?.props.errors ?? {})).toEqual([field]);
  });

  test('another page’s project takes no photos', async () => {
    const { browser, ids } = await withPhotos(1);
    const stranger = await signedInOwner();
    await addProject(stranger);
    const [album] = (await shown(stranger)).albums;
    const refused = await saveWords(browser, ids[0] ?? 0, { album: String(album?.id) });
    expect(refused.status).toBe(422);
  });
});
