import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { route } from '../../../common/routes/route-table.ts';
import { createWordMask } from '../../../common/text/word-mask.ts';
import type { PostingEditView, PostingsView, PostingView } from '../../../server/postings/views.ts';
import { readPage, type Browser } from '../../support/browser.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';
import { createForms, idIn, type Forms } from './posting-input.ts';

let world: World;
let forms: Forms;
let author: Person;
let other: Person;
let admin: Person;

beforeAll(async () => {
  world = await createWorld();
  forms = await createForms(world);
  author = await world.signedIn({ name: 'Aurora Autora' });
  other = await world.signedIn();
  admin = await world.signedIn({ role: 'admin' });
});
afterAll(() => world.close());

const publish = async (person: Person, changes: Parameters<Forms['form']>[0] = {}) =>
  idIn((await person.submit(route('postings.store'), forms.form(changes))).page.url);
const rowOf = (id: number) =>
  world.database.selectFrom('postings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const shown = async (person: Person, id: number) =>
  (await person.visit(route('postings.show', { id }))).page.props['posting'] as PostingView;
const listed = async (query: Record<string, string> = {}, person?: Person) => {
  const url = route('postings.index', {}, { query });
  return (await (person ?? world.visitor()).visit(url)).page.props as unknown as PostingsView;
};
const changesTo = async (id: number, changes: Record<string, unknown> = {}) => {
  const { type: _type, ...fields } = forms.form();
  const { version, title, body } = await rowOf(id);
  return { ...fields, title, body, version, ...changes };
};

describe('publishing a posting', () => {
  test('publishing a posting shows it at once, with the language its words are in and the day it runs out', async () => {
    const now = new Date('2026-11-21T12:00:00Z');
    world.setNow(now);
    const answer = await author.submit(
      route('postings.store'),
      forms.form({
        type: 'availability',
        title: 'Cuadrilla libre en diciembre',
        body: 'Somos cuatro, con herramienta propia, y estamos libres desde el día primero de diciembre.',
        trade_ids: [forms.roofing, forms.plumbing],
        region_id: forms.jalisco,
      }),
    );
    const id = idIn(answer.page.url);
    expect(answer.page.component).toBe('postings/show');
    expect(answer.page.flash.success).toBe('Posting published');
    expect(answer.page.props['posting']).toMatchObject({
      type: 'availability',
      language: 'mexican_spanish',
      author: { name: 'Aurora Autora', slug: null },
      trades: [{ slug: 'roofing' }, { slug: 'plumbing' }],
      region: { slug: 'jalisco' },
      expiresAt: '2026-12-06T10:00:00.000Z',
      status: 'active',
      isOwn: true,
      can: { edit: true, delete: true, moderate: false },
    });
    expect((await listed()).postings[0]).toMatchObject({ id, isExpired: false });
    const versions = await world.database
      .selectFrom('posting_versions')
      .select(['version', 'title'])
      .where('posting_id', '=', id)
      .execute();
    expect(versions).toEqual([{ version: 1, title: 'Cuadrilla libre en diciembre' }]);
    world.setNow(new Date());
  });

  test('publishing a posting is done in the name of the business by whoever answers for one', async () => {
    const owner = await world.signedIn({ name: 'Olga Owner' });
    const firm = await world.make.contractor({ owner: owner.user, name: 'Owner and Daughters' });
    const id = await publish(owner, { type: 'showcase' });
    expect((await shown(other, id)).author).toMatchObject({ name: 'Owner and Daughters', slug: firm.slug });
  });

  test('publishing a posting: twice with one click is one posting, also at the same moment', async () => {
    const form = forms.form();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () =>
        author.send('POST', route('postings.store'), form, { 'x-inertia': 'true' }),
      ),
    );
    expect(new Set(answers.map(({ headers }) => headers['location'])).size).toBe(1);
    const rows = await world.database
      .selectFrom('postings')
      .select('id')
      .where('title', '=', form.title)
      .execute();
    expect(rows).toHaveLength(1);
  });

  test('the same words for another state, or about another trade, are another posting', async () => {
    const form = forms.form();
    const ids = [
      await publish(author, form),
      await publish(author, { ...form, region_id: forms.jalisco }),
      await publish(author, { ...form, trade_ids: [forms.plumbing, forms.roofing] }),
      await publish(author, form),
    ];
    expect(new Set(ids).size).toBe(3);
    expect(ids[3]).toBe(ids[0]);
    expect((await shown(author, ids[1] ?? 0)).region?.slug).toBe('jalisco');
  });

  test('the same words a day later are another posting', async () => {
    const form = forms.form();
    const first = idIn((await author.submit(route('postings.store'), form)).page.url);
    world.setNow(new Date(Date.now() + 86_400_000));
    const second = idIn((await author.submit(route('postings.store'), form)).page.url);
    world.setNow(new Date());
    expect(second).toBeGreaterThan(first);
  });

  test('publishing a posting keeps markup, emoji, right-to-left letters and what looks like SQL as plain words, but no invisible override of direction', async () => {
    const title = `<script>alert(1)</script> '; drop table postings; -- 🛠️ שלום`;
    const body = 'Line one\n\n<img src=x onerror=alert(1)>\n\n' + '👷🏽‍♀️'.repeat(20);
    const id = await publish(author, { title: title.replace('ש', '\u202Eש'), body });
    expect(await rowOf(id)).toMatchObject({ title, body });
    const html = (await other.get(route('postings.show', { id }))).text;
    expect(html).not.toContain('<script>alert(1)');
    expect(html).not.toContain('<img src=x');
  });

  test('publishing a posting masks listed words for everybody but their author; what is stored keeps them', async () => {
    const { word } = await world.database
      .selectFrom('bad_words')
      .select('word')
      .where('word', 'not like', '% %')
      .orderBy('word')
      .executeTakeFirstOrThrow();
    const hidden = createWordMask([word])(word);
    const id = await publish(author, { title: `That ${word}`, body: `Again: ${word}.` });
    const textOf = ({ title, body }: PostingView) => [title, body];
    expect(hidden).not.toBe(word);
    expect(textOf(await shown(other, id))).toEqual([`That ${hidden}`, `Again: ${hidden}.`]);
    expect(textOf(await shown(author, id))).toEqual([`That ${word}`, `Again: ${word}.`]);
    expect((await rowOf(id)).title).toBe(`That ${word}`);
  });
});

