import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { createFactories, PASSWORD } from '../support/factories.ts';
import { picture } from '../support/files.ts';
import { ownText } from '../support/own-text.ts';
import { until } from '../support/running-server.ts';
import { inLanguage, signIn, t, takenOver, test, type Person } from './support/journey.ts';
import { isEverything } from './support/look.ts';

const SECRET = 'gravel thimble orchard';
const es = inLanguage('mexican_spanish');
const newAddress = (name: string) => `${name}.${randomUUID().slice(0, 8)}@plumbline.test`;

type Way = {
  /** The settings of a browser in which no script runs while a form is filled in and sent. */
  setting: { javaScriptEnabled?: boolean; on?: 'development'; locale?: string };
  before: (page: Page) => Promise<void>;
};
const WAYS: [string, Way][] = [
  ['without JavaScript', { setting: { javaScriptEnabled: false }, before: async () => undefined }],
  ['before the scripts arrive', { setting: {}, before: holdScripts }],
];

/** Where scripts are on their way a form is sent as without any; the long run shows it. */
const SHORT_WAYS = WAYS.slice(0, 1);
const SLOW_LINK: [string, Way] = ['on a slow link', { setting: {}, before: slowDown }];

/** A phone far from town: 400 ms to the server, and 50 kilobytes a second. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50 * 1_024,
    uploadThroughput: 50 * 1_024,
  });
}

/** The scripts of a page are on their way, and never come. */
async function holdScripts(page: Page): Promise<void> {
  await page.route('**/assets/*.js', () => new Promise<never>(() => undefined));
}

/** Opens a page whose scripts may never come. */
const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' });

const submit = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

/** Each address the browser asked for or showed, from now on. */
function addressesOf(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(decodeURIComponent(request.url())));
  return addresses;
}

async function onPath(page: Page, path: string): Promise<void> {
  await page.waitForURL((url) => url.pathname === path, { waitUntil: 'commit' });
}

type Someone = (setting: Way['setting']) => Promise<Person>;

const readerIn =
  (way: Way) =>
  async (someone: Someone, setting: Way['setting'] = {}) => {
    const person = await someone({ ...way.setting, ...setting });
    await way.before(person.page);
    return { person, page: person.page, addresses: addressesOf(person.page) };
  };

