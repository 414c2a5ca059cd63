import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PLAIN_FORMS, plainFormPath, type PlainFormName } from '../../../common/plain-forms.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { PlainFormView } from '../../../server/plain-forms/views.ts';
import { readPage, type Answer, type FormFields } from '../../support/browser.ts';
import type { MadeContractor } from '../../support/factories.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';
import { createCases, createCast, REASON, WISH, type Cases, type Cast } from '../cases/calls/cast.ts';
import { createForms, idIn } from '../postings/posting-input.ts';
import { makeRedFlag } from '../red-flags/made-red-flag.ts';

let world: World;
let cast: Cast & { firm: MadeContractor };
let cases: Cases;
let postingId: number;

beforeAll(async () => {
  world = await createWorld();
  cast = await createCast(world);
  cases = createCases(world, cast);
  const forms = await createForms(world);
  postingId = idIn((await cast.author.submit(route('postings.store'), forms.form())).page.url);
});
afterAll(() => world.close());

const BACK = '/admin/reviews?open=7';
const pageOf = (name: PlainFormName, id: number, query: Record<string, string | number> = {}) =>
  route('plain_form', { call: plainFormPath(name), id }, { query: { ...query, back: BACK } });
const viewOf = async (person: Person, url: string) =>
  (await person.visit(url)).page.props as unknown as PlainFormView;

/** Opens the page of a form, and sends it as the browser would: with its hidden fields and its address. */
async function send(person: Person, url: string, typed: FormFields): Promise<Answer> {
  const { action, hidden } = await viewOf(person, url);
  return person.post(action, { ...hidden, ...typed }, url);
}
const errorsOf = (answer: Answer) => readPage(answer.text)?.props.errors ?? {};
const inputOf = (answer: Answer) => readPage(answer.text)?.props['input'];
const authorsPhoto = async () => (await world.make.upload({ user: cast.author.user })).id;
const photosOf = async (reviewId: number) =>
  (
    await world.database
      .selectFrom('review_photos')
      .select('upload_id')
      .where('review_id', '=', reviewId)
      .orderBy('position')
      .execute()
  ).map((photo) => photo.upload_id);
const statusOf = async (reviewId: number) =>
  (
    await world.database
      .selectFrom('reviews')
      .select('status')
      .where('id', '=', reviewId)
      .executeTakeFirstOrThrow()
  ).status;