describe('what the form refuses', () => {
  const LONG = 'a'.repeat(1024 * 1024);
  test.each([
    ['no title', { title: '  ' }, 'title', 'Required.'],
    ['a title of 121 letters', { title: 'a'.repeat(121) }, 'title', 'Write at most 120 characters.'],
    ['a title that nobody sees', { title: '\u200b\u2060' }, 'title', 'Required.'],
    ['a text that nobody sees', { body: '\u200b\u00ad' }, 'body', 'Required.'],
    ['no text', { body: '\n\n' }, 'body', 'Required.'],
    ['a text of 5,001 letters', { body: 'a'.repeat(5001) }, 'body', 'Write at most 5,000 characters.'],
    ['a megabyte of text', { body: LONG }, 'body', undefined],
    ['a NUL byte', { title: 'nul\0byte' }, 'title', undefined],
    ['no trade', { trade_ids: [] }, 'trade_ids', undefined],
    ['nine trades', { trade_ids: [1, 2, 3, 4, 5, 6, 7, 8, 9] }, 'trade_ids', undefined],
    ['a trade twice', { trade_ids: [1, 1] }, 'trade_ids', undefined],
    ['a trade that is none', { trade_ids: [999_999] }, 'trade_ids', undefined],
    ['a state that is none', { region_id: 999_999 }, 'region_id', 'Choose a state from the list.'],
    ['a kind that is none', { type: 'review' }, 'type', undefined],
    [
      'an offer without its last day',
      { type: 'offer' },
      'ends_on',
      'Enter the last day of the special offer.',
    ],
    [
      'a day that is none',
      { type: 'offer', ends_on: '2026-02-31' },
      'ends_on',
      'Enter the last day of the special offer.',
    ],
    [
      'an offer that is over',
      { type: 'offer', ends_on: '2001-01-01' },
      'ends_on',
      'Choose a day from today to one year from today.',
    ],
    [
      'a last day of a question',
      { ends_on: '2030-01-01' },
      'ends_on',
      'Only special offers have a last day.',
    ],
    ['a photo of nobody', { photos: [999_999] }, 'photos', undefined],
    ['eleven photos', { photos: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] }, 'photos', undefined],
  ])('what the form refuses: %s', async (_what, changes, field, said) => {
    const before = await countPostings();
    const { page } = await author.submit(route('postings.store'), forms.form(changes), {
      from: route('postings.create'),
    });
    expect(page.component).toBe('postings/create');
    expect(page.props.errors[field]).toEqual(said ?? expect.any(String));
    expect(await countPostings()).toBe(before);
  });

  test('what the form refuses in Spanish, in Spanish', async () => {
    const reader = await world.signedIn({ language: 'mexican_spanish' });
    const { page } = await reader.submit(route('postings.store'), forms.form({ region_id: 999_999 }), {
      from: route('postings.create'),
    });
    expect(page.props.errors['region_id']).toBe('Elija un estado de la lista.');
  });

  test('a field that nobody knows', async () => {
    const { page } = await author.submit(
      route('postings.store'),
      { ...forms.form(), status: 'active' },
      { from: route('postings.create') },
    );
    expect(page.props.errors).toHaveProperty('status');
  });

  const countPostings = async () =>
    (await world.database.selectFrom('postings').select('id').execute()).length;
});

