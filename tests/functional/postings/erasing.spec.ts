import { afterAll, beforeAll, expect, test } from 'vitest';
import { route } from '../../../common/routes/route-table.ts';
import { eraseDeletedPostings } from '../../../server/postings/jobs/erase-deleted-postings.ts';
import { UPLOAD_HOLDERS } from '../../../server/upload-holders.ts';
import { localStorage } from '../../../server/uploads/storage/local-storage.ts';
import { removeOrphans } from '../../../server/uploads/jobs/remove-orphans.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';
import { createForms, idIn, type Forms } from './posting-input.ts';

let world: World;
let forms: Forms;
let author: Person;

beforeAll(async () => {
  world = await createWorld();
  forms = await createForms(world);
  author = await world.signedIn();
});
afterAll(() => world.close());

const DELETED = new Date('2026-03-01T18:00:00Z');
const LAST_MOMENT = new Date('2026-08-29T09:59:59Z');
const NEXT_DAY = new Date('2026-08-29T10:00:00Z');

const left = async () =>
  (await world.database.selectFrom('postings').select('id').orderBy('id').execute()).map(({ id }) => id);

test('what its author deleted goes when 180 days are over, with versions, photos and notes; nothing else does', async () => {
  const upload = await world.make.upload({ user: author.user, createdAt: DELETED });
  const publish = async (photos: number[] = []) =>
    idIn((await author.submit(route('postings.store'), forms.form({ photos }))).page.url);
  const [deleted, current] = [await publish([upload.id]), await publish()];
  await author.submit(route('postings.destroy', { id: deleted }), {}, { method: 'DELETE' });
  await world.database
    .updateTable('postings')
    .set({ deleted_at: DELETED })
    .where('id', '=', deleted)
    .execute();
  await world.database
    .insertInto('admin_notes')
    .values({ subject_type: 'posting', subject_id: deleted, body: 'A note.', created_at: DELETED })
    .execute();
  const sweep = () =>
    removeOrphans({
      database: world.database,
      storage: localStorage(world.config.dataDir),
      now: NEXT_DAY,
      holders: UPLOAD_HOLDERS,
    });

  await eraseDeletedPostings(world.database, LAST_MOMENT);
  await sweep();
  expect(await left()).toEqual([deleted, current]);
  expect(await uploads()).toEqual([upload.id]);

  await eraseDeletedPostings(world.database, NEXT_DAY);
  await sweep();
  expect(await left()).toEqual([current]);
  expect(await uploads()).toEqual([]);
  for (const table of ['posting_versions', 'posting_trades'] as const) {
    const rows = await world.database.selectFrom(table).select('posting_id').execute();
    expect(new Set(rows.map((row) => row.posting_id))).toEqual(new Set([current]));
  }
  expect(await world.database.selectFrom('admin_notes').select('id').execute()).toEqual([]);
});

const uploads = async () =>
  (await world.database.selectFrom('uploads').select('id').execute()).map(({ id }) => id);