describe('a decision without scripts', () => {
  test('a decision without scripts hides a review, goes back to the case and says so', async () => {
    const { id } = await cases.active();
    const url = pageOf('api.admin.reviews.deactivate', id, { version: 1, last_decision_id: 0 });
    const view = await viewOf(cast.admin, url);
    expect(view).toMatchObject({ title: 'Hide the review', backHref: BACK });
    expect(view.hidden).toEqual({
      back: BACK,
      choices: 'reason_code',
      version: '1',
      last_decision_id: '0',
    });
    const done = await send(cast.admin, url, { reason_code: 'R03', reason: REASON });
    expect([done.status, done.headers['location']]).toEqual([303, BACK]);
    expect((await cast.admin.visit(BACK)).page.flash.success).toBe('Review deactivated successfully');
    expect(await statusOf(id)).toBe('inactive');
  });

  test('a decision without scripts is shown again with what was typed and chosen when a field is missing', async () => {
    const { id } = await cases.active();
    const url = pageOf('api.admin.reviews.destroy', id);
    const refused = await send(cast.admin, url, { reason_code: 'R03', reason: '' });
    expect(refused.status).toBe(422);
    expect(errorsOf(refused)['reason']).toBe('Required.');
    expect(inputOf(refused)).toMatchObject({ reason_code: 'R03' });
    const unnamed = await send(cast.admin, url, { reason_code: '', reason: REASON });
    expect([unnamed.status, Object.keys(errorsOf(unnamed))]).toEqual([422, ['reason_code']]);
    expect(await statusOf(id)).toBe('active');
  });

  test('a decision without scripts is refused where the review was changed since the button was drawn', async () => {
    const { id } = await cases.active();
    const url = pageOf('api.admin.reviews.deactivate', id, { version: 9 });
    const refused = await send(cast.admin, url, { reason_code: 'R03', reason: REASON });
    expect(refused.status).toBe(409);
    expect(await statusOf(id)).toBe('active');
  });

  test('a decision without scripts answers an appeal, and names the rule that the review breaks', async () => {
    const { id } = await cases.takeDownAppeal();
    const url = pageOf('api.admin.reviews.accept', id, { version: 1, effect: 'take_down' });
    expect((await viewOf(cast.admin, url)).title).toBe('Take down the review');
    const fields = { reason_code: 'A01', ground_code: 'R03', reason: REASON };
    expect((await send(cast.admin, url, fields)).headers['location']).toBe(BACK);
    expect(await statusOf(id)).toBe('inactive');
  });

  test('a decision without scripts keeps a note for other administrators, from the case itself', async () => {
    const posting = route('admin.functions', {}, { query: { about: 'postings', open: postingId } });
    const action = route('plain_form.send', { call: 'admin.postings.notes', id: postingId });
    const empty = await cast.admin.post(action, { body: ' ', back: posting }, posting);
    expect([empty.status, Object.keys(errorsOf(empty))]).toEqual([422, ['body']]);
    const done = await cast.admin.post(action, { body: 'Called twice.', back: posting }, posting);
    expect(done.headers['location']).toBe(posting);
    const notes = await world.database.selectFrom('admin_notes').select('body').execute();
    expect(notes).toContainEqual({ body: 'Called twice.' });
  });

  test('a decision without scripts takes one photo out of a review, and refuses where the photos changed meanwhile', async () => {
    const { id } = await cases.active();
    const photos = [await authorsPhoto(), await authorsPhoto(), await authorsPhoto()];
    await cast.author.call('PUT', route('api.reviews.update', { id }), { photos });
    const url = pageOf('api.admin.reviews.update', id);
    const { fields, hidden, action } = await viewOf(cast.admin, url);
    const [first = NaN, second = NaN, third = NaN] = photos;
    expect(hidden['photos_before']).toBe(photos.join());
    expect(fields.find(({ name }) => name === 'photos')?.value).toBe(photos.join());
    expect(fields.find(({ name }) => name === 'photos')?.checks.map(({ value }) => Number(value))).toEqual(
      photos,
    );
    const words = fields.filter(({ kind }) => kind !== 'checks').map(({ name, value }) => [name, value]);
    const decided = { ...hidden, ...Object.fromEntries(words), reason: REASON, reason_code: 'R07' };
    // The browser sends the empty field and each checked box.
    const keep = (...ids: number[]) =>
      cast.admin.post(action, { ...decided, photos: ['', ...ids.map(String)] }, url);
    expect((await keep(first, third)).headers['location']).toBe(BACK);
    expect(await photosOf(id)).toEqual([first, third]);
    const refused = await keep(second);
    expect([refused.status, await photosOf(id)]).toEqual([409, [first, third]]);
  });

  test('a decision without scripts corrects the trades of a listing, and asks about them only where they were changed', async () => {
    const [listed, added] = await world.database
      .selectFrom('trades')
      .select(['id', 'slug'])
      .orderBy('id')
      .limit(2)
      .execute();
    if (!listed || !added) throw new Error('two trades are needed');
    const [one, other] = [listed.id, added.id];
    const { id } = await world.make.contractor({ trades: [listed.slug] });
    const same = await viewOf(cast.admin, pageOf('api.admin.contractors.correct', id, { trades: one }));
    expect(same.fields.map(({ name }) => name)).toEqual(['reason']);
    const url = pageOf('api.admin.contractors.correct', id, { trades: `${other},${one}` });
    const field = (await viewOf(cast.admin, url)).fields.find(({ name }) => name === 'trades');
    expect(field?.value).toBe(`${other},${one}`);
    const typed = { trades: ['', String(one), String(other)], reason: REASON };
    expect((await send(cast.admin, url, typed)).headers['location']).toBe(BACK);
    const none = await send(cast.admin, url, { trades: [''], reason: REASON });
    expect([none.status, Object.keys(errorsOf(none))]).toEqual([422, ['trades']]);
  });

  test('a decision without scripts approves an alert by its own words, and publishes it with the chosen files', async () => {
    const reporter = cast.user.user;
    const flag = await makeRedFlag(world, { contractor: cast.firm, reporter, level: 'alert' });
    const file = await world.make.upload({ user: reporter });
    await world.database
      .insertInto('red_flag_files')
      .values({ red_flag_id: flag.id, upload_id: file.id, side: 'reporter', position: 1, audience: 'public' })
      .execute();
    const given = { version: flag.version, approval: 'yes' };
    const url = pageOf('api.admin.red_flags.publish', flag.id, given);
    const view = await viewOf(cast.admin, url);
    expect(view).toMatchObject({ title: 'Approve this severe red flag?', confirm: 'Approve' });
    expect(view.fields[0]).toMatchObject({ name: 'public_files', value: String(file.id) });
    const typed = { reason: REASON, reason_code: 'P02' };
    await send(cast.admin, url, { ...typed, public_files: [''] });
    const again = pageOf('api.admin.red_flags.publish', flag.id, { version: flag.version + 1 });
    expect((await viewOf(cast.otherAdmin, again)).title).toBe('Publish this red flag?');
    const { version } = await world.database
      .selectFrom('red_flags')
      .select('version')
      .where('id', '=', flag.id)
      .executeTakeFirstOrThrow();
    const second = pageOf('api.admin.red_flags.publish', flag.id, { version });
    await send(cast.otherAdmin, second, { ...typed, public_files: ['', String(file.id)] });
    const stored = await world.database
      .selectFrom('red_flags as f')
      .innerJoin('red_flag_files as e', 'e.red_flag_id', 'f.id')
      .select(['f.state', 'e.is_public'])
      .where('f.id', '=', flag.id)
      .execute();
    expect(stored).toEqual([{ state: 'published', is_public: true }]);
  });

  test('a decision without scripts takes down a comment and puts it back', async () => {
    const posting = route('postings.show', { id: postingId });
    await cast.user.post(
      route('comments.store', { id: postingId }),
      { body: 'Cash only, no papers.' },
      posting,
    );
    const commentOf = () =>
      world.database
        .selectFrom('comments')
        .select(['id', 'version', 'status'])
        .where('body', '=', 'Cash only, no papers.')
        .executeTakeFirstOrThrow();
    const { id, version } = await commentOf();
    const removal = pageOf('api.admin.comments.remove', id, { version });
    const refused = await send(cast.admin, removal, { reason: REASON });
    expect([refused.status, Object.keys(errorsOf(refused))]).toEqual([422, ['reason_code']]);
    await send(cast.admin, removal, { reason: REASON, reason_code: 'R03' });
    expect((await commentOf()).status).not.toBe('active');
    const changed = await commentOf();
    await send(cast.admin, pageOf('api.admin.comments.restore', id, { version: changed.version }), {
      reason: REASON,
    });
    expect((await commentOf()).status).toBe('active');
  });

  test.each(PLAIN_FORMS.filter((name) => name.startsWith('api.admin.')))(
    'a decision without scripts: %s is for administrators only',
    async (name) => {
      const { id } = await cases.active();
      const action = route('plain_form.send', { call: plainFormPath(name), id });
      for (const person of [cast.user, cast.owner])
        expect((await person.get(pageOf(name, id))).status).toBe(403);
      expect((await cast.visitor.get(pageOf(name, id))).status).toBe(303);
      const fields = { reason: REASON, body: 'x', responseId: String(id), review_response: 'x', title: 'x' };
      const refused = await cast.user.post(action, fields, '/dashboard');
      expect(refused.status).toBe(403);
      const visitor = await cast.visitor.post(action, fields, '/');
      expect(visitor.status).toBe(303);
      expect(visitor.headers['location']).toContain(route('login'));
      expect(await statusOf(id)).toBe('active');
    },
  );

  test('a decision without scripts: its page shows nobody else the words that it edits', async () => {
    const { id, reviewId } = await cases.response();
    const statusFor = async (name: PlainFormName, of: number) =>
      (await cast.user.get(pageOf(name, of))).status;
    expect(await statusFor('api.admin.reviews.update', reviewId)).toBe(403);
    expect(await statusFor('api.admin.review_responses.update', id)).toBe(403);
    expect(await statusFor('api.admin.contractors.correct', cast.firm.id)).toBe(403);
    expect(await statusFor('api.review_responses.update', id)).toBe(403);
  });
});

