import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { route } from '../../../common/routes/route-table.ts';
import { mailsTo } from '../../support/mails.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';
import { createForms, idIn, type Forms } from './posting-input.ts';

const WITH_PHONE = 'The crew is free next week, call 664-123-45-67 in the evening.';

let world: World;
let forms: Forms;
let author: Person;
let admin: Person;

beforeAll(async () => {
  world = await createWorld({ pageCache: true });
  forms = await createForms(world);
});
afterAll(() => world.close());
beforeEach(async () => {
  author = await world.signedIn();
  admin = await world.signedIn({ role: 'admin' });
});

const publish = async (changes: Parameters<Forms['form']>[0]) => {
  const from = '/postings/new';
  const { page } = await author.submit('/postings', forms.form(changes), { from });
  return { page, id: idIn(page.url) };
};
const rowOf = (id: number) =>
  world.database
    .selectFrom('postings')
    .select(['status', 'hold_signals', 'version', 'title', 'body', 'type'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const save = async (id: number, changes: { title?: string; body?: string }) => {
  const { version, title, body } = await rowOf(id);
  const { type: _type, ...form } = forms.form({ title, body, ...changes });
  return author.submit(
    `/postings/${id}`,
    { ...form, version },
    { from: `/postings/${id}/edit`, method: 'PUT' },
  );
};
const isListed = async (title: string) => (await world.visitor().get('/postings')).text.includes(title);
const onHoldIds = async () => {
  const { page } = await admin.visit('/admin/functions?about=postings&status=held');
  return (page.props['postings'] as { rows: { id: number; displayStatus: string }[] }).rows;
};

test('a posting with a telephone number is saved, and shown to its author with the reason', async () => {
  const { page, id } = await publish({ title: 'Crew free next week', body: WITH_PHONE });
  expect(page.flash.success).toContain('not public yet');
  expect(page.props['posting']).toMatchObject({ removal: { signals: ['contact_details'], reason: null } });
  expect(await rowOf(id)).toMatchObject({ status: 'inactive', hold_signals: ['contact_details'] });
  expect(await isListed('Crew free next week')).toBe(false);
  expect((await world.visitor().get(`/postings/${id}`)).status).toBe(404);
  const [mail] = await mailsTo(world, author.user.email);
  expect(mail?.subject).toBe('Your posting isn’t public yet: Crew free next week');
});

test('the title is screened like the text, and a posting on hold is in the administrators’ list', async () => {
  const { id } = await publish({ title: 'Write to crew @ example . com' });
  expect((await rowOf(id)).status).toBe('inactive');
  expect(await onHoldIds()).toContainEqual(expect.objectContaining({ id, displayStatus: 'held' }));
});

test('a posting whose words are mended is shown at once; one that gets a number is held', async () => {
  const { id } = await publish({ title: 'Crew free in June', body: WITH_PHONE });
  await save(id, { body: 'The crew is free next week, write here.' });
  expect(await rowOf(id)).toMatchObject({ status: 'active', hold_signals: [] });
  expect(await isListed('Crew free in June')).toBe(true);
  await save(id, { body: WITH_PHONE });
  expect(await rowOf(id)).toMatchObject({ status: 'inactive', hold_signals: ['contact_details'] });
  const actions = await world.database
    .selectFrom('decisions')
    .select('action')
    .where('subject_type', '=', 'posting')
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute();
  expect(actions.map(({ action }) => action)).toEqual(['posting.held', 'posting.restored', 'posting.held']);
});

test('an administrator shows a posting on hold, or removes it', async () => {
  const decide = (id: number, transition: 'restore' | 'remove') =>
    admin.call('PUT', route(`api.admin.postings.${transition}`, { id }), {
      reason: 'Looked at.',
      ...(transition === 'remove' && { reason_code: 'R07' }),
    });
  const shown = await publish({ title: 'Crew free in July', body: WITH_PHONE });
  expect((await decide(shown.id, 'restore')).status).toBe(200);
  expect(await isListed('Crew free in July')).toBe(true);
  const removed = await publish({ title: 'Crew free in August', body: WITH_PHONE });
  expect((await decide(removed.id, 'remove')).status).toBe(200);
  expect(await rowOf(removed.id)).toMatchObject({ status: 'inactive', hold_signals: [] });
  expect(await onHoldIds()).not.toContainEqual(expect.objectContaining({ id: removed.id }));
});

test('words that a decision removed do not come back in another posting after the removed one was changed', async () => {
  const words = {
    title: 'Cheap permits without an inspector',
    body: 'We sign what your inspector would not, ask us how.',
  };
  const { id } = await publish(words);
  const removal = { reason: 'Not lawful.', reason_code: 'R05' };
  expect((await admin.call('PUT', route('api.admin.postings.remove', { id }), removal)).status).toBe(200);
  await save(id, { title: 'Something else', body: 'These are wholly other words about a garden wall.' });
  const { page } = await publish({ ...words, body: `${words.body}\u200b` });
  expect(JSON.stringify(page.props['errors'])).toContain('An administrator took down a posting of yours');
});