describe.for(isEverything ? [...WAYS, SLOW_LINK] : SHORT_WAYS)('a form %s', ([, way]) => {
  const reader = readerIn(way);

  test('a form signs in, and says what is wrong with the address kept', async ({ someone, database }) => {
    const user = await createFactories(database).user({ email: newAddress('login') });
    const { person, page, addresses } = await reader(someone);
    person.expectProblem(/422/);
    await open(page, '/login?next=/reviews/given');
    await page.getByLabel(t('accounts.email')).fill(user.email);
    await page.getByLabel(t('accounts.password'), { exact: true }).fill('not the password');
    await submit(page, t('accounts.login_action'));
    await page.getByText(t('accounts.wrong_credentials')).waitFor();
    expect(await page.getByLabel(t('accounts.email')).inputValue()).toBe(user.email);
    expect(await page.getByLabel(t('accounts.password'), { exact: true }).inputValue()).toBe('');
    await page.getByLabel(t('accounts.password'), { exact: true }).fill(PASSWORD);
    await submit(page, t('accounts.login_action'));
    await onPath(page, '/reviews/given');
    expect(addresses.filter((url) => url.includes(PASSWORD) || url.includes('not the'))).toEqual([]);
  });

  test('a form opens an account in Spanish, after all that is missing was marked', async ({
    someone,
    database,
  }) => {
    const { person, page, addresses } = await reader(someone, { locale: 'es-MX' });
    person.expectProblem(/422/);
    const email = newAddress('alta');
    await open(page, '/es/register?role=contractor');
    await page.getByLabel(es('accounts.business_name')).fill('Plomería Ñandú');
    await page.getByLabel(es('accounts.main_trade')).selectOption({ index: 1 });
    await submit(page, es('accounts.register_action'));
    await page.locator('.field-error').first().waitFor();
    expect(await page.locator('.field-error').count()).toBe(3);
    expect(await page.getByLabel(es('accounts.business_name')).inputValue()).toBe('Plomería Ñandú');
    await page.getByLabel(es('accounts.name'), { exact: true }).fill('Ana Ñandú');
    await page.getByLabel(es('accounts.email')).fill(email);
    await page.getByLabel(es('accounts.password'), { exact: true }).fill(SECRET);
    await submit(page, es('accounts.register_action'));
    await onPath(page, '/verify-email');
    const made = await database.database
      .selectFrom('users')
      .select(['name', 'language'])
      .where('email', '=', email)
      .executeTakeFirst();
    expect(made).toEqual({ name: 'Ana Ñandú', language: 'mexican_spanish' });
    expect(addresses.filter((url) => url.includes(SECRET))).toEqual([]);
  });

  test('a form sends the link to a forgotten password, and takes the new one', async ({
    someone,
    database,
  }) => {
    const user = await createFactories(database).user({ email: newAddress('forgot') });
    const { page, addresses } = await reader(someone, { on: 'development' });
    await open(page, '/forgot-password');
    await page.getByLabel(t('accounts.email')).fill(user.email);
    await submit(page, t('accounts.forgot_action'));
    const link = await mailedLink(database, user.email);
    await open(page, link);
    await page.getByLabel(t('accounts.new_password')).fill(SECRET);
    await submit(page, t('accounts.reset_action'));
    await onPath(page, '/login');
    await page.getByLabel(t('accounts.email')).fill(user.email);
    await page.getByLabel(t('accounts.password'), { exact: true }).fill(SECRET);
    await submit(page, t('accounts.login_action'));
    await onPath(page, '/dashboard');
    expect(addresses.filter((url) => url.includes(SECRET))).toEqual([]);
  });

  test('a form confirms the password, sends the mail again, changes language and password, signs out', async ({
    someone,
    database,
  }) => {
    const user = await createFactories(database).user({ email: newAddress('own'), emailVerified: false });
    const { person, page, addresses } = await reader(someone);
    await signIn(person, user.email, PASSWORD);
    await open(page, '/confirm-password?next=/settings/password');
    await page.getByLabel(t('accounts.password'), { exact: true }).fill(PASSWORD);
    await submit(page, t('accounts.confirm_action'));
    await onPath(page, '/settings/password');
    await page.getByLabel(t('accounts.current_password')).fill(PASSWORD);
    await page.getByLabel(t('accounts.new_password')).fill(SECRET);
    const changed = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await submit(page, t('accounts.save'));
    expect((await changed).status()).toBe(303);
    await open(page, '/verify-email');
    await submit(page, t('accounts.verify_resend'));
    await mailedLink(database, user.email);
    await open(page, '/dashboard');
    await page.locator('header form[action="/language"] button').first().click();
    await page.locator('html[lang="es-MX"]').waitFor();
    await page.getByLabel(/^Cuenta de /).click();
    await submit(page, es('layout.log_out'));
    await onPath(page, '/es');
    expect(addresses.filter((url) => url.includes(SECRET) || url.includes(PASSWORD))).toEqual([]);
  });

  test('a form searches and filters, with its state in the address', async ({ someone }) => {
    const { page } = await reader(someone);
    await open(page, '/');
    await page.locator('input[name=q]').fill('plumber');
    await page.locator('main form button[type=submit]').first().click();
    await onPath(page, '/contractors');
    expect(new URL(page.url()).searchParams.get('q')).toBe('plumber');
    await page.locator('input[name=insured]').check();
    await page.locator('main form button[type=submit]').first().click();
    await page.waitForURL((url) => url.searchParams.has('insured'), { waitUntil: 'commit' });
    await page.locator('input[name=insured]:checked').waitFor();
  });
});

