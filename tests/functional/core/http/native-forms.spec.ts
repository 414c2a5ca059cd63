import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { route } from '../../../../common/routes/route-table.ts';
import { readPage, type Answer } from '../../../support/browser.ts';
import { LIMITS } from '../../../../server/limits.ts';
import { createWorld, type Person, type World } from '../../../support/world.ts';
import { createForms, type PostingBody } from '../../postings/posting-input.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const PASSWORD = 'gravel thimble orchard';
const newAddress = () => `native.${randomUUID().slice(0, 8)}@example.com`;
const errorsOf = (answer: Answer) => readPage(answer.text)?.props.errors ?? {};
const inputOf = (answer: Answer) => readPage(answer.text)?.props['input'];
const userBy = (email: string) =>
  world.database.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();

describe('a form that the browser sends by itself', () => {
  test('a form that the browser sends by itself signs in with the token in its field', async () => {
    const user = await world.make.user();
    const visitor = world.visitor();
    const answer = await visitor.post('/login', { email: user.email, password: user.password }, '/login');
    expect(answer.status).toBe(303);
    expect(answer.headers['location']).toBe('/dashboard');
    expect((await visitor.visit('/dashboard')).page.component).toBe('dashboard/show');
  });

  test('a form that the browser sends by itself goes to the page that was asked for, and to no other site', async () => {
    const user = await world.make.user();
    const given = { email: user.email, password: user.password };
    const asked = await world.visitor().post('/login', { ...given, next: '/reviews/given' }, '/login');
    expect(asked.headers['location']).toBe('/reviews/given');
    const away = await world.visitor().post('/login', { ...given, next: 'https://evil.example/' }, '/login');
    expect(away.headers['location']).toBe('/dashboard');
  });

  test('a form that the browser sends by itself opens an account, and is shown again with every error where it is empty', async () => {
    const visitor = world.visitor();
    const empty = { role: 'user', name: '', email: '', password: '' };
    const refused = await visitor.post('/register', empty, '/register');
    expect(refused.status).toBe(422);
    expect(Object.keys(errorsOf(refused)).sort()).toEqual(['email', 'name', 'password']);

    const email = newAddress();
    const done = await visitor.post(
      '/register',
      { ...empty, name: 'Rosa', email, password: PASSWORD },
      '/register',
    );
    expect(done.headers['location']).toBe('/verify-email');
    expect(await userBy(email)).toBeDefined();
  });

  test('a form that the browser sends by itself keeps what was typed in it, and never a password', async () => {
    const fields = {
      role: 'contractor',
      name: 'José Ñandú',
      business_name: '',
      email: 'x@',
      password: 'secret 77 words',
    };
    const refused = await world.visitor().post('/register', fields, '/register?role=contractor');
    const { password: _, ...kept } = fields;
    expect(inputOf(refused)).toEqual(kept);
    expect(refused.text).not.toContain('secret 77 words');
    expect(readPage(refused.text)?.url).toBe('/register?role=contractor');
  });

  test('a form that the browser sends by itself is answered in the language of the page it stands on', async () => {
    const refused = await world.visitor().post('/login', { email: 'x', password: '' }, '/es/login');
    expect(readPage(refused.text)?.props['language']).toBe('mexican_spanish');
    expect(errorsOf(refused)['password']).toBe('Campo obligatorio.');
  });

  test('a form that the browser sends by itself keeps a text of many thousand characters of any script, which no cookie would hold', async () => {
    const user = await world.make.user();
    await world.database.updateTable('users').set({ status: 'inactive' }).where('id', '=', user.id).execute();
    const visitor = world.visitor();
    await visitor.post('/login', { email: user.email, password: user.password }, '/login');
    const reason = '🏠ñ漢'.repeat(20_000);
    const refused = await visitor.post('/inactive-account/appeal', { reason }, '/inactive-account');
    expect(refused.status).toBe(422);
    expect(inputOf(refused)).toEqual({ reason });
    expect(errorsOf(refused)['reason']).toBe('Write at most 2,000 characters.');
    for (const [, value] of visitor.cookies) expect(value.length).toBeLessThan(4_000);
  });

  test('a form that the browser sends by itself says without scripts what a redirect carried', async () => {
    const visitor = world.visitor();
    const answer = await visitor.post('/forgot-password', { email: newAddress() }, '/forgot-password');
    expect(answer.status).toBe(303);
    const landed = readPage((await visitor.get(String(answer.headers['location']))).text);
    expect(landed?.flash.success).toBe('If an account uses this email, we sent it a link.');
  });

  test('a form that the browser sends by itself changes a password, though browsers know no PUT', async () => {
    const person = await world.signedIn();
    const fields = { current_password: person.user.password, password: PASSWORD };
    const done = await person.post('/settings/password', fields, '/settings/password');
    expect(done.status).toBe(303);
    expect((await world.visitor().logIn(person.user.email, PASSWORD)).headers['location']).toBe('/dashboard');
  });

  test('a form that the browser sends by itself signs out, chooses the language and asks for the link again', async () => {
    const person = await world.signedIn();
    await person.post('/language', { language: 'mexican_spanish' }, '/dashboard');
    expect((await person.visit('/dashboard')).page.props['language']).toBe('mexican_spanish');
    const resent = await person.post('/verify-email', {}, '/verify-email');
    expect(resent.headers['location']).toBe('/verify-email');
    const left = await person.post('/logout', {}, '/dashboard');
    expect(left.headers['location']).toBe('/es');
    expect((await person.visit('/')).page.props['viewer']).toBeNull();
  });
});

