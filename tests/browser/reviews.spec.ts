import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { route } from '../../common/routes/route-table.ts';
import type { DatabaseHandle } from '../../server/database/client.ts';
import { createFactories, PASSWORD as FACTORY_PASSWORD, type MadeUser } from '../support/factories.ts';
import { ownText } from '../support/own-text.ts';
import {
  accessibilityProblems,
  call,
  eventually,
  PHONE,
  signIn,
  stickingOut,
  t,
  test,
  type Person,
} from './support/journey.ts';

const toast = (page: Page, text: string) => page.locator('[data-toast]').getByText(text, { exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

const OPENING =
  'They came on the agreed morning, showed every price before starting, and left the laundry room cleaner than it was.';

/** A user without reviews, so that no journey meets the limits of another. */
function newAuthor(database: DatabaseHandle, name = 'Teresa Okafor'): Promise<MadeUser> {
  return createFactories(database).user({ name, email: `author.${randomUUID().slice(0, 8)}@plumbline.test` });
}

type Business = { slug: string; name: string };

/** A contractor of the demo world without an owner among the demo accounts. */
async function someContractor(database: DatabaseHandle, offset: number): Promise<Business> {
  const [row] = await database.sql<Business[]>`
    select slug, name from contractors where not claimed and review_count > 3 order by id offset ${offset} limit 1`;
  if (!row) throw new Error('the demo world has no such contractor');
  return row;
}

const reviewsBy = async (database: DatabaseHandle, author: MadeUser) =>
  database.sql<{ title: string }[]>`
    select title from reviews where author_profile_id = ${author.profileId} and deleted_at is null`;

async function answerQuestions(page: Page, experience: 'finished' | 'none'): Promise<void> {
  await page.getByRole('radio', { name: t(`review_form.q.experience.${experience}`) }).check();
  await page.getByRole('radio', { name: t('review_form.q.relation.none') }).check();
  await page.getByRole('radio', { name: t('review_form.q.offered.nothing') }).check();
}

const bodyField = (page: Page) => page.getByLabel(t('review_form.body'), { exact: true });

/** Fills the four fields in, the first words first, and answers with all that was written. */
async function writeReview(page: Page, opening: string): Promise<string> {
  const body = `${opening}. ${ownText(OPENING)}`;
  await bodyField(page).fill(body);
  const overall = page.getByRole('radiogroup', { name: t('review_form.overall_question') });
  await overall.getByRole('radio', { name: t('common.star_4') }).check({ force: true });
  const trade = page.getByLabel(t('review_form.trade'), { exact: true });
  if ((await trade.inputValue()) === '') await trade.selectOption({ index: 1 });
  await page.getByLabel(t('review_form.month'), { exact: true }).selectOption({ index: 3 });
  return body;
}

async function publishReview(person: Person, business: Business, title: string): Promise<void> {
  const { page } = person;
  await person.visit(`/c/${business.slug}/review`);
  await answerQuestions(page, 'finished');
  await writeReview(page, title);
  await page.getByRole('button', { name: t('review_form.publish') }).click();
  await page.waitForURL(`**/c/${business.slug}`);
}

describe('writing a review', () => {
  test('writing a review stops with an explanation where an answer disqualifies', async ({
    visitor,
    database,
  }) => {
    const author = await newAuthor(database);
    const business = await someContractor(database, 0);
    await signIn(visitor, author.email, FACTORY_PASSWORD);
    await visitor.visit(`/c/${business.slug}/review`);
    await answerQuestions(visitor.page, 'none');
    await visitor.page
      .getByText(t('review_form.disqualified.not_a_customer', { contractor: business.name }))
      .waitFor();
    expect(await visitor.page.getByRole('button', { name: t('review_form.publish') }).count()).toBe(0);
  });

  test('writing a review goes by three questions, four fields and a preview to the contractor’s page, and two clicks publish one', async ({
    someone,
    database,
  }) => {
    const author = await newAuthor(database);
    const business = await someContractor(database, 1);
    const writer = await someone();
    const { page } = writer;
    const title = `Quiet crew ${randomUUID().slice(0, 6)}`;
    await signIn(writer, author.email, FACTORY_PASSWORD);
    await writer.visit(`/c/${business.slug}`);
    await page.locator(`a[href="/c/${business.slug}/review"]`).first().click();
    await answerQuestions(page, 'finished');
    const body = await writeReview(page, title);
    await page.getByRole('button', { name: t('review_form.preview'), exact: true }).click();
    await page.getByText(t('review_form.preview_text')).waitFor();
    await page.getByText(body).waitFor();
    await page.getByRole('button', { name: t('review_form.publish') }).dblclick();

    await page.waitForURL(`**/c/${business.slug}`);
    await toast(page, t('review_form.published')).waitFor();
    await page.getByText(title).first().waitFor();
    expect(await reviewsBy(database, author)).toEqual([{ title }]);
    const reader = await someone();
    await reader.visit(`/es/c/${business.slug}`);
    await reader.page.getByText(title).first().waitFor();
  });

  test('writing a review asks for what is missing at its field and keeps the rest', async ({
    visitor,
    database,
  }) => {
    const author = await newAuthor(database);
    const business = await someContractor(database, 2);
    const { page } = visitor;
    await signIn(visitor, author.email, FACTORY_PASSWORD);
    visitor.expectProblem(/422/);
    await visitor.visit(`/c/${business.slug}/review`);
    await answerQuestions(page, 'finished');
    await writeReview(page, 'A short one');
    await bodyField(page).fill('Too short.');
    await page.getByRole('button', { name: t('review_form.preview'), exact: true }).click();
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-invalid') === 'true');
    expect(await page.evaluate(() => (document.activeElement as HTMLTextAreaElement).value)).toBe(
      'Too short.',
    );
    const trade = page.getByLabel(t('review_form.trade'), { exact: true });
    expect(await trade.inputValue()).not.toBe('');
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  test('writing a review loses nothing to a session that ended meanwhile, nor to a reload', async ({
    visitor,
    database,
  }) => {
    const author = await newAuthor(database, 'Ines Duarte');
    const business = await someContractor(database, 3);
    const { page } = visitor;
    const title = `Kept draft ${randomUUID().slice(0, 6)}`;
    await signIn(visitor, author.email, FACTORY_PASSWORD);
    await visitor.visit(`/c/${business.slug}/review`);
    await answerQuestions(page, 'finished');
    const body = await writeReview(page, title);
    await database.database.deleteFrom('sessions').where('user_id', '=', author.id).execute();
    visitor.expectProblem(/40[13]|419/);
    await page.getByRole('button', { name: t('review_form.preview'), exact: true }).click();
    await page.getByText(t('review_form.signed_out_title')).waitFor();
    expect(await bodyField(page).inputValue()).toBe(body);

    await page.getByRole('link', { name: t('review_form.sign_in_again') }).click();
    await page.getByLabel(t('accounts.email')).fill(author.email);
    await page.getByLabel(t('accounts.password'), { exact: true }).fill(FACTORY_PASSWORD);
    await page.getByRole('button', { name: t('accounts.login_action') }).click();
    await page.waitForURL(`**/c/${business.slug}/review`);
    await page.waitForFunction(
      (kept) => [...document.querySelectorAll('textarea')].some((area) => area.value === kept),
      body,
    );
    await page.getByRole('button', { name: t('review_form.preview'), exact: true }).click();
    await page.getByRole('button', { name: t('review_form.publish') }).click();
    await page.waitForURL(`**/c/${business.slug}`);
    expect(await reviewsBy(database, author)).toEqual([{ title }]);
  });

  test('writing a review leads a visitor to a new account first, and then back', async ({
    visitor,
    database,
  }) => {
    const business = await someContractor(database, 4);
    await visitor.visit(`/c/${business.slug}/review`);
    const url = new URL(visitor.page.url());
    expect(url.pathname).toBe('/register');
    expect(url.searchParams.get('next')).toBe(`/c/${business.slug}/review`);
  });
});

describe('the form of a review on a phone', () => {
  test('the form of a review on a phone is at most four screens to what makes it publishable, and opens its details by one line', async ({
    someone,
    database,
  }) => {
    const author = await newAuthor(database);
    const business = await someContractor(database, 6);
    const writer = await someone({ viewport: PHONE });
    const { page } = writer;
    await signIn(writer, author.email, FACTORY_PASSWORD);
    await writer.visit(`/c/${business.slug}/review`);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(4 * PHONE.height);
    expect(await stickingOut(page)).toEqual([]);
    await page.getByText(t('review_form.step_two')).click();
    const quality = page.getByRole('radiogroup', { name: t('reviews.score.quality') });
    expect(await quality.getByRole('radio', { checked: true }).count()).toBe(0);
    await quality.getByRole('radio', { name: t('common.star_3') }).check({ force: true });
    await quality.getByRole('radio', { name: t('common.no_stars') }).click();
    expect(await quality.getByRole('radio', { checked: true }).count()).toBe(0);
    expect(await stickingOut(page)).toEqual([]);
    expect(await accessibilityProblems(page)).toEqual([]);
  });
});

describe('one’s own reviews', () => {
  test('one’s own reviews can be changed and taken back, and readers see it at once', async ({
    someone,
    database,
  }) => {
    const author = await newAuthor(database, 'Owen Castillo');
    const business = await someContractor(database, 5);
    const [writer, reader] = [await someone(), await someone()];
    const { page } = writer;
    const [before, after] = [
      `First words ${randomUUID().slice(0, 6)}`,
      `Second thoughts ${randomUUID().slice(0, 6)}`,
    ];
    await signIn(writer, author.email, FACTORY_PASSWORD);
    await publishReview(writer, business, before);
    await writer.visit('/reviews/given');
    await page.getByRole('link', { name: t('review_form.edit'), exact: true }).click();
    await dialog(page).getByLabel(t('review_form.title'), { exact: true }).fill(after);
    await dialog(page).getByLabel(t('review_form.body'), { exact: true }).fill(ownText(OPENING));
    await dialog(page)
      .getByRole('button', { name: t('review_form.save_changes') })
      .click();
    await toast(page, 'Review Successfully Upadated').waitFor();
    await page.getByText(after).first().waitFor();
    await reader.visit(`/c/${business.slug}`);
    await reader.page.getByText(after).first().waitFor();
    expect(await reader.page.getByText(before).count()).toBe(0);

    await page.getByRole('button', { name: t('review_form.delete'), exact: true }).click();
    await dialog(page)
      .getByRole('button', { name: t('review_form.delete_confirm') })
      .click();
    await toast(page, 'Review Successfully Deleted').waitFor();
    await page.getByText(t('review_form.given_none_title')).waitFor();
    await reader.visit(`/c/${business.slug}`);
    expect(await reader.page.getByText(after).count()).toBe(0);
  });
});

/** A review with its author, whose list has nothing else in it. */
async function ownReview(database: DatabaseHandle) {
  const make = createFactories(database);
  const author = await newAuthor(database, 'Elena Prado');
  const review = await make.review({ contractor: await make.contractor({}), author });
  const elsewhere = (title: string) =>
    call(
      { email: author.email, password: FACTORY_PASSWORD },
      'PUT',
      route('api.reviews.update', { id: review.id }),
      { title },
    );
  return { author, elsewhere };
}

describe('one’s own review that was changed in another window while its form is open', () => {
  const typed = () => `Typed here ${randomUUID().slice(0, 6)}`;
  const title = (page: Page) => dialog(page).getByLabel(t('review_form.title'), { exact: true });

  test('one’s own review that was changed in another window while its form is open is not written over, what was typed stays in the form, and the form opened again has it', async ({
    visitor,
    database,
  }) => {
    const { author, elsewhere } = await ownReview(database);
    const { page } = visitor;
    const [mine, theirs] = [typed(), `Typed elsewhere ${randomUUID().slice(0, 6)}`];
    await signIn(visitor, author.email, FACTORY_PASSWORD);
    await visitor.visit('/reviews/given');
    await page.getByRole('link', { name: t('review_form.edit'), exact: true }).click();
    await title(page).fill(mine);
    await elsewhere(theirs);
    // The list behind the form is fetched again by itself.
    await page.getByText(theirs).first().waitFor({ state: 'attached' });
    expect(await title(page).inputValue()).toBe(mine);

    visitor.expectProblem(/409/);
    const save = dialog(page).getByRole('button', { name: t('review_form.save_changes') });
    await save.click();
    await toast(page, t('review_form.changed_meanwhile')).waitFor();
    await eventually(() => save.isEnabled()).toBe(true);
    expect(await title(page).inputValue()).toBe(mine);
    expect(await reviewsBy(database, author)).toEqual([{ title: theirs }]);

    await visitor.visit('/reviews/given');
    await page.getByRole('link', { name: t('review_form.edit'), exact: true }).click();
    await eventually(() => title(page).inputValue()).toBe(mine);
    // The draft is older than the review: it is saved only when its writer says so.
    await dialog(page).getByText(t('common.draft_outdated_title')).waitFor();
    await save.click();
    await toast(page, t('review_form.changed_meanwhile')).waitFor();
    expect(await reviewsBy(database, author)).toEqual([{ title: theirs }]);
    await dialog(page)
      .getByRole('button', { name: t('common.draft_outdated_keep') })
      .click();
    await save.click();
    await toast(page, 'Review Successfully Upadated').waitFor();
    expect(await reviewsBy(database, author)).toEqual([{ title: mine }]);
  });

  test('one’s own review that was changed in another window while its form is open gives way to the newer version where its writer prefers that', async ({
    visitor,
    database,
  }) => {
    const { author, elsewhere } = await ownReview(database);
    const { page } = visitor;
    const theirs = `Typed elsewhere ${randomUUID().slice(0, 6)}`;
    const edit = () => page.getByRole('link', { name: t('review_form.edit'), exact: true }).click();
    await signIn(visitor, author.email, FACTORY_PASSWORD);
    await visitor.visit('/reviews/given');
    await edit();
    await title(page).fill(typed());
    await dialog(page)
      .getByRole('button', { name: t('review_form.cancel') })
      .click();
    await elsewhere(theirs);
    await visitor.visit('/reviews/given');
    await edit();
    await dialog(page)
      .getByRole('button', { name: t('common.draft_outdated_discard') })
      .click();
    await eventually(() => title(page).inputValue()).toBe(theirs);
    await title(page).fill(typed());
    await dialog(page)
      .getByRole('button', { name: t('review_form.cancel') })
      .click();
    await edit();
    await dialog(page)
      .getByRole('button', { name: t('common.draft_discard') })
      .click();
    await eventually(() => title(page).inputValue()).toBe(theirs);
  });

  test('one’s own review that was changed in another window while its form is open keeps what was typed where the list behind it was not read anew', async ({
    visitor,
    database,
  }) => {
    const { author, elsewhere } = await ownReview(database);
    const { page } = visitor;
    const mine = typed();
    // No word of the change arrives here.
    await page.routeWebSocket(/.*/, () => {});
    await signIn(visitor, author.email, FACTORY_PASSWORD);
    await visitor.visit('/reviews/given');
    await page.getByRole('link', { name: t('review_form.edit'), exact: true }).click();
    await title(page).fill(mine);
    await elsewhere(`Typed elsewhere ${randomUUID().slice(0, 6)}`);
    visitor.expectProblem(/409/);
    const save = dialog(page).getByRole('button', { name: t('review_form.save_changes') });
    await save.click();
    await toast(page, t('review_form.changed_meanwhile')).waitFor();
    await eventually(() => save.isEnabled()).toBe(true);
    expect(await title(page).inputValue()).toBe(mine);
  });
});

describe('the contractor’s answer', () => {
  test('the contractor’s answer is written, changed and taken back under the review', async ({ someone }) => {
    const [owner, reader] = [await someone(), await someone()];
    const { page } = owner;
    const [first, second] = [
      `We thank you, ${randomUUID().slice(0, 6)}.`,
      `We thank you twice, ${randomUUID().slice(0, 6)}.`,
    ];
    await signIn(owner, 'contractor@plumbline.test');
    await owner.visit('/reviews/got');
    const mine =
      (await page.getByRole('link', { name: t('review_form.my_page') }).getAttribute('href')) ?? '';
    const item = page
      .locator('article, li', { has: page.getByRole('button', { name: t('reviews.respond') }) })
      .last();
    await item.getByRole('button', { name: t('reviews.respond') }).click();
    await page.getByLabel(t('review_form.response_label')).fill(first);
    await page.getByRole('button', { name: t('review_form.response_send') }).click();
    await toast(page, 'Review response added successfully!').waitFor();
    expect(await shownTo(reader, mine, first)).toBe(true);

    const answered = page.locator('article, li', { hasText: first }).last();
    await answered.getByRole('button', { name: t('review_form.response_edit') }).click();
    await page.getByLabel(t('review_form.response_label')).fill(second);
    await page.getByRole('button', { name: t('review_form.save_changes') }).click();
    await toast(page, 'Response Successfully Upadated').waitFor();
    expect(await shownTo(reader, mine, first)).toBe(false);
    expect(await shownTo(reader, mine, second)).toBe(true);

    const changed = page.locator('article, li', { hasText: second }).last();
    await changed.getByRole('button', { name: t('review_form.response_delete') }).click();
    await dialog(page)
      .getByRole('button', { name: t('review_form.response_delete') })
      .click();
    await toast(page, 'Review response deleted successfully!').waitFor();
    expect(await shownTo(reader, mine, second)).toBe(false);
  });
});

/** Whether a visitor gets the words on one of the contractor's pages of reviews. */
async function shownTo({ page }: Person, address: string, words: string): Promise<boolean> {
  for (let number = 1; ; number += 1) {
    const text = await (await page.request.get(`${address}?page=${number}`)).text();
    if (text.includes(words)) return true;
    if (!text.includes('rel="next')) return false;
  }
}