describe('one’s own words without scripts', () => {
  test('a comment is edited on its page, and deleted for good', async () => {
    const posting = route('postings.show', { id: postingId });
    await cast.user.post(
      route('comments.store', { id: postingId }),
      { body: 'Ask for the permit.' },
      posting,
    );
    const { id } = await world.database
      .selectFrom('comments')
      .select('id')
      .where('body', '=', 'Ask for the permit.')
      .executeTakeFirstOrThrow();
    const edit = pageOf('api.comments.update', id);
    expect((await viewOf(cast.user, edit)).fields[0]?.value).toBe('Ask for the permit.');
    expect((await cast.otherContractor.get(edit)).status).toBe(403);
    expect(errorsOf(await send(cast.user, edit, { body: '' }))['body']).toBe('Required.');
    expect((await send(cast.user, edit, { body: 'Ask for both permits.' })).headers['location']).toBe(BACK);
    const removed = await send(cast.user, pageOf('comments.destroy', id), {});
    expect(removed.headers['location']).toMatch(new RegExp(`^/postings/${postingId}`));
    const left = await world.database.selectFrom('comments').select('body').where('id', '=', id).execute();
    expect(left).toEqual([]);
  });

  test('a posting is deleted by its author only', async () => {
    const forms = await createForms(world);
    const id = idIn((await cast.author.submit(route('postings.store'), forms.form())).page.url);
    const url = pageOf('postings.destroy', id);
    expect((await cast.user.get(url)).status).toBe(403);
    const { action } = await viewOf(cast.author, url);
    expect((await cast.user.post(action, { back: BACK }, BACK)).status).toBe(403);
    const done = await send(cast.author, url, {});
    expect(done.headers['location']).toMatch(/^\/postings\?mine=yes/);
    expect((await cast.author.get(route('postings.show', { id }))).status).toBe(404);
  });

  test('a contractor responds, changes the response and takes it back', async () => {
    const { id } = await cases.active();
    const text = { review_response: 'We came back the next day and fixed it.' };
    expect((await send(cast.owner, pageOf('api.review_responses.store', id), text)).status).toBe(303);
    const { id: responseId } = await world.database
      .selectFrom('review_responses')
      .select('id')
      .where('review_id', '=', id)
      .executeTakeFirstOrThrow();
    const edit = pageOf('api.review_responses.update', responseId);
    expect((await viewOf(cast.owner, edit)).fields[0]?.value).toBe(text.review_response);
    const shorter = await send(cast.owner, edit, { review_response: 'We fixed it the next day.' });
    expect(shorter.headers['location']).toBe(BACK);
    const gone = await send(cast.owner, pageOf('api.review_responses.destroy', responseId), {});
    expect(gone.headers['location']).toBe(BACK);
  });

  test('an appeal is filed with a reason that is long enough, and withdrawn', async () => {
    const { id } = await cases.active();
    const appeal = pageOf('api.reviews.appeal', id);
    const short = await send(cast.owner, appeal, { on_appeal_reason: 'No.' });
    expect([short.status, inputOf(short)]).toMatchObject([422, { on_appeal_reason: 'No.' }]);
    expect((await send(cast.owner, appeal, { on_appeal_reason: WISH })).headers['location']).toBe(BACK);
    const withdrawal = pageOf('api.reviews.off_appeal', id);
    await send(cast.owner, withdrawal, { off_appeal_reason: 'We have talked, and it is settled.' });
    const states = await world.database
      .selectFrom('appeals')
      .select('state')
      .where('review_id', '=', id)
      .execute();
    expect(states).toEqual([{ state: 'withdrawn' }]);
  });

  test('an author deletes a review', async () => {
    const { id } = await cases.active();
    const done = await send(cast.author, pageOf('api.reviews.destroy', id), {});
    expect(done.headers['location']).toBe(BACK);
    expect((await cast.author.get(route('reviews.edit', { id }))).status).toBe(404);
  });
});