/** A list is sent as a form sends it: each entry under the name with brackets. */
async function sendNative(
  by: Person,
  path: string,
  fields: readonly (readonly [string, string])[],
  from: string,
) {
  const token = readPage((await by.get(from)).text)?.props.formToken ?? '';
  const cookie = [...by.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
  const body = new URLSearchParams([
    ...fields.map(([name, value]) => [name, value]),
    ['form_token', token],
    ['form_from', from],
  ]);
  return world.app.inject({
    method: 'POST',
    url: path,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'text/html',
      'sec-fetch-site': 'same-origin',
      cookie,
    },
    payload: body.toString(),
  });
}

describe('a posting that the browser sends by itself', () => {
  const postingBy = (by: Person) =>
    world.database
      .selectFrom('postings as p')
      .innerJoin('profiles as author', 'author.id', 'p.author_profile_id')
      .select(['p.id', 'p.title', 'p.region_id', 'p.version'])
      .where('author.user_id', '=', by.user.id)
      .executeTakeFirst();
  const entries = (title: string, { region_id, trade_ids }: PostingBody): [string, string][] => [
    ['type', 'question'],
    ['title', title],
    ['body', 'Our plumber says that the old line may stay as it is.'],
    ['trade_ids[]', ''],
    ...trade_ids.map((id): [string, string] => ['trade_ids[]', String(id)]),
    ['region_id', String(region_id)],
    ['photos[]', ''],
  ];

  test('a posting that the browser sends by itself is published, and is changed as it was opened', async () => {
    const [person, { form }] = [await world.signedIn(), await createForms(world)];
    const input = form();
    const sent = await sendNative(
      person,
      '/postings',
      entries('Is the old line allowed?', input),
      route('postings.create'),
    );
    expect(sent.statusCode).toBe(303);
    const made = await postingBy(person);
    expect(made).toMatchObject({ title: 'Is the old line allowed?', region_id: input.region_id });
    const edit = `/postings/${made?.id}/edit`;
    const [, ...changed] = entries('Is the old gas line allowed?', input);
    const version: [string, string] = ['version', String(made?.version)];
    const saved = await sendNative(person, `/postings/${made?.id}`, [...changed, version], edit);
    expect([saved.statusCode, (await postingBy(person))?.title]).toEqual([
      303,
      'Is the old gas line allowed?',
    ]);
    const late = await sendNative(person, `/postings/${made?.id}`, [...changed, version], edit);
    expect(late.statusCode).toBe(409);
  });

  test('a posting that the browser sends by itself is shown again with all that was chosen and what is wrong', async () => {
    const [person, { form }] = [await world.signedIn(), await createForms(world)];
    const input = form();
    const refused = await sendNative(person, '/postings', entries('', input), route('postings.create'));
    expect(refused.statusCode).toBe(422);
    const props = readPage(refused.payload)?.props;
    expect(Object.keys(props?.errors ?? {})).toEqual(['title']);
    expect(props?.['input']).toMatchObject({
      region_id: String(input.region_id),
      trade_ids: ['', ...input.trade_ids.map(String)],
    });
    expect(await postingBy(person)).toBeUndefined();
  });
});

describe('an appeal against a decision that the browser sends by itself', () => {
  test('an appeal against a decision that the browser sends by itself is filed; one that is too short is shown again with its words', async () => {
    const [person, admin] = [await world.signedIn(), await world.signedIn({ role: 'admin' })];
    const firm = await world.make.contractor({ owner: person.user });
    const hidden = await admin.call('PUT', `/api/admin/contractors/${firm.id}/hide`, {
      reason: 'It names a private home.',
    });
    const id = Number(hidden.json()['decision_id']);
    const [page, path] = [route('decisions.show', { id }), route('decisions.appeal', { id })];
    const short = await person.post(path, { on_appeal_reason: 'No.' }, page);
    expect([short.status, inputOf(short)]).toEqual([422, { on_appeal_reason: 'No.' }]);
    expect(errorsOf(short)['on_appeal_reason']).toBe('Write at least 20 characters.');
    const reason = 'Nobody lives there: it is our workshop.';
    const filed = await person.post(path, { on_appeal_reason: reason }, page);
    expect([filed.status, filed.headers['location']]).toEqual([303, page]);
    const kept = await world.database.selectFrom('appeals').select('on_appeal_reason').execute();
    expect(kept).toEqual([{ on_appeal_reason: reason }]);
  });
});