describe('photos of a posting', () => {
  test('photos of a posting are the author’s own, shown in order, and belong to nothing else', async () => {
    const [one, two] = [
      await world.make.upload({ user: author.user }),
      await world.make.upload({ user: author.user }),
    ];
    const id = await publish(author, { photos: [two.id, one.id] });
    expect((await shown(other, id)).photos.map((photo) => photo.id)).toEqual([two.id, one.id]);
    const again = await author.submit(route('postings.store'), forms.form({ photos: [one.id] }), {
      from: route('postings.create'),
    });
    expect(again.page.props.errors).toHaveProperty('photos');
  });

  test('somebody else’s are refused', async () => {
    const theirs = await world.make.upload({ user: other.user });
    const { page } = await author.submit(route('postings.store'), forms.form({ photos: [theirs.id] }), {
      from: route('postings.create'),
    });
    expect(page.props.errors).toHaveProperty('photos');
  });
});

describe('changing a posting', () => {
  test('changing a posting keeps the words before, says that it was edited, and lengthens nothing', async () => {
    const id = await publish(author, { type: 'work_wanted' });
    const before = await rowOf(id);
    const url = route('postings.update', { id });
    const answer = await author.submit(url, await changesTo(id, { title: 'Whom may we ask?' }), {
      method: 'PUT',
    });
    expect(answer.page.flash.success).toBe('Changes Successfully Saved!');
    const after = await rowOf(id);
    expect(after).toMatchObject({ title: 'Whom may we ask?', version: 2, expires_at: before.expires_at });
    expect(after.edited_at).not.toBeNull();
    const titles = await world.database
      .selectFrom('posting_versions')
      .select('title')
      .where('posting_id', '=', id)
      .orderBy('version')
      .execute();
    expect(titles.map(({ title }) => title)).toEqual([before.title, 'Whom may we ask?']);
  });

  test('changing a posting of what somebody changed since is a conflict, and nothing is lost', async () => {
    const id = await publish(author);
    const [one, two] = [
      await changesTo(id, { title: 'The first of two' }),
      await changesTo(id, { title: 'The second of two' }),
    ];
    const url = route('postings.update', { id });
    const answers = await Promise.all(
      [one, two].map((body) => author.send('PUT', url, body, { accept: 'application/json' })),
    );
    const { version, title } = await rowOf(id);
    expect(version).toBe(2);
    expect(['The first of two', 'The second of two']).toContain(title);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(1);
  });

  test('other photos are another version: who had the old ones before them loses none', async () => {
    const [one, two] = [
      await world.make.upload({ user: author.user }),
      await world.make.upload({ user: author.user }),
    ];
    const id = await publish(author, { photos: [one.id] });
    const inAnotherTab = await changesTo(id, { title: 'Written in another tab', photos: [one.id] });
    const url = route('postings.update', { id });
    await author.submit(url, await changesTo(id, { photos: [one.id, two.id] }), { method: 'PUT' });
    expect(await rowOf(id)).toMatchObject({ version: 2, edited_at: null });
    const answer = await author.send('PUT', url, inAnotherTab, { accept: 'application/json' });
    expect(answer.status).toBe(409);
    expect((await shown(other, id)).photos.map((photo) => photo.id)).toEqual([one.id, two.id]);
  });

  test('nothing changed is no new version', async () => {
    const id = await publish(author);
    await author.submit(route('postings.update', { id }), await changesTo(id), { method: 'PUT' });
    expect(await rowOf(id)).toMatchObject({ version: 1, edited_at: null });
  });

  test('an announcement is changed by the administrator who made it', async () => {
    const id = await publish(admin, { type: 'announcement' });
    const changes = await changesTo(id, { title: 'The registry is back' });
    await admin.submit(route('postings.update', { id }), changes, { method: 'PUT' });
    expect((await rowOf(id)).title).toBe('The registry is back');
  });

  test('the kind stays', async () => {
    const id = await publish(author);
    const { page } = await author.submit(
      route('postings.update', { id }),
      { ...(await changesTo(id)), type: 'tip' },
      { method: 'PUT', from: route('postings.edit', { id }) },
    );
    expect(page.props.errors).toHaveProperty('type');
    expect((page.props as unknown as PostingEditView).options.types).toEqual(['question']);
  });
});