describe.for(isEverything ? WAYS : SHORT_WAYS)('a longer form %s', ([, way]) => {
  const reader = readerIn(way);

  test('appeals for an inactive account, and keeps a text that is too short', async ({
    someone,
    database,
  }) => {
    const user = await createFactories(database).user({ email: newAddress('inactive') });
    await database.sql`update users set status = 'inactive' where id = ${user.id}`;
    const { person, page } = await reader(someone);
    person.expectProblem(/422/);
    await signIn(person, user.email, PASSWORD);
    await open(page, '/inactive-account');
    await page.locator('textarea').fill('¡Ñ! 漢 🏠');
    await submit(page, t('accounts.appeal_send'));
    await page.locator('.field-error').waitFor();
    expect(await page.locator('textarea').inputValue()).toBe('¡Ñ! 漢 🏠');
    await page.locator('textarea').fill('The account was taken for another one with a similar name.');
    await submit(page, t('accounts.appeal_send'));
    await page.getByText(t('accounts.appeal_state.open'), { exact: true }).waitFor();
    const [appeal] = await database.sql`select state from appeals
      where type = 'account_appeal' and subject_id = ${user.id}`;
    expect(appeal?.['state']).toBe('open');
  });

  test('a longer form saves a profile, after what is wrong was marked', async ({ someone, database }) => {
    const make = createFactories(database);
    const owner = await make.user({ email: newAddress('profile'), role: 'contractor' });
    const firm = await make.contractor({ owner });
    const { person, page } = await reader(someone);
    person.expectProblem(/422/);
    await signIn(person, owner.email, PASSWORD);
    await open(page, '/profile/edit');
    const spanish = page.getByLabel(t('accounts.spoken_spanish'));
    await page.getByLabel(t('accounts.business_name')).fill('');
    await spanish.check();
    await submit(page, t('accounts.save'));
    await page.locator('.field-error').first().waitFor();
    expect(await spanish.isChecked()).toBe(true);
    await page.getByLabel(t('accounts.business_name')).fill('Ñandú Roofs');
    const saved = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await submit(page, t('accounts.save'));
    expect((await saved).status()).toBe(303);
    const [row] = await database.sql`select name, languages from profiles where id = ${firm.id}`;
    expect(row).toMatchObject({ name: 'Ñandú Roofs', languages: ['mexican_spanish'] });
  });

  test('a longer form asks for a listed business, and keeps the message', async ({ someone, database }) => {
    const make = createFactories(database);
    const user = await make.user({ email: newAddress('claim') });
    const listed = await make.contractor({ name: `Listed ${randomUUID().slice(0, 8)}` });
    const { person, page } = await reader(someone);
    person.expectProblem(/422/);
    await signIn(person, user.email, PASSWORD);
    await open(page, `/c/${listed.slug}/claim`);
    await page.locator('textarea').fill('We have run this business since 2009.');
    await submit(page, t('claims.submit_document'));
    await page.locator('.field-error').waitFor();
    expect(await page.locator('textarea').inputValue()).toBe('We have run this business since 2009.');
    await page.locator('input[type=file]').setInputFiles({
      name: 'license.png',
      mimeType: 'image/png',
      buffer: await picture('png'),
    });
    await submit(page, t('claims.submit_document'));
    await page.getByText(t('claims.waiting_heading'), { exact: true }).waitFor();
    await page.getByText(t('claims.withdraw_title'), { exact: true }).click();
    await submit(page, t('claims.withdraw'));
    await page.getByText(t('claims.what_changes')).waitFor();
  });

  test('a longer form publishes a posting, after what is missing was marked', async ({
    someone,
    database,
  }) => {
    const make = createFactories(database);
    const user = await make.user({ email: newAddress('posting') });
    const { person, page } = await reader(someone);
    person.expectProblem(/422/);
    await signIn(person, user.email, PASSWORD);
    await open(page, '/postings/new');
    await page.getByLabel(t('postings.body_field')).fill('The inspector wants a permit for a fence.');
    await page.getByLabel(t('postings.region_field')).selectOption({ label: 'Georgia' });
    await page.getByLabel(t('postings.trades_field')).selectOption({ index: 1 });
    await submit(page, t('postings.publish'));
    await page.locator('.field-error').first().waitFor();
    expect(await page.locator('.field-error').count()).toBe(1);
    expect(await page.locator('.chosen-trade').count()).toBe(1);
    await page.locator('input[name=title]').fill('Does a fence need a permit?');
    await submit(page, t('postings.publish'));
    await page.getByRole('heading', { name: 'Does a fence need a permit?' }).waitFor();
  });

  test('appeals a decision, and keeps a reason that is too short', async ({ someone, database }) => {
    const make = createFactories(database);
    const owner = await make.user({ email: newAddress('owner') });
    const firm = await make.contractor({ owner });
    const decision = await make.decision({
      action: 'listing.hidden',
      subject: { type: 'listing', id: firm.id },
      contractor: firm,
      concerned: [{ userId: owner.id, party: 'contractor', appealUntil: '2099-01-01' }],
    });
    await database.database
      .updateTable('contractors')
      .set({ hidden_at: new Date(), listing_decision_id: decision.id })
      .where('id', '=', firm.id)
      .execute();
    const { person, page } = await reader(someone);
    person.expectProblem(/422/);
    await signIn(person, owner.email, PASSWORD);
    await open(page, `/decisions/${decision.id}`);
    const reason = page.getByLabel(t('statement_appeals.reason'));
    await reason.fill('No.');
    await submit(page, t('appeal_forms.send'));
    await page.locator('.field-error').first().waitFor();
    expect(await reason.inputValue()).toBe('No.');
    await reason.fill('Nobody lives there: it is our workshop.');
    await submit(page, t('appeal_forms.send'));
    await page.getByText('Nobody lives there: it is our workshop.').waitFor();
  });

  test('a longer form publishes a review of four fields, after all that is missing was marked, and edits it', async ({
    someone,
    database,
  }) => {
    const make = createFactories(database);
    const user = await make.user({ email: newAddress('review') });
    const listed = await make.contractor({ name: `Reviewed ${randomUUID().slice(0, 8)}` });
    const { person, page } = await reader(someone);
    person.expectProblem(/422/);
    await signIn(person, user.email, PASSWORD);
    await open(page, `/c/${listed.slug}/review`);
    await page.getByLabel(t('review_form.q.experience.finished')).check();
    await page.locator('textarea').fill('Too short.');
    await submit(page, t('review_form.publish'));
    await page.locator('.field-error').first().waitFor();
    expect(await page.locator('.field-error').count()).toBe(5);
    expect(await page.getByLabel(t('review_form.q.experience.finished')).isChecked()).toBe(true);
    expect(await page.locator('textarea').inputValue()).toBe('Too short.');

    await page.getByLabel(t('review_form.q.relation.none')).check();
    await page.getByLabel(t('review_form.q.offered.nothing')).check();
    await page.locator('input[name=overall][value="4"]').check({ force: true });
    await page
      .locator('textarea')
      .fill(ownText('They came on the agreed morning and swept up when they left.'));

    await page.getByLabel(t('review_form.month'), { exact: true }).selectOption({ index: 3 });
    await page.getByText(t('review_form.step_two')).click();
    await page.locator('input[name="facts.would_hire_again"][value=yes]').check();
    await submit(page, t('review_form.publish'));
    await onPath(page, `/c/${listed.slug}`);

    await open(page, '/reviews/given');
    await page.getByRole('link', { name: t('review_form.edit'), exact: true }).click();
    await page.getByLabel(t('review_form.title'), { exact: true }).fill('Swept up');
    await submit(page, t('review_form.save_changes'));
    await onPath(page, '/reviews/given');
    const [review] = await database.sql`
      select title, facts from reviews where author_profile_id = ${user.profileId}`;
    expect(review).toMatchObject({ title: 'Swept up', facts: { would_hire_again: 'yes' } });
  });
});

