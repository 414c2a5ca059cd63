import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { GalleryPhoto } from '../../../server/contractors/page/gallery-view.ts';
import type { ContractorView } from '../../../server/contractors/page/page-view.ts';
import { localStorage } from '../../../server/uploads/storage/local-storage.ts';
import { saveFiles } from '../../../server/uploads/stored-files.ts';
import type { MadeContractor } from '../../support/factories.ts';
import { createWorld, type World } from '../../support/world.ts';

let world: World;
let firm: MadeContractor;
beforeAll(async () => {
  world = await createWorld();
  firm = await world.make.contractor();
});
afterAll(() => world.close());

type PageProps = { contractor: ContractorView; gallery: GalleryPhoto[]; photos: GalleryPhoto[] };
const visit = async (path: string) => {
  const { status, page } = await world.visitor().visit(path);
  return { status, component: page.component, props: page.props as unknown as PageProps };
};

async function addPhotos(contractor: MadeContractor, photos: { alt: string; role?: string }[]) {
  const owner = await world.make.user({});
  for (const [position, { alt, role }] of photos.entries()) {
    const upload = await world.make.upload({ user: owner, visibility: 'public' });
    await world.database
      .insertInto('contractor_photos')
      .values({ upload_id: upload.id, contractor_id: contractor.id, position, alt, role: role ?? null })
      .execute();
  }
  await sql`select refresh_contractor_pictures(array[${contractor.id}]::integer[])`.execute(world.database);
}

test('a page without photos has no cover and an empty page of photos', async () => {
  const { props } = await visit(`/c/${firm.slug}`);
  expect(props.contractor).toMatchObject({ cover: null, logo: null, photoCount: 0 });
  expect(props.gallery).toEqual([]);
  const all = await visit(`/c/${firm.slug}/photos`);
  expect(all).toMatchObject({ status: 200, component: 'contractors/photos' });
});

test('a page opens with its cover, shows eight photos and leads to all; a logo is none of them', async () => {
  const made = await world.make.contractor();
  const photos = Array.from({ length: 11 }, (_, index) => ({ alt: `Roof ${index + 1}` }));
  await addPhotos(made, [
    { alt: '', role: 'logo' },
    ...photos.slice(0, 3),
    { alt: 'The best', role: 'cover' },
    ...photos.slice(3),
  ]);
  const { props } = await visit(`/c/${made.slug}`);
  expect(props.contractor).toMatchObject({ cover: { alt: 'The best' }, photoCount: 12 });
  expect(props.contractor.logo).not.toBeNull();
  expect(props.gallery).toHaveLength(8);
  const all = await visit(`/es/c/${made.slug}/photos`);
  expect(all.props.photos).toHaveLength(12);
});

test('a photo is everybody’s until its listing is hidden', async () => {
  const made = await world.make.contractor();
  await addPhotos(made, [{ alt: 'Deck' }]);
  const { key } = await world.database
    .selectFrom('contractor_photos as f')
    .innerJoin('uploads as u', 'u.id', 'f.upload_id')
    .select('u.key')
    .where('f.contractor_id', '=', made.id)
    .executeTakeFirstOrThrow();
  await saveFiles(localStorage(world.config.dataDir), key, { large: Buffer.from('a picture') });
  const status = async () => (await world.visitor().get(`/uploads/${key}`)).status;
  expect(await status()).toBe(200);
  await world.database
    .updateTable('contractors')
    .set({ hidden_at: new Date() })
    .where('id', '=', made.id)
    .execute();
  expect(await status()).toBe(404);
});