describe('deleting a posting', () => {
  test('deleting a posting hides it from everybody and leaves it in no list; a second time there is nothing', async () => {
    const id = await publish(author);
    const url = route('postings.destroy', { id });
    const answer = await author.submit(url, {}, { method: 'DELETE' });
    expect(answer.page.flash.success).toBe('Posting deleted');
    expect((answer.page.props as unknown as PostingsView).postings.map((card) => card.id)).not.toContain(id);
    for (const person of [author, other, admin])
      expect((await person.visit(route('postings.show', { id }))).status).toBe(404);
    expect((await rowOf(id)).deleted_at).not.toBeNull();
    expect((await author.send('DELETE', url, {}, { accept: 'application/json' })).status).toBe(404);
  });
});

describe('the list', () => {
  test('the list is narrowed by kind, trade, state and words, accents and capitals aside', async () => {
    const id = await publish(author, {
      type: 'tip',
      title: 'Cómo probar la presión',
      trade_ids: [forms.roofing],
      region_id: forms.jalisco,
    });
    const found = async (query: Record<string, string>) =>
      (await listed(query)).postings.map((card) => card.id).includes(id);
    expect(await found({ type: 'tip', trade: 'roofing', region: 'jalisco', q: 'PRESION probar' })).toBe(true);
    expect(await found({ type: 'question' })).toBe(false);
    expect(await found({ trade: 'plumbing' })).toBe(false);
    expect(await found({ region: 'california' })).toBe(false);
    expect(await found({ q: 'presion gas%' })).toBe(false);
    expect((await listed({ type: 'nonsense', page: '-3', q: '\0%_\\' })).pagination.current_page).toBe(1);
  });

  test('the list has twenty to a page, the newest first', async () => {
    for (let made = 0; made < 21; made += 1) await publish(author, { type: 'tip' });
    const first = await listed({ type: 'tip' });
    const second = await listed({ type: 'tip', page: '2' });
    expect(first.postings).toHaveLength(20);
    expect(second.postings.length).toBeGreaterThan(0);
    const ids = [...first.postings, ...second.postings].map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((one, two) => two - one));
  });

  test('the list leaves out what has run out, from that moment on; it can still be read', async () => {
    const id = await publish(author, { type: 'job_opening' });
    const jobs = async () => (await listed({ type: 'job_opening' })).postings.map((card) => card.id);
    expect(await jobs()).toContain(id);
    const { expires_at } = await rowOf(id);
    world.setNow(new Date((expires_at ?? new Date()).getTime() - 1));
    expect(await jobs()).toContain(id);
    world.setNow(expires_at ?? new Date());
    expect(await jobs()).not.toContain(id);
    const { page } = await world.visitor().visit(route('postings.show', { id }));
    expect(page.props['posting']).toMatchObject({ isExpired: true, isListed: false, status: 'active' });
    expect(page.props['comments']).toMatchObject({ isOpen: true });
    world.setNow(new Date());
  });

  test('the list: “mine” shows one’s own in every state, and to a visitor what it shows everybody', async () => {
    const person = await world.signedIn();
    const id = await publish(person, { type: 'question' });
    await world.database
      .updateTable('postings')
      .set({ expires_at: new Date(0) })
      .where('id', '=', id)
      .execute();
    expect((await listed({ mine: 'yes' }, person)).postings).toMatchObject([{ id, isExpired: true }]);
    expect((await listed({ mine: 'yes' })).postings.map((card) => card.id)).not.toContain(id);
  });

  test('the list takes two queries however much there is, one posting takes one and two for its comments', async () => {
    const visitor = world.visitor();
    const id = await publish(author);
    const queriesOf = async (url: string) => {
      await visitor.visit(url);
      const spy = vi.spyOn(world.database.getExecutor(), 'executeQuery');
      await visitor.visit(url);
      const made = spy.mock.calls.length;
      spy.mockRestore();
      return made;
    };
    expect(await queriesOf('/postings?q=gas&trade=plumbing&region=california')).toBe(2);
    expect(await queriesOf(route('postings.show', { id }))).toBe(3);
  });

  test('the list reads in both languages', async () => {
    const { page } = await world.visitor().visit('/es/postings');
    expect((page.props as unknown as PostingsView).choices.regions.map(({ name }) => name)).toContain(
      'Nuevo México',
    );
  });
});