describe('the page of a form', () => {
  test('a user without a part in its subject is refused, and an unknown subject answers 404', async () => {
    const { id, reviewId } = await cases.response();
    const ofReview = ['api.reviews.destroy', 'api.reviews.appeal', 'api.review_responses.store'] as const;
    const ofResponse = ['api.review_responses.destroy', 'api.review_responses.appeal'] as const;
    for (const name of ofReview) expect((await cast.user.get(pageOf(name, reviewId))).status, name).toBe(403);
    for (const name of ofResponse) expect((await cast.user.get(pageOf(name, id))).status, name).toBe(403);
    for (const name of [...ofReview, ...ofResponse])
      expect((await cast.user.get(pageOf(name, 2_000_000_000))).status, name).toBe(404);
  });

  test('a form that needs a fresh password asks for it before a word is typed', async () => {
    const { id } = cast.user.user;
    const form = pageOf('api.admin.users.deactivate', id);
    expect((await cast.otherAdmin.get(form)).status).toBe(200);
    await world.database
      .updateTable('sessions')
      .set({ password_confirmed_at: null })
      .where('user_id', '=', cast.otherAdmin.user.id)
      .execute();
    const asked = await cast.otherAdmin.get(form);
    expect([asked.status, asked.headers['location']]).toMatchObject([
      303,
      expect.stringContaining('confirm-password'),
    ]);
  });

  /** For a subject that the person has no part in, or that is none of this kind; the others are drawn. */
  const REFUSED: Partial<Record<PlainFormName, 403 | 404>> = {
    'api.admin.red_flags.publish': 404,
    'api.comments.update': 404,
    'comments.destroy': 404,
    'postings.destroy': 404,
    'api.review_responses.appeal': 403,
    'api.review_responses.destroy': 403,
    'api.review_responses.off_appeal': 403,
    'api.review_responses.store': 403,
    'api.review_responses.update': 403,
    'api.reviews.appeal': 403,
    'api.reviews.destroy': 403,
    'api.reviews.off_appeal': 403,
    'settings.members.remove': 403,
  };
  test('every other form is drawn in both languages, each with words of its own', async () => {
    const language = 'mexican_spanish';
    const readers = {
      admin: [cast.admin, await world.signedIn({ role: 'admin', language })],
      user: [cast.user, await world.signedIn({ language })],
    } as const;
    const names = PLAIN_FORMS.filter((name) => !REFUSED[name]);
    expect(names.length).toBeGreaterThan(40);
    for (const name of names) {
      const [english, spanish] = readers[name.startsWith('api.admin.') ? 'admin' : 'user'];
      const url = pageOf(name, cast.firm.id);
      const [inEnglish, inSpanish] = [await viewOf(english, url), await viewOf(spanish, url)];
      expect([inEnglish.title, inEnglish.confirm], name).toEqual([
        expect.stringMatching(/\w/),
        expect.stringMatching(/\w/),
      ]);
      expect([inSpanish.title, inSpanish.confirm], name).toEqual([
        expect.stringMatching(/\w/),
        expect.stringMatching(/\w/),
      ]);
      expect([inSpanish.title, inSpanish.confirm], name).not.toEqual([inEnglish.title, inEnglish.confirm]);
    }
  });

  test.each(Object.entries(REFUSED))(
    'the page of a form: %s without its subject answers %i',
    async (name, status) => {
      const person = name.startsWith('api.admin.') ? cast.admin : cast.user;
      expect((await person.get(pageOf(name as PlainFormName, cast.firm.id))).status).toBe(status);
    },
  );

  test('an unknown form answers 404', async () => {
    expect((await cast.user.get(route('plain_form', { call: 'no.such', id: 1 }))).status).toBe(404);
  });

  test('another site is no place to go back to', async () => {
    const { id } = await cases.active();
    const url = route(
      'plain_form',
      { call: 'admin.reviews.activate', id },
      { query: { back: 'https://evil.example/' } },
    );
    expect((await viewOf(cast.admin, url)).backHref).toBe('/');
  });

  test('a form without its own page’s token answers 419', async () => {
    const { id } = await cases.active();
    const action = route('plain_form.send', { call: 'admin.reviews.deactivate', id });
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const sent = await world.app.inject({
      method: 'POST',
      url: action,
      headers: {
        ...headers,
        cookie: [...cast.admin.cookies].map(([n, v]) => `${n}=${encodeURIComponent(v)}`).join('; '),
      },
      payload: 'reason=x&reason_code=R03',
    });
    expect(sent.statusCode).toBe(419);
    expect(await statusOf(id)).toBe('active');
  });
});