describe('what a dialog asks', () => {
  test('what a dialog asks is a page of its own without JavaScript: a decision, a note and a comment', async ({
    someone,
    database,
  }) => {
    const make = createFactories(database);
    const admin = await make.user({ email: newAddress('admin'), role: 'admin' });
    const firm = await make.contractor({ name: `Decided ${randomUUID().slice(0, 8)}` });
    const review = await make.review({ contractor: firm });
    const person = await someone({ javaScriptEnabled: false });
    const { page } = person;
    person.expectProblem(/422/);
    await signIn(person, admin.email, PASSWORD);
    await open(page, `/admin/reviews?search=%23${review.id}&open=${review.id}`);
    await submit(page, t('admin.act.deactivate'));
    await page.getByRole('heading', { level: 1, name: t('admin.act.deactivate') }).waitFor();
    await page.getByLabel(t('admin.reason_text')).fill('It names a private person.');
    await submit(page, t('admin.act.deactivate'));
    await page.locator('.field-error').first().waitFor();
    expect(await page.getByLabel(t('admin.reason_text')).inputValue()).toBe('It names a private person.');
    await page.getByLabel(t('admin.reason_code'), { exact: true }).selectOption('R03');
    await submit(page, t('admin.act.deactivate'));
    await onPath(page, '/admin/reviews');
    const [hidden] = await database.sql`select status from reviews where id = ${review.id}`;
    expect(hidden?.['status']).toBe('inactive');

    const user = await make.user({ email: newAddress('noted') });
    await page.goto(`/admin/functions?search=%23${user.id}&open=${user.id}`);
    await page.getByLabel(t('admin.notes.body')).fill('Called twice.');
    await submit(page, t('admin.notes.add'));
    await page.locator('.case-notes').getByText('Called twice.').waitFor();

    const [posting] = await database.sql<{ id: number }[]>`
      select id from postings where status = 'active' order by id limit 1`;
    await open(page, `/postings/${posting?.id}`);
    await page.getByLabel(t('comments.field')).fill('Ask for the permit first, please.');
    await submit(page, t('comments.publish'));
    const own = page.locator('article', { hasText: 'Ask for the permit first, please.' });
    await own.getByRole('button', { name: t('comments.edit') }).click();
    await page.getByLabel(t('comments.edit_field')).fill('Ask for both permits first, please.');
    await submit(page, t('comments.save'));
    const changed = page.locator('article', { hasText: 'Ask for both permits first, please.' });
    await changed.getByRole('button', { name: t('comments.delete') }).click();
    await submit(page, t('comments.delete_confirm'));
    await onPath(page, `/postings/${posting?.id}`);
    expect(await changed.count()).toBe(0);
  });
});

