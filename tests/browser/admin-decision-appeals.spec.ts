import { randomUUID } from 'node:crypto';
import { describe, expect, inject } from 'vitest';
import { route } from '../../common/routes/route-table.ts';
import type { DatabaseHandle } from '../../server/database/client.ts';
import { PASSWORD as FACTORY_PASSWORD, type MadeUser } from '../support/factories.ts';
import {
  actions,
  asAdministrator,
  caseTitle,
  dialog,
  newAdministrator,
  newReview,
  REASON,
  toast,
} from './support/admin.ts';
import { eventually, inLanguage, t, test, visiting } from './support/journey.ts';
import { isEverything, look, lookAtWidths } from './support/look.ts';

const ANSWER = 'We came back twice and showed her the bill both times.';
const WISH = 'Nobody is named in what I wrote; please read it once more, slowly.';
const WHY = { reason: 'It names a private person.', reason_code: 'R13' };

/** A user who makes calls with a token of their own. */
async function caller({ email }: MadeUser) {
  const call = async (method: string, path: string, body: object, token = ''): Promise<unknown> => {
    const answer = await fetch(new URL(path, inject('servers').production), {
      method,
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const credentials = { email, password: FACTORY_PASSWORD };
  const { token } = (await call('POST', route('tokens.create'), credentials)) as { token: string };
  return (method: string, path: string, body: object) => call(method, path, body, token);
}

const latestDecision = async ({ sql }: DatabaseHandle, type: string, id: number): Promise<number> => {
  const [row] = await sql<{ id: number }[]>`
    select max(id) as id from decisions where subject_type = ${type} and subject_id = ${id}`;
  return row?.id ?? 0;
};

/** A review with a response by its contractor, whose unique name lets the queue be searched for it. */
async function answeredReview(database: DatabaseHandle, title: string) {
  const made = await newReview(database, title);
  const { sql } = database;
  const name = `Olga ${randomUUID().slice(0, 8)}`;
  await sql`update users set name = ${name}, role = 'contractor' where id = ${made.owner.id}`;
  await sql`update users set name = ${`Aaron ${name}`} where id = ${made.author.id}`;
  // An owner manages a business by its profile.
  await sql`update profiles set user_id = null where id = ${made.owner.profileId}`;
  await sql`update profiles set user_id = ${made.owner.id} where id = ${made.business.id}`;
  const response = await made.make.response({ review: made.review, author: made.owner, body: ANSWER });
  return { ...made, response, name };
}

/** The response was taken down by an administrator, and its contractor appeals. */
async function appealedResponse(database: DatabaseHandle, title: string) {
  const made = await answeredReview(database, title);
  const { id } = made.response;
  const decide = await caller(await newAdministrator(database, 'Dora Decider'));
  await decide('PUT', route('api.admin.review_responses.deactivate', { id }), WHY);
  const decisionId = await latestDecision(database, 'response', id);
  const appeal = await caller(made.owner);
  await appeal('POST', route('api.decisions.appeal', { id: decisionId }), { on_appeal_reason: WISH });
  return { ...made, decisionId };
}

/** The review was edited by an administrator, and its author appeals. */
async function appealedEdit(database: DatabaseHandle, title: string) {
  const made = await answeredReview(database, title);
  const { id } = made.review;
  const decide = await caller(await newAdministrator(database, 'Edda Editor'));
  await decide('PUT', route('api.admin.reviews.update', { id }), { ...WHY, title: `${title}, once` });
  const decisionId = await latestDecision(database, 'review', id);
  const appeal = await caller(made.author);
  await appeal('POST', route('api.decisions.appeal', { id: decisionId }), { on_appeal_reason: WISH });
  return { ...made, decisionId };
}

const queueFor = (search: string) => route('admin.decision_appeals', {}, { query: { search } });

describe('an appeal against a decision', () => {
  test('an appeal against a decision is found, read and accepted without a mouse, and what was taken down stands again', async ({
    visitor,
    database,
  }) => {
    const { page, visit } = visitor;
    const { name, business } = await appealedResponse(database, 'A pipe that still drips');
    await visit(route('contractors.show', { slug: business.slug }));
    expect(await page.getByText(ANSWER).count()).toBe(0);
    await asAdministrator(visitor, database, 'Kay Keys');
    await visit(queueFor(name));

    await visiting(page, () => page.keyboard.press('j'));
    await caseTitle(page).getByText(t('admin.action.response.deactivated')).waitFor();
    await eventually(() => caseTitle(page).evaluate((title) => title === document.activeElement)).toBe(true);
    await page.getByText(WISH).waitFor();
    await page.locator('.case').getByText(ANSWER).waitFor();

    await page.keyboard.press('a');
    await dialog(page)
      .getByText(t('admin.decision_appeals.follows.response.deactivated', { role: '' }))
      .waitFor();
    await dialog(page).getByLabel(t('admin.reason_code')).selectOption('A03');
    await dialog(page).getByLabel(t('admin.reason_text')).focus();
    await page.keyboard.type(REASON);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await toast(page, t('toasts.appeal_accepted')).waitFor();
    await page.locator('.case-head').getByText(t('appeals.state.accepted')).waitFor();
    await page.locator('.list-row').waitFor({ state: 'detached' });

    await visit(route('contractors.show', { slug: business.slug }));
    await page.getByText(ANSWER).waitFor();
  });

  test('an appeal against a decision is decided by one: whoever comes second is told who was first and why', async ({
    someone,
    database,
  }) => {
    const [first, second] = [await someone(), await someone()];
    const { name } = await appealedResponse(database, 'Two at one appeal');
    await asAdministrator(first, database, 'Fina First');
    await asAdministrator(second, database, 'Saul Second');
    second.expectProblem(/409/);
    for (const { visit, page } of [first, second]) {
      await visit(queueFor(name));
      await visiting(page, () => page.locator('.case-link').first().click());
    }
    await actions(first.page, t('admin.outcome.reject.response.deactivated')).click();
    await dialog(first.page).getByLabel(t('admin.reason_code')).selectOption('N05');
    await dialog(first.page).getByLabel(t('admin.reason_text')).fill(REASON);
    await dialog(first.page)
      .getByRole('button', { name: t('admin.outcome.reject.response.deactivated'), exact: true })
      .click();
    await toast(first.page, t('toasts.appeal_rejected')).waitFor();

    await actions(second.page, t('admin.outcome.accept.response.deactivated')).click();
    await dialog(second.page).getByLabel(t('admin.reason_code')).selectOption('A03');
    await dialog(second.page).getByLabel(t('admin.reason_text')).fill('It may stand.');
    await dialog(second.page)
      .getByRole('button', { name: t('admin.outcome.accept.response.deactivated'), exact: true })
      .click();
    const notified = second.page.locator('.case [role=status]', { hasText: REASON });
    await notified.waitFor();
    expect(await notified.textContent()).toContain('Fina First');
    await second.page.locator('.case-head').getByText(t('appeals.state.rejected')).waitFor();
    expect(await actions(second.page, t('admin.outcome.accept.response.deactivated')).count()).toBe(0);
  });

  test('an appeal against a decision stands in the place of what waits for it', async ({
    visitor,
    database,
  }) => {
    const { page, visit } = visitor;
    const { review, response } = await appealedResponse(database, 'Decide this first');
    await asAdministrator(visitor, database, 'Wanda Waits');
    await visit(route('admin.reviews', {}, { query: { search: `#${review.id}`, open: review.id } }));
    await actions(page, t('admin.act.deactivate')).waitFor();
    expect(await actions(page, t('admin.act.response_activate')).count()).toBe(0);
    const [appeal] = await database.sql<{ id: number }[]>`
      select id from appeals where type = 'decision_appeal' and subject_type = 'response' and subject_id = ${response.id}`;
    const name = t('admin.decision_appeals.decide_first', { id: String(appeal?.id) });
    await visiting(page, () => page.getByRole('link', { name }).click());
    await caseTitle(page).getByText(t('admin.action.response.deactivated')).waitFor();
  });
});

test.runIf(isEverything)(
  'the desk of appeals against decisions reads well on a phone and on a desk, in light and in dark',
  async ({ visitor, database }) => {
    const { page, context, visit } = visitor;
    const edit = await appealedEdit(database, 'They never came back');
    const response = await appealedResponse(database, 'Words about a bill');
    const administrator = await asAdministrator(visitor, database, 'Axel Again');
    const own = await edit.make.decisionAppeal({
      against: { id: response.decisionId },
      by: administrator,
      state: 'rejected',
    });
    const openOf = async (decisionId: number) => {
      const [row] = await database.sql<{ id: number }[]>`
      select id from appeals where type = 'decision_appeal' and against_decision_id = ${decisionId} and state = 'open'`;
      return route('admin.decision_appeals', {}, { query: { open: row?.id ?? 0 } });
    };
    const paths = [
      await openOf(edit.decisionId),
      await openOf(response.decisionId),
      route('admin.decision_appeals'),
      route('admin.decision_appeals', {}, { query: { open: own.id } }),
    ];
    for (const path of paths) expect(await look(visitor, path), path).toEqual([]);
    await context.addCookies([{ name: 'lang', value: 'mexican_spanish', url: inject('servers').production }]);
    for (const path of paths) expect(await lookAtWidths(visitor, path), path).toEqual([]);
    await page.getByText(inLanguage('mexican_spanish')('admin.decision_appeals.own_case')).waitFor();
    await visit(paths[0] ?? '');
    await eventually(() => page.locator('.words-change ins').allTextContents()).toEqual(['back, once']);
  },
);
