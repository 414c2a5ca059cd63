import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { route } from '../../../common/routes/route-table.ts';
import { verifyChain } from '../../../server/decisions/verify-chain.ts';
import type { DecisionSummary } from '../../../server/decisions/decision-summary.ts';
import type { FoundPostingsView } from '../../../server/moderation/people/posting-views.ts';
import type { FoundUsersView } from '../../../server/moderation/people/user-views.ts';
import type { PostingsView } from '../../../server/postings/views.ts';
import type { ListedStatement } from '../../../server/statements/listed-view.ts';
import type { StatementView } from '../../../server/statements/views.ts';
import { localStorage } from '../../../server/uploads/storage/local-storage.ts';
import { saveFiles } from '../../../server/uploads/stored-files.ts';
import { statusesOf } from '../../support/at-once.ts';
import type { Browser } from '../../support/browser.ts';
import { picture } from '../../support/files.ts';
import { mailsReceived } from '../../support/mails.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';
import { createForms, idIn, type Forms } from './posting-input.ts';

const WHY = { reason: 'It only advertises another website.', reason_code: 'R14' };
const BACK = { reason: 'The link is gone.' };

let world: World;
let forms: Forms;
let author: Person;
let admin: Person;
let other: Person;

beforeAll(async () => {
  world = await createWorld();
  forms = await createForms(world);
  author = await world.signedIn({ name: 'Aurora Autora', language: 'mexican_spanish' });
  admin = await world.signedIn({ role: 'admin', name: 'Ada Admin' });
  other = await world.signedIn({ role: 'admin', name: 'Otto Admin' });
});
afterAll(() => world.close());

const published = async (person: Person = author, changes: Parameters<Forms['form']>[0] = {}) =>
  idIn((await person.submit(route('postings.store'), forms.form(changes))).page.url);
const decide = (by: Browser, verb: 'remove' | 'restore', id: number, body: object) =>
  by.call('PUT', route(`api.admin.postings.${verb}`, { id }), { ...body });