async function mailedLink(
  { sql }: { sql: Parameters<typeof createFactories>[0]['sql'] },
  recipient: string,
): Promise<string> {
  let link: string | undefined;
  await until('the letter has come', async () => {
    const [mail] = await sql<{ plain_text: string }[]>`
      select plain_text from mails where recipient = ${recipient} order by id desc limit 1`;
    link = /https?:\/\/[^/]+(\/\S+)/.exec(mail?.plain_text ?? '')?.[1];
    return link !== undefined;
  });
  return link ?? '';
}

describe.runIf(isEverything)('what is typed before the scripts arrive', () => {
  test('what is typed before the scripts arrive is sent by the scripts once they are there', async ({
    someone,
    database,
  }) => {
    const user = await createFactories(database).user({ email: newAddress('early') });
    const { page } = await someone();
    const arrived = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await arrived.promise;
      await route.continue();
    });
    await open(page, '/login');
    await page.getByLabel(t('accounts.email')).fill(user.email);
    await page.getByLabel(t('accounts.password'), { exact: true }).fill(PASSWORD);
    arrived.resolve();
    await takenOver(page);
    expect(await page.getByLabel(t('accounts.email')).inputValue()).toBe(user.email);
    await submit(page, t('accounts.login_action'));
    await onPath(page, '/dashboard');
  });
});
