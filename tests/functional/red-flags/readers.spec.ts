import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { route } from '../../../common/routes/route-table.ts';
import type { RedFlagView } from '../../../server/red-flags/views.ts';
import { localStorage } from '../../../server/uploads/storage/local-storage.ts';
import { saveFiles } from '../../../server/uploads/stored-files.ts';
import type { Browser } from '../../support/browser.ts';
import type { MadeContractor, MadeUpload } from '../../support/factories.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';
import { makeRedFlag } from './made-red-flag.ts';

const WHY = { reason: 'Contract and bank transfer show it.', reason_code: 'P02' };
let world: World;
let administrator: Person;
let reporter: Person;
let owner: Person;
let firm: MadeContractor;
let flagId = 0;
let file: MadeUpload;

beforeAll(async () => {
  world = await createWorld();
  administrator = await world.signedIn({ role: 'admin' });
  reporter = await world.signedIn();
  owner = await world.signedIn();
  firm = await world.make.contractor({ owner: owner.user });
  const { id, version } = await makeRedFlag(world, { contractor: firm, reporter: reporter.user });
  flagId = id;
  file = await world.make.upload({ user: reporter.user, visibility: 'public' });
  await world.database
    .insertInto('red_flag_files')
    .values({
      red_flag_id: id,
      upload_id: file.id,
      side: 'reporter',
      position: 1,
      is_public: true,
      audience: 'public',
    })
    .execute();
  await saveFiles(localStorage(world.config.dataDir), file.key, { large: Buffer.from('x') });
  const url = route('api.admin.red_flags.publish', { id });
  const published = await administrator.call('PUT', url, { ...WHY, version, public_files: [file.id] });
  if (published.status !== 200) throw new Error(published.text);
});
afterAll(() => world.close());

const statusesFor = async (reader: Browser): Promise<number[]> => [
  (await reader.get(route('red_flags.show', { id: flagId }))).status,
  (await reader.get(`/uploads/${file.key}`)).status,
];
const hide = (at: Date | null) =>
  world.database.updateTable('contractors').set({ hidden_at: at }).where('id', '=', firm.id).execute();
const shown = async (reader: Browser) =>
  (await reader.visit(route('red_flags.show', { id: flagId }))).page.props['flag'] as RedFlagView;

test('a public red flag and its public files are for everyone, and search engines find it', async () => {
  expect(await statusesFor(world.visitor())).toEqual([200, 200]);
  expect(await shown(world.visitor())).toMatchObject({ isPublic: true, noIndex: false });
});

test('a red flag of a hidden listing takes its files along: both are for its sides and administrators', async () => {
  await hide(new Date());
  expect(await statusesFor(world.visitor())).toEqual([404, 404]);
  expect(await statusesFor(await world.signedIn())).toEqual([404, 404]);
  for (const reader of [reporter, owner, administrator])
    expect(await statusesFor(reader)).toEqual([200, 200]);
  expect(await shown(administrator)).toMatchObject({ isPublic: false, noIndex: true });
  await hide(null);
});

/** The addresses of red flags in the sitemap. */
const inSitemap = async () => {
  const index = (await world.visitor().get(route('sitemap'))).text;
  const [path] = /\/sitemaps\/red-flags-\d+\.xml\.gz/.exec(index) ?? [];
  if (path === undefined) return '';
  return gunzipSync((await world.app.inject(path)).rawPayload).toString();
};

test('a red flag that ended stays readable with its files, and search engines leave it out', async () => {
  const address = world.config.appUrl + route('red_flags.show', { id: flagId });
  expect(await inSitemap()).toContain(`<loc>${address}</loc>`);
  await world.database
    .updateTable('red_flags')
    .set({ state: 'ended', closed_at: new Date() })
    .where('id', '=', flagId)
    .execute();
  expect(await statusesFor(world.visitor())).toEqual([200, 200]);
  expect(await shown(world.visitor())).toMatchObject({ isPublic: true, noIndex: true });
  expect(await inSitemap()).not.toContain(address);
});