describe('a trade', () => {
  test('a trade that a posting is about is not removed', async () => {
    const admin = await world.signedIn({ role: 'admin' });
    const { id, version } = await world.database
      .selectFrom('trades')
      .select(['id', 'version'])
      .where('slug', '=', 'pools')
      .executeTakeFirstOrThrow();
    await publish(author, { trade_ids: [id] });
    const json = { accept: 'application/json' };
    const answer = await admin.send('POST', route('admin.trades.destroy', { id }), { version }, json);
    expect([answer.status, answer.json()['message']]).toEqual([
      409,
      'You can’t remove this trade. It’s in use by 0 contractors, 0 reviews and 1 posting.',
    ]);
  });
});

describe('a contractor’s page', () => {
  test('a contractor’s page shows its three latest that stand in the list, and drops a held page when they change', async () => {
    const held = await createWorld({ pageCache: true });
    try {
      const { form } = await createForms(held);
      const owner = await held.signedIn();
      const firm = await held.make.contractor({ owner: owner.user });
      const visitor = held.visitor();
      const titles = async (by: Browser = visitor) => {
        const { text } = await by.get(route('contractors.show', { slug: firm.slug }));
        const latest = readPage(text)?.props['postings'] as { title: string }[];
        return latest.map(({ title }) => title);
      };
      const publish = async (title: string) =>
        idIn((await owner.submit(route('postings.store'), form({ title }))).page.url);
      expect(await titles()).toEqual([]);
      const ids = [];
      for (const title of ['The oldest', 'The second', 'The third', 'The latest'])
        ids.push(await publish(title));
      expect(await titles()).toEqual(['The latest', 'The third', 'The second']);
      await owner.submit(`/postings/${ids[3]}`, {}, { method: 'DELETE' });
      expect(await titles()).toEqual(['The third', 'The second', 'The oldest']);
      await held.database
        .updateTable('postings')
        .set({ expires_at: new Date(0) })
        .where('id', '=', ids[2] ?? 0)
        .execute();
      expect(await titles(owner)).toEqual(['The second', 'The oldest']);
    } finally {
      await held.close();
    }
  });
});

describe('a visitor’s pages', () => {
  test('a visitor’s pages are held, and dropped at once by whatever changes them', async () => {
    const held = await createWorld({ pageCache: true });
    try {
      const { form } = await createForms(held);
      const writer = await held.signedIn();
      const visitor = held.visitor();
      const textOf = async (url: string) => (await visitor.get(url)).text;
      await textOf('/postings');
      const fields = form({ title: 'Seen at once' });
      const id = idIn((await writer.submit(route('postings.store'), fields)).page.url);
      expect(await textOf('/postings')).toContain('Seen at once');
      expect(await textOf(`/postings/${id}`)).toContain('Seen at once');
      const { type: _type, ...rest } = fields;
      const changes = { ...rest, title: 'Changed at once', version: 1 };
      await writer.submit(`/postings/${id}`, changes, { method: 'PUT' });
      expect(await textOf('/postings')).toContain('Changed at once');
      expect(await textOf(`/postings/${id}`)).toContain('Changed at once');
      await writer.submit(`/postings/${id}`, {}, { method: 'DELETE' });
      expect(await textOf('/postings')).not.toContain('Changed at once');
      expect((await visitor.get(`/postings/${id}`)).status).toBe(404);
    } finally {
      await held.close();
    }
  });
});
