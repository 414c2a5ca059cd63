import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { localStorage } from '../../../server/uploads/storage/local-storage.ts';
import { pathOf, saveFiles } from '../../../server/uploads/stored-files.ts';
import type { Browser } from '../../support/browser.ts';
import type { MadeContractor, MadeUser } from '../../support/factories.ts';
import { pdf, picture } from '../../support/files.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

let world: World;
let author: Person;
let owner: Person;
let administrator: Browser;
let stranger: Browser;
let contractor: MadeContractor;
let reviewId: number;

beforeAll(async () => {
  world = await createWorld();
  author = await world.signedIn();
  owner = await world.signedIn();
  administrator = await world.signedIn({ role: 'admin' });
  stranger = await world.signedIn();
  contractor = await world.make.contractor({ owner: owner.user });
  ({ id: reviewId } = await world.make.review({ contractor, author: author.user }));
  // The session stores the user's business.
  await owner.logIn(owner.user.email, owner.user.password);
});
afterAll(() => world.close());

/** A file on the disk, of `user`. */
async function storedPicture(user: MadeUser, visibility: 'uploader' | 'parties' | 'public') {
  const upload = await world.make.upload({ user, visibility });
  const bytes = await picture('webp');
  await saveFiles(localStorage(world.config.dataDir), upload.key, {
    small: bytes,
    medium: bytes,
    large: bytes,
  });
  return { ...upload, url: `/uploads/${upload.key}` };
}

async function storedDocument(user: MadeUser) {
  const upload = await world.make.upload({ user, kind: 'document', visibility: 'parties' });
  await saveFiles(localStorage(world.config.dataDir), upload.key, { document: pdf() });
  return { ...upload, url: `/uploads/${upload.key}` };
}

/** The statuses that author, contractor, administrator, stranger and visitor get. */
async function statusesOf(url: string): Promise<number[]> {
  const readers = [author, owner, administrator, stranger, world.visitor()];
  return Promise.all(readers.map(async (reader) => (await reader.get(url)).status));
}

const setReview = (values: {
  status?: 'active' | 'inactive';
  hold_signals?: string;
  deleted_at?: Date | null;
}) => world.database.updateTable('reviews').set(values).where('id', '=', reviewId).execute();

describe('who sees an uploaded file', () => {
  test('an uploaded file is for its sender alone until it hangs on something, not even for an administrator', async () => {
    const { url } = await storedPicture(author.user, 'uploader');
    expect(await statusesOf(url)).toEqual([200, 404, 404, 404, 404]);
    expect((await author.get(url)).headers['cache-control']).toBe('private, no-cache');
  });

  test('the photo of a review: everybody as long as the review is shown, kept by caches for an hour at most', async () => {
    const photo = await storedPicture(author.user, 'public');
    await world.database
      .insertInto('review_photos')
      .values({ review_id: reviewId, upload_id: photo.id, position: 1 })
      .execute();
    expect(await statusesOf(`${photo.url}/small`)).toEqual([200, 200, 200, 200, 200]);
    const { headers } = await world.visitor().get(photo.url);
    expect(headers['cache-control']).toBe('public, max-age=3600, immutable');
    expect(headers['set-cookie']).toBeUndefined();
    const again = { 'if-none-match': String(headers['etag']) };
    expect((await world.visitor().get(photo.url, again)).status).toBe(304);

    await setReview({ status: 'inactive' });
    expect((await world.visitor().get(photo.url, again)).status).toBe(404);
    expect(await statusesOf(photo.url)).toEqual([200, 200, 200, 404, 404]);
    await setReview({ hold_signals: '["burst"]' });
    expect(await statusesOf(photo.url)).toEqual([200, 404, 200, 404, 404]);
    await setReview({ status: 'active', hold_signals: '[]', deleted_at: new Date() });
    expect(await statusesOf(photo.url)).toEqual([200, 404, 200, 404, 404]);
    await setReview({ deleted_at: null });
  });

  test('a file of an appeal: both parties and the administrators', async () => {
    const file = await storedDocument(owner.user);
    const { id } = await world.database
      .insertInto('appeals')
      .values({
        type: 'appeal',
        subject_type: 'review',
        subject_id: reviewId,
        review_id: reviewId,
        kind: 'take_down',
        appellant_user_id: owner.user.id,
        on_appeal_reason: 'This was never a customer of ours.',
        filed_at: new Date(),
        due_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await world.database
      .insertInto('appeal_files')
      .values({ appeal_id: id, upload_id: file.id, position: 1 })
      .execute();
    expect(await statusesOf(file.url)).toEqual([200, 200, 200, 404, 404]);
  });

  test('the document of a claim: who claims, and the administrators', async () => {
    const file = await storedDocument(author.user);
    await world.make.claim({ contractor, user: author.user, evidence: 'document', document: file });
    expect(await statusesOf(file.url)).toEqual([200, 404, 200, 404, 404]);
  });

  test('an address that was guessed, or that leads elsewhere, finds nothing', async () => {
    for (const url of [
      `/uploads/${'x'.repeat(24)}`,
      '/uploads/..%2F..%2Fpostgres%2FPG_VERSION',
      '/uploads/a/b',
    ])
      expect((await author.get(url)).status).toBe(404);
  });

  test('a browser that holds it gets no second copy, but asks each time', async () => {
    const { url } = await storedPicture(author.user, 'uploader');
    const { headers } = await author.get(url);
    const again = await author.get(url, { 'if-none-match': String(headers['etag']) });
    expect(again.status).toBe(304);
    const other = await stranger.get(url, { 'if-none-match': String(headers['etag']) });
    expect(other.status).toBe(404);
  });
});

test('a file lies below its own folder, whatever its key begins with', () => {
  expect(pathOf('-_AbC', 'small')).toBe('uploads/-_/-_AbC-small.webp');
});
