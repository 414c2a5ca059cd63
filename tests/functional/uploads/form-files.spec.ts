import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { plainFormPath } from '../../../common/plain-forms.ts';
import { route } from '../../../common/routes/route-table.ts';
import { readPage, type Answer } from '../../support/browser.ts';
import type { MadeContractor } from '../../support/factories.ts';
import { pdf, picture, type Sent } from '../../support/files.ts';
import { ownText } from '../../support/own-text.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';
import { ENGLISH_TEXT, tradeId } from '../reviews/review-input.ts';

const NOW = new Date('2026-05-20T12:00:00Z');

let world: World;
let plumbing: number;
let author: Person;
let firm: MadeContractor;
let form: string;
let photo: Sent;

beforeAll(async () => {
  world = await createWorld();
  world.setNow(NOW);
  plumbing = await tradeId(world.database);
  photo = { field: 'photos', name: 'faucet.png', type: 'image/png', bytes: await picture('png') };
});
afterAll(() => world.close());
beforeEach(async () => {
  author = await world.signedIn();
  firm = await world.make.contractor();
  form = `/c/${firm.slug}/review`;
});

const review = (said: Record<string, string | string[]> = {}) => ({
  experience: 'finished',
  'qualifying.relation': 'none',
  'qualifying.offered': 'nothing',
  overall: '4',
  body: ownText(ENGLISH_TEXT),
  'job.trade_id': String(plumbing),
  'job.month': '2026-03',
  ...said,
});
const propsOf = (answer: Answer) => readPage(answer.text)?.props;
type KeptForm = { field: string; uploads: { id: number; name: string }[] };
const keptIn = (answer: Answer) => propsOf(answer)?.['keptFiles'] as KeptForm | undefined;
const photosOf = () =>
  world.database
    .selectFrom('review_photos as p')
    .innerJoin('reviews as r', 'r.id', 'p.review_id')
    .innerJoin('uploads as u', 'u.id', 'p.upload_id')
    .select(['p.upload_id as id', 'u.visibility'])
    .where('r.contractor_id', '=', firm.id)
    .orderBy('p.position')
    .execute();
const uploadsOf = (person: Person) =>
  world.database.selectFrom('uploads').select('id').where('user_id', '=', person.user.id).execute();

describe('a form with files that no script sends', () => {
  test('a form with files that no script sends publishes a review with its photos in the order of the form', async () => {
    const second = { ...photo, name: 'sink.png', bytes: await picture('png', { width: 80 }) };
    const answer = await author.post(form, review(), form, [photo, second]);
    expect([answer.status, answer.headers['location']]).toEqual([303, `/c/${firm.slug}`]);
    const photos = await photosOf();
    expect(photos.map(({ visibility }) => visibility)).toEqual(['public', 'public']);
    expect(photos.map(({ id }) => id)).toEqual((await uploadsOf(author)).map(({ id }) => id));
  });

  test('a form with files that no script sends counts a file field without a choice as no file', async () => {
    const empty = { ...photo, name: '', bytes: Buffer.alloc(0) };
    const answer = await author.post(form, review(), form, [empty]);
    expect(answer.status).toBe(303);
    expect(await photosOf()).toEqual([]);
  });

  test('a form with files that no script sends keeps typed words and stored photos after a mistake elsewhere, and publishes both when sent again', async () => {
    const refused = await author.post(form, review({ body: 'Too short' }), form, [photo]);
    expect([refused.status, Object.keys(propsOf(refused)?.errors ?? {})]).toEqual([422, ['body']]);
    expect(propsOf(refused)?.['input']).toMatchObject({ body: 'Too short' });
    const kept = keptIn(refused);
    expect(kept).toMatchObject({ field: 'photos', uploads: [{ name: 'faucet.png' }] });
    const ids = kept?.uploads.map(({ id }) => String(id)) ?? [];
    await author.post(form, review({ 'photos[]': ids }), form, [
      { ...photo, name: '', bytes: Buffer.alloc(0) },
    ]);
    expect((await photosOf()).map(({ id }) => String(id))).toEqual(ids);
  });

  test('a form with files that no script sends names a file that is no picture at its field, with every typed word kept', async () => {
    const text = { ...photo, name: 'notes.txt', bytes: Buffer.from('call me') };
    const said = review();
    const refused = await author.post(form, said, form, [text, photo]);
    expect(refused.status).toBe(422);
    expect(propsOf(refused)?.errors).toEqual({
      photos: 'You can send pictures (PNG, JPEG, WebP, GIF, AVIF) and PDF files.',
    });
    expect(propsOf(refused)?.['input']).toMatchObject({ body: said.body });
    expect(keptIn(refused)?.uploads).toHaveLength(1);
    const document = await author.post(form, review(), form, [{ ...photo, name: 'bill.pdf', bytes: pdf() }]);
    expect(document.status).toBe(422);
    expect(await photosOf()).toEqual([]);
  });

  test('a form with files that no script sends refuses an eleventh photo and keeps the ten before it', async () => {
    const eleven = await Promise.all(
      Array.from({ length: 11 }, async (_, index) => ({
        ...photo,
        bytes: await picture('png', { width: 40 + index }),
      })),
    );
    const refused = await author.post(form, review(), form, eleven);
    expect([refused.status, Object.keys(propsOf(refused)?.errors ?? {})]).toEqual([422, ['photos']]);
    expect(keptIn(refused)?.uploads).toHaveLength(10);
  });

  test('a form with files that no script sends stores nothing without the form token, and nothing of a visitor', async () => {
    const forged = await author.post(form, { ...review(), form_token: 'forged' }, form, [photo]);
    expect(forged.status).toBe(419);
    expect(await uploadsOf(author)).toEqual([]);
    const visitor = await world.visitor().post(form, review(), '/login', [photo]);
    expect([visitor.status, String(visitor.headers['location']).split('?')[0]]).toEqual([303, '/login']);
  });

  test('a form with files that no script sends attaches the contractor’s files to an appeal from the page of its form', async () => {
    const owner = await world.signedIn({ role: 'contractor' });
    const contractor = await world.make.contractor({ owner: owner.user });
    const { id } = await world.make.review({ contractor });
    const url = route(
      'plain_form',
      { call: plainFormPath('api.reviews.appeal'), id },
      { query: { back: '/reviews/got' } },
    );
    const { action, hidden } = (await owner.visit(url)).page.props as unknown as {
      action: string;
      hidden: Record<string, string>;
    };
    const bill = { field: 'files', name: 'bill.pdf', type: 'application/pdf', bytes: pdf() };
    const reason = 'The author never hired us: the attached bill is from another firm.';
    const short = await owner.post(action, { ...hidden, on_appeal_reason: 'No' }, url, [bill]);
    expect([short.status, keptIn(short)?.uploads.length]).toEqual([422, 1]);
    const ids = keptIn(short)?.uploads.map((upload) => String(upload.id)) ?? [];
    const sent = await owner.post(action, { ...hidden, on_appeal_reason: reason, 'files[]': ids }, url);
    expect([sent.status, sent.headers['location']]).toEqual([303, '/reviews/got']);
    const files = await world.database
      .selectFrom('uploads')
      .select(['id', 'visibility'])
      .where('user_id', '=', owner.user.id)
      .execute();
    expect(files).toEqual([{ id: Number(ids[0]), visibility: 'parties' }]);
  });
});