const rowOf = (id: number) =>
  world.database
    .selectFrom('postings')
    .select(['status', 'decision_id', 'version', 'title'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const decisionsOn = (id: number) =>
  world.database
    .selectFrom('decisions')
    .select(['id', 'action', 'reason_code', 'reason_text', 'before', 'after', 'contractor_id', 'language'])
    .where('subject_type', '=', 'posting')
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute();
const mailsAbout = (decisionId: number) => mailsReceived(world, { name: 'decision.made', decisionId });
const adminPageOn = async (query: Record<string, string | number>, by: Browser = admin) =>
  (await by.visit(route('admin.functions', {}, { query: { about: 'postings', ...query } }))).page
    .props as unknown as FoundPostingsView;

describe('removing a posting', () => {
  test('removing a posting takes it off list and page with one decision, which its author reads in their language', async () => {
    const id = await published(author, { title: 'Rebaja en mi otra página' });
    const answer = await decide(admin, 'remove', id, WHY);
    expect([answer.status, answer.json()['message']]).toEqual([200, 'Posting taken down']);
    const [decision] = await decisionsOn(id);
    expect(decision).toMatchObject({
      action: 'posting.removed',
      reason_code: 'R14',
      reason_text: WHY.reason,
      before: { status: 'active', version: 1 },
      after: { status: 'inactive', version: 1 },
    });
    expect(await rowOf(id)).toMatchObject({ status: 'inactive', decision_id: decision?.id });

    const visitor = world.visitor();
    expect((await visitor.visit(route('postings.show', { id }))).status).toBe(404);
    const { page } = await visitor.visit(route('postings.index'));
    expect((page.props as unknown as PostingsView).postings.map((card) => card.id)).not.toContain(id);

    const own = await author.visit(`/es/postings/${id}`);
    expect(own.page.props['posting']).toMatchObject({
      status: 'inactive',
      removal: {
        decisionId: decision?.id,
        reasonName: 'Publicidad o spam',
        reason: WHY.reason,
        language: 'english',
      },
      can: { edit: true, delete: true },
    });
    const list = await author.visit('/es/postings?mine=yes');
    expect((list.page.props as unknown as PostingsView).postings[0]).toMatchObject({
      id,
      status: 'inactive',
    });

    const notified = await author.visit(route('decisions.show', { id: decision?.id ?? 0 }));
    expect(notified.page.props as unknown as StatementView).toMatchObject({
      party: 'author',
      about: { posting: { known: { id, title: 'Rebaja en mi otra página' } } },
      displayStatus: { before: 'active', after: 'inactive' },
      wayOn: { way: 'appeal_decision' },
    });
    const statements = await author.visit(route('statements.index'));
    expect((statements.page.props['statements'] as ListedStatement[])[0]).toMatchObject({
      action: 'posting.removed',
      posting: 'Rebaja en mi otra página',
    });
    const [mail] = await mailsAbout(decision?.id ?? 0);
    expect(mail?.to).toBe(author.user.email);
    expect(mail?.subject).toBe('Quitamos su publicación: Rebaja en mi otra página');
    expect(mail?.text).toContain(WHY.reason);
    expect(mail?.text).toContain('puede apelar hasta el');
  });

  test('removing a posting stands in the public log of decisions, without its words', async () => {
    const id = await published(author, { title: 'Nothing of this leaves' });
    await decide(admin, 'remove', id, WHY);
    const { page, text } = await world.visitor().visit('/decisions?action=posting.removed');
    expect((page.props['entries'] as unknown[])[0]).toMatchObject({
      action: 'posting.removed',
      reason: { code: 'R14' },
      contractor: null,
    });
    expect(text).not.toContain('Nothing of this leaves');
    const groups = (await world.visitor().visit('/transparency')).page.props['groups'];
    expect(groups).toContainEqual(
      expect.objectContaining({
        group: 'postings',
        actions: expect.arrayContaining([{ action: 'posting.removed', count: expect.any(Number) }]),
      }),
    );
  });

  test('removing a posting of a business’s posting stands in the history of the business', async () => {
    const owner = await world.signedIn();
    const firm = await world.make.contractor({ owner: owner.user });
    const id = await published(owner);
    await decide(admin, 'remove', id, WHY);
    expect((await decisionsOn(id))[0]?.contractor_id).toBe(firm.id);
    const { text } = await admin.visit(route('admin.contractors.history', { id: firm.id }));
    expect(text).toContain('posting.removed');
  });

  test('removing a posting needs a reason in words and one of the 24', async () => {
    const id = await published();
    for (const body of [{}, { reason: WHY.reason }, { reason_code: 'R14' }, { ...WHY, reason_code: 'R99' }])
      expect((await decide(admin, 'remove', id, body)).status).toBe(422);
    for (const reason of ['nul\0byte', 'a'.repeat(2001), ' \n '])
      expect((await decide(admin, 'remove', id, { ...WHY, reason })).status).toBe(422);
    expect(await decisionsOn(id)).toEqual([]);
  });
});

describe('restoring a posting', () => {
  test('restoring a posting shows it again, and its author is told', async () => {
    const id = await published(author, { title: 'Pregunta de ida y vuelta' });
    await decide(admin, 'remove', id, WHY);
    const answer = await decide(other, 'restore', id, BACK);
    expect([answer.status, answer.json()['message']]).toEqual([200, 'Posting public again']);
    expect(await rowOf(id)).toMatchObject({ status: 'active' });
    expect((await world.visitor().visit(route('postings.show', { id }))).status).toBe(200);
    expect((await decisionsOn(id)).map(({ action }) => action)).toEqual([
      'posting.removed',
      'posting.restored',
    ]);
    const latest = (await decisionsOn(id)).at(-1);
    const [mail] = await mailsAbout(latest?.id ?? 0);
    expect(mail?.subject).toBe('Su publicación es pública de nuevo: Pregunta de ida y vuelta');
    const notified = await author.visit(route('decisions.show', { id: latest?.id ?? 0 }));
    expect(notified.page.props['wayOn']).toEqual({ way: 'none' });
  });

  test('restoring a posting is no matter of editing: what was removed stays so when its author mends it', async () => {
    const id = await published();
    await decide(admin, 'remove', id, WHY);
    const { type: _type, ...fields } = forms.form({ title: 'Mended' });
    await author.submit(route('postings.update', { id }), { ...fields, version: 1 }, { method: 'PUT' });
    expect(await rowOf(id)).toMatchObject({ status: 'inactive', title: 'Mended', version: 2 });
  });

  test('restoring a posting is no matter of publishing again: not the same words, not nearly, not after deleting', async () => {
    const form = forms.form();
    const id = await published(author, form);
    await decide(admin, 'remove', id, WHY);
    const again = async (changes: Partial<typeof form> = {}) =>
      (
        await author.submit(
          route('postings.store'),
          { ...form, ...changes },
          { from: route('postings.create') },
        )
      ).page;
    const REFUSED = /^Un administrador quitó una publicación de usted con este texto\./;
    expect((await again()).props.errors['body']).toMatch(REFUSED);
    await author.send('DELETE', route('postings.destroy', { id }), {}, { 'x-inertia': 'true' });
    expect((await again({ title: form.title.toUpperCase() })).props.errors['body']).toMatch(REFUSED);
    expect((await again({ region_id: forms.jalisco, type: 'tip' })).props.errors['body']).toMatch(REFUSED);

    const another = await published();
    const change = { ...forms.form(), title: form.title, body: `${form.body}.`, version: 1 };
    const { type: _type, ...fields } = change;
    const url = route('postings.update', { id: another });
    const { page } = await author.submit(url, fields, {
      method: 'PUT',
      from: route('postings.edit', { id: another }),
    });
    expect(page.props.errors['body']).toMatch(REFUSED);
    expect((await again(forms.form())).component).toBe('postings/show');
  });

  test('restoring a posting lets its author mend it in its place, as often as it takes', async () => {
    const id = await published();
    await decide(admin, 'remove', id, WHY);
    const { type: _type, ...fields } = forms.form();
    for (const version of [1, 2]) {
      const body = `${fields.body} ${version}`;
      await author.submit(route('postings.update', { id }), { ...fields, body, version }, { method: 'PUT' });
    }
    expect((await rowOf(id)).version).toBe(3);
    expect((await decide(admin, 'restore', id, { ...BACK, version: 3 })).status).toBe(200);
  });

  test('the chain of decisions holds', async () => {
    expect(await verifyChain(world.database)).toMatchObject({ fault: null });
  });
});

describe('two administrators', () => {
  test('two administrators at once decide once; the second reads what the first decided', async () => {
    const id = await published();
    const answers = await Promise.all([
      decide(admin, 'remove', id, WHY),
      decide(other, 'remove', id, { ...WHY, reason: 'Spam.' }),
    ]);
    expect(statusesOf(answers)).toEqual([200, 409]);
    const [decision] = await decisionsOn(id);
    expect(await decisionsOn(id)).toHaveLength(1);
    const refused = answers.find(({ status }) => status === 409)?.json<{ decision: DecisionSummary }>();
    expect(refused?.decision).toMatchObject({ id: decision?.id, action: 'posting.removed' });
  });

  test('one who had an earlier decision before them is told of the later one', async () => {
    const id = await published();
    await decide(admin, 'remove', id, WHY);
    const [first] = await decisionsOn(id);
    await decide(admin, 'restore', id, BACK);
    const seen = { last_decision_id: first?.id };
    expect((await decide(other, 'remove', id, { ...WHY, ...seen })).status).toBe(409);
    const { lastDecisionId } = (await adminPageOn({ open: id })).opened ?? { lastDecisionId: 0 };
    expect((await decide(other, 'remove', id, { ...WHY, last_decision_id: lastDecisionId })).status).toBe(
      200,
    );
  });

  test('one who saw other photos than those that stand decides nothing', async () => {
    const form = forms.form();
    const id = await published(author, form);
    await decide(admin, 'remove', id, WHY);
    const { id: photo } = await world.make.upload({ user: author.user });
    const { type: _type, ...fields } = form;
    await author.submit(
      route('postings.update', { id }),
      { ...fields, photos: [photo], version: 1 },
      { method: 'PUT' },
    );
    expect((await decide(admin, 'restore', id, { ...BACK, version: 1 })).status).toBe(409);
    expect((await rowOf(id)).status).toBe('inactive');
  });

  test('one who read other words than those that stand decides nothing', async () => {
    const id = await published();
    const { type: _type, ...fields } = forms.form();
    await author.submit(route('postings.update', { id }), { ...fields, version: 1 }, { method: 'PUT' });
    expect((await decide(admin, 'remove', id, { ...WHY, version: 1 })).status).toBe(409);
    expect((await decide(admin, 'remove', id, { ...WHY, version: 2 })).status).toBe(200);
  });

  test('what its author deletes at that moment is deleted or decided first, never half of each', async () => {
    const id = await published();
    const [removed, deleted] = await Promise.all([
      decide(admin, 'remove', id, WHY),
      author.send('DELETE', route('postings.destroy', { id }), {}, { 'x-inertia': 'true' }),
    ]);
    expect(deleted.status).toBe(303);
    expect([200, 404]).toContain(removed.status);
    expect(await decisionsOn(id)).toHaveLength(removed.status === 200 ? 1 : 0);
  });

  test('nobody decides about their own posting, where another administrator is there', async () => {
    const id = await published(admin, { type: 'announcement' });
    const answer = await decide(admin, 'remove', id, WHY);
    expect([answer.status, answer.json()['message']]).toEqual([
      403,
      'This is your own posting, so another administrator must decide.',
    ]);
    expect((await adminPageOn({ open: id })).opened).toMatchObject({
      isOwnCase: true,
      can: { remove: false, restore: false },
    });
    expect((await decide(other, 'remove', id, WHY)).status).toBe(200);
  });

  test('the only administrator there is decides about their own', async () => {
    const lonely = await createWorld();
    try {
      const { form } = await createForms(lonely);
      const only = await lonely.signedIn({ role: 'admin' });
      const id = idIn((await only.submit(route('postings.store'), form())).page.url);
      expect((await decide(only, 'remove', id, WHY)).status).toBe(200);
    } finally {
      await lonely.close();
    }
  });
});

describe('the desk', () => {
  test('the admin area finds a posting by its words, its author or its number, and shows all that happened', async () => {
    const id = await published(author, { title: 'Búsqueda única de tejas', trade_ids: [forms.roofing] });
    const { type: _type, ...fields } = forms.form({ title: 'Búsqueda única de tejas rojas' });
    await author.submit(route('postings.update', { id }), { ...fields, version: 1 }, { method: 'PUT' });
    await decide(admin, 'remove', id, WHY);
    await admin.call('POST', route('api.admin.postings.notes', { id }), { body: 'Asked the author.' });
    for (const search of ['BUSQUEDA UNICA', `#${id}`]) {
      const { opened, postings } = await adminPageOn({ search });
      expect(postings.rows.map((row) => row.id)).toEqual([id]);
      expect(opened).toMatchObject({
        id,
        displayStatus: 'inactive',
        author: { userId: author.user.id },
        versions: [{ version: 2 }, { version: 1, title: 'Búsqueda única de tejas' }],
        decisions: [{ action: 'posting.removed', by: 'Ada Admin', reason: WHY.reason }],
        notes: [{ body: 'Asked the author.', author: 'Ada Admin' }],
        can: { remove: false, restore: true },
      });
    }
    expect((await adminPageOn({ search: 'aurora' })).postings.rows.map((row) => row.id)).toContain(id);
    expect((await adminPageOn({ search: 'nobody wrote this' })).postings.rows).toEqual([]);
    const query = { open: author.user.id };
    const users = (await admin.visit(route('admin.functions', {}, { query }))).page
      .props as unknown as FoundUsersView;
    expect(users.opened?.postings.find((posting) => posting.id === id)).toMatchObject({
      displayStatus: 'inactive',
    });
    expect(users.opened?.decisions.map(({ action }) => action)).toContain('posting.removed');
  });

  test('the admin area does not open what its author deleted, and says in the account that it was', async () => {
    const id = await published();
    await author.submit(route('postings.destroy', { id }), {}, { method: 'DELETE' });
    expect((await adminPageOn({ open: id })).opened).toBeNull();
    expect((await decide(admin, 'remove', id, WHY)).status).toBe(404);
  });

  test('the admin area keeps from an administrator what was noted about their own', async () => {
    const id = await published(admin);
    await other.call('POST', route('api.admin.postings.notes', { id }), { body: 'Between us.' });
    expect((await adminPageOn({ open: id })).opened?.notes).toEqual([]);
    expect((await adminPageOn({ open: id }, other)).opened?.notes).toHaveLength(1);
  });
});

describe('who may do what', () => {
  type Role = 'visitor' | 'stranger' | 'author' | 'unverified' | 'inactive' | 'admin';
  const ROLES: Role[] = ['visitor', 'stranger', 'author', 'unverified', 'inactive', 'admin'];
  let cast: Record<Role, Browser>;

  beforeAll(async () => {
    const inactive = await world.signedIn();
    const unverified = await world.signedIn({ emailVerified: false });
    for (const person of [inactive, unverified, author, admin]) await person.token();
    await world.database
      .updateTable('users')
      .set({ status: 'inactive', inactive_reason: 'Deactivated in a test.' })
      .where('id', '=', inactive.user.id)
      .execute();
    cast = {
      visitor: world.visitor(),
      stranger: await world.signedIn(),
      author,
      unverified,
      inactive,
      admin,
    };
  });

  const json = { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' };
  const fields = () => {
    const { type: _type, ...rest } = forms.form();
    return { ...rest, version: 1 };
  };
  const FORMS = [
    {
      name: 'postings.store',
      send: (by: Browser) => by.send('POST', route('postings.store'), forms.form(), json),
      status: { visitor: 401, stranger: 303, author: 303, unverified: 403, inactive: 403, admin: 303 },
    },
    {
      name: 'postings.store of an announcement',
      send: (by: Browser) =>
        by.send('POST', route('postings.store'), forms.form({ type: 'announcement' }), json),
      status: { visitor: 401, stranger: 403, author: 403, unverified: 403, inactive: 403, admin: 303 },
    },
    {
      name: 'postings.update',
      send: async (by: Browser) =>
        by.send('PUT', route('postings.update', { id: await published() }), fields(), json),
      status: { visitor: 401, stranger: 403, author: 303, unverified: 403, inactive: 403, admin: 403 },
    },
    {
      name: 'postings.update of an announcement, by who announced it before losing the role',
      send: async (by: Browser) => {
        const id = await published(author);
        await world.database
          .updateTable('postings')
          .set({ type: 'announcement' })
          .where('id', '=', id)
          .execute();
        return by.send('PUT', route('postings.update', { id }), fields(), json);
      },
      status: { visitor: 401, stranger: 403, author: 403, unverified: 403, inactive: 403, admin: 403 },
    },
    {
      name: 'postings.destroy',
      send: async (by: Browser) =>
        by.send('DELETE', route('postings.destroy', { id: await published() }), {}, json),
      status: { visitor: 401, stranger: 403, author: 303, unverified: 403, inactive: 403, admin: 403 },
    },
    {
      name: 'api.admin.postings.remove',
      send: async (by: Browser) => decide(by, 'remove', await published(), WHY),
      status: { visitor: 401, stranger: 403, author: 403, unverified: 403, inactive: 403, admin: 200 },
    },
    {
      name: 'api.admin.postings.restore',
      send: async (by: Browser) => {
        const id = await published();
        await decide(other, 'remove', id, WHY);
        return decide(by, 'restore', id, BACK);
      },
      status: { visitor: 401, stranger: 403, author: 403, unverified: 403, inactive: 403, admin: 200 },
    },
    {
      name: 'api.admin.postings.notes',
      send: async (by: Browser) =>
        by.call('POST', route('api.admin.postings.notes', { id: await published() }), { body: 'A note.' }),
      status: { visitor: 401, stranger: 403, author: 403, unverified: 403, inactive: 403, admin: 201 },
    },
  ] as const;

  test.each(FORMS.flatMap((form) => ROLES.map((role) => ({ title: `${form.name}, ${role}`, form, role }))))(
    'the right to act: $title',
    async ({ form, role }) => {
      const { status } = await form.send(cast[role]);
      expect(status).toBe(form.status[role]);
    },
  );

  test('the form is for those who have signed in, the form of a posting for its author', async () => {
    const id = await published();
    const statusOf = async (role: Role, url: string) =>
      (await cast[role].get(url, { accept: 'text/html' })).status;
    for (const role of ['stranger', 'author', 'admin'] as const)
      expect(await statusOf(role, route('postings.create'))).toBe(200);
    expect(await statusOf('visitor', route('postings.create'))).not.toBe(200);
    expect(await statusOf('author', route('postings.edit', { id }))).toBe(200);
    for (const role of ['visitor', 'stranger', 'admin'] as const)
      expect(await statusOf(role, route('postings.edit', { id }))).not.toBe(200);
    const { page } = await cast.unverified.visit(route('postings.create'));
    expect(page.props['obstacle']).toBe('Confirm your email first. We sent you a link.');
  });

  test('photos of a removed posting are its author’s and the administrators’', async () => {
    const upload = await world.make.upload({ user: author.user });
    const bytes = await picture('webp');
    await saveFiles(localStorage(world.config.dataDir), upload.key, {
      small: bytes,
      medium: bytes,
      large: bytes,
    });
    const id = await published(author, { photos: [upload.id] });
    const statuses = async () => {
      const answers = [];
      for (const role of ['visitor', 'stranger', 'author', 'admin'] as const)
        answers.push((await cast[role].get(`/uploads/${upload.key}`)).status);
      return answers;
    };
    expect(await statuses()).toEqual([200, 200, 200, 200]);
    await decide(admin, 'remove', id, WHY);
    expect(await statuses()).toEqual([404, 404, 200, 200]);
  });
});