test('a report that the browser sends by itself is filed; one without a reason is shown again with its words', async () => {
  const person = await world.signedIn();
  const contractor = await world.make.contractor();
  const review = await world.make.review({ contractor });
  const path = route('reports.store', { kind: 'review', id: review.id });
  const page = route('reports.create', { kind: 'review', id: review.id });
  const refused = await person.post(path, { passage: '', note: 'They never worked there.' }, page);
  expect([refused.status, inputOf(refused)]).toMatchObject([422, { note: 'They never worked there.' }]);
  const filed = await person.post(path, { reason: 'false_facts', passage: '', note: '' }, page);
  expect(filed.status).toBe(303);
  const kept = await world.database.selectFrom('reports').select('reason').execute();
  expect(kept).toEqual([{ reason: 'false_facts' }]);
});

test('a native form that meets a rate limit keeps what was typed, and no password', async () => {
  const limited = await createWorld({ rateLimits: true });
  try {
    const visitor = limited.visitor();
    const fields = { email: 'somebody@example.com', password: 'not the one' };
    let answer = await visitor.post('/login', fields, '/login');
    for (let more = 0; more < LIMITS.credentials.max && answer.status !== 429; more += 1)
      answer = await visitor.post('/login', fields, '/login');
    expect([answer.status, inputOf(answer)]).toEqual([429, { email: 'somebody@example.com' }]);
  } finally {
    await limited.close();
  }
});

describe('the token in the field of a form', () => {
  const send = async (fields: Record<string, string>, headers: Record<string, string>, cookie: string) =>
    world.app.inject({
      method: 'POST',
      url: '/logout',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'text/html',
        cookie,
        ...headers,
      },
      payload: new URLSearchParams(fields).toString(),
    });
  const cookieOf = (cookies: Map<string, string>) =>
    [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
  const tokenOn = (text: string) => readPage(text)?.props.formToken ?? '';

  test('the token in the field of a form is another one on each page, and each of them counts', async () => {
    const person = await world.signedIn();
    const first = tokenOn((await person.get('/dashboard')).text);
    const second = tokenOn((await person.get('/dashboard')).text);
    expect(first).not.toBe(second);
    const done = await send({ form_token: first }, {}, cookieOf(person.cookies));
    expect(done.statusCode).toBe(303);
    expect((await person.visit('/')).page.props['viewer']).toBeNull();
  });

  test('the token in the field of a form of another session, made up, or missing is refused and nothing is done', async () => {
    const attacker = await world.signedIn();
    const victim = await world.signedIn();
    const foreign = tokenOn((await attacker.get('/dashboard')).text);
    for (const form_token of [foreign, 'made.up', '']) {
      const refused = await send({ form_token, form_from: '/dashboard' }, {}, cookieOf(victim.cookies));
      expect(refused.statusCode).toBe(419);
    }
    expect((await victim.visit('/dashboard')).page.component).toBe('dashboard/show');
  });

  test('the token in the field of a form without a good one, only a form of our own pages is shown again with what it held', async () => {
    const person = await world.signedIn();
    const fields = { note: 'typed by somebody', form_from: '/dashboard' };
    const cookie = cookieOf(person.cookies);
    const own = await send(fields, { 'sec-fetch-site': 'same-origin' }, cookie);
    expect(readPage(own.payload)?.props['input']).toEqual({ note: 'typed by somebody' });
    const foreign = await send(fields, { 'sec-fetch-site': 'cross-site' }, cookie);
    expect(readPage(foreign.payload)?.props['input']).toEqual({});
  });

  test('the token in the field of a form is on no page that visitors share', async () => {
    const shared = await createWorld({ pageCache: true });
    try {
      const answer = await shared.visitor().get('/contractors');
      expect(answer.headers['set-cookie']).toBeUndefined();
      expect(answer.text).not.toContain('formToken');
    } finally {
      await shared.close();
    }
  });

  test('the token in the field of a form leads back to pages of ours only', async () => {
    const visitor = world.visitor();
    for (const form_from of ['//evil.example/', '/\\evil.example', 'https://evil.example/']) {
      const refused = await send({ form_from }, {}, cookieOf(visitor.cookies));
      expect(refused.headers['location'] ?? '').not.toContain('evil');
      expect(readPage(refused.payload)?.url ?? '/').toBe('/');
    }
  });
});
