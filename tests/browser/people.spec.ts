import { describe, expect } from 'vitest';
import { until } from '../support/running-server.ts';
import type { DatabaseHandle } from '../../server/database/client.ts';
import {
  accessibilityProblems,
  logIn,
  PHONE,
  signIn,
  stickingOut,
  t,
  test,
  visiting,
  type Person,
} from './support/journey.ts';

const ADMIN = 'admin@plumbline.test';

/** Homeowners of the demo world who asked for nothing yet, and who have no part in other journeys. */
async function homeowners({ database }: DatabaseHandle, count: number) {
  const people = await database
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('role', '=', 'user')
    .where('language', '=', 'english')
    .where('status', '=', 'active')
    // Neither the homeowner of other journeys, nor a member, who may not claim.
    .where('email', 'not in', ['user@plumbline.test', 'member@plumbline.test'])
    // Not whom another journey has made just now.
    .where('created_at', '<', new Date(Date.now() - 86_400_000))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('contractor_claims').select('id').whereRef('contractor_claims.user_id', '=', 'users.id'),
        ),
      ),
    )
    .orderBy('id', 'desc')
    .limit(count)
    .execute();
  if (people.length < count) throw new Error('the demo world has too few homeowners');
  return people;
}

/** An unclaimed listing, with a website and a listed address of its own. */
async function unclaimed({ database }: DatabaseHandle) {
  const found = await database
    .selectFrom('contractors as c')
    .select(['c.id', 'c.slug', 'c.name'])
    .where('c.claimed', '=', false)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('contractor_claims')
            .select('id')
            .whereRef('contractor_claims.contractor_id', '=', 'c.id'),
        ),
      ),
    )
    .orderBy('c.review_count', 'desc')
    .executeTakeFirstOrThrow();
  const domain = `${found.slug}.com`;
  await database
    .updateTable('contractors')
    .set({ website: `https://www.${domain}`, email: `office@${domain}` })
    .where('id', '=', found.id)
    .execute();
  return { ...found, domain };
}

async function codeMailedTo({ database }: DatabaseHandle, email: string): Promise<string> {
  const codes = async () =>
    (await database.selectFrom('mails').select('subject').where('recipient', '=', email).execute()).flatMap(
      ({ subject }) => /^(\d{6}) /.exec(subject)?.[1] ?? [],
    );
  await until('the code has come', async () => (await codes()).length > 0);
  return (await codes())[0] ?? '';
}

const fits = async ({ page }: Person) => {
  expect(await accessibilityProblems(page)).toEqual([]);
  const size = page.viewportSize();
  await page.setViewportSize(PHONE);
  expect(await stickingOut(page)).toEqual([]);
  if (size) await page.setViewportSize(size);
};

describe('a claim', () => {
  test('a claim goes from the page of the business over a code to the admin area, and the owner answers at once', async ({
    someone,
    database,
  }) => {
    const [claimant] = await homeowners(database, 1);
    const firm = await unclaimed(database);
    const owner = await someone();
    await signIn(owner, claimant?.email ?? '');
    await owner.visit(`/c/${firm.slug}`);
    await visiting(owner.page, () =>
      owner.page.getByRole('link', { name: t('contractors.claim_action') }).click(),
    );
    await owner.page.getByRole('heading', { name: t('claims.title', { name: firm.name }) }).waitFor();
    await fits(owner);

    const address = `owner@${firm.domain}`;
    await owner.page
      .getByRole('textbox', { name: t('claims.email', { domain: firm.domain }) })
      .fill('me@gmail.com');
    await owner.page.getByRole('button', { name: t('claims.submit_code') }).click();
    await owner.page.getByText(t('claims.email_elsewhere', { domain: firm.domain })).waitFor();
    await owner.page.getByRole('textbox', { name: t('claims.email', { domain: firm.domain }) }).fill(address);
    await owner.page.getByRole('button', { name: t('claims.submit_code') }).click();
    await owner.page.getByRole('heading', { name: t('claims.code_heading') }).waitFor();
    await fits(owner);
    await owner.page
      .getByLabel(t('claims.code'), { exact: true })
      .fill(await codeMailedTo(database, address));
    await owner.page.getByRole('button', { name: t('claims.confirm') }).click();
    await owner.page.getByText(t('claims.waiting_heading'), { exact: true }).waitFor();
    await fits(owner);

    const admin = await someone();
    await signIn(admin, ADMIN);
    await admin.visit(`/admin/claims?search=${encodeURIComponent(firm.name)}`);
    await visiting(admin.page, () => admin.page.getByRole('link', { name: firm.name }).first().click());
    await admin.page.getByRole('heading', { name: firm.name, level: 2 }).first().waitFor();
    await admin.page.getByText(address).first().waitFor();
    await fits(admin);
    await admin.page.keyboard.press('a');
    await admin.page.getByLabel(t('admin.reason_code')).selectOption('C01');
    await admin.page.getByLabel(t('admin.reason_text')).fill('The code went to the domain of the website.');
    expect(await accessibilityProblems(admin.page)).toEqual([]);
    await admin.page
      .getByRole('dialog')
      .getByRole('button', { name: t('admin.claims.accept') })
      .click();
    await admin.page.getByText(t('claims.accepted')).first().waitFor();

    await owner.visit(`/c/${firm.slug}/claim`);
    await owner.page.getByText(t('claims.owner_heading')).waitFor();
    await visiting(owner.page, () =>
      owner.page.getByRole('link', { name: t('claims.owner_action') }).click(),
    );
    expect(new URL(owner.page.url()).pathname).toBe('/reviews/got');
  });

  test('a claim can be proved by a document, and be taken back', async ({ someone, database }) => {
    const [, claimant] = await homeowners(database, 2);
    const firm = await unclaimed(database);
    const person = await someone();
    await signIn(person, claimant?.email ?? '');
    await person.visit(`/c/${firm.slug}/claim`);
    const { page } = person;
    await page.getByLabel(t('claims.evidence.document')).check();
    await page.getByRole('button', { name: t('claims.submit_document') }).click();
    await page.getByText(t('validation.required')).first().waitFor();
    await page.locator('input[type=file]').setInputFiles({
      name: 'license.png',
      mimeType: 'image/png',
      buffer: Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
        'base64',
      ),
    });
    await page.getByRole('link', { name: 'license.png' }).waitFor();
    await fits(person);
    await page.getByRole('button', { name: t('claims.submit_document') }).click();
    await page.getByText(t('claims.waiting_heading'), { exact: true }).waitFor();
    await page.getByText(t('claims.withdraw_title'), { exact: true }).click();
    await page.getByRole('button', { name: t('claims.withdraw'), exact: true }).click();
    await page.getByText(t('claims.withdrawn')).first().waitFor();
    await page.getByText(t('claims.what_changes')).waitFor();
  });
});

describe('an account', () => {
  test('an account is put out in every browser at once, and its owner reads why', async ({
    someone,
    database,
  }) => {
    const [, , user] = await homeowners(database, 3);
    const email = user?.email ?? '';
    const person = await someone();
    await signIn(person, email);
    await person.visit('/dashboard');

    const admin = await someone();
    await signIn(admin, ADMIN);
    await admin.visit('/admin/functions');
    await fits(admin);
    await admin.page.getByRole('searchbox').fill(email);
    await visiting(admin.page, () => admin.page.keyboard.press('Enter'));
    await admin.page.getByRole('heading', { name: user?.name ?? '' }).waitFor();
    await fits(admin);
    await admin.page.getByRole('button', { name: t('admin.functions.deactivate'), exact: true }).click();
    const dialog = admin.page.getByRole('dialog');
    await dialog.getByLabel(t('admin.reason_code')).selectOption('R14');
    await dialog.getByLabel(t('admin.reason_text')).fill('Ten advertisements in one afternoon.');
    expect(await accessibilityProblems(admin.page)).toEqual([]);
    await dialog.getByRole('button', { name: t('admin.functions.deactivate') }).click();
    await admin.page.getByText(t('people.deactivated')).first().waitFor();
    // The refetch flag brings the account as it is now.
    await admin.page.getByRole('button', { name: t('admin.settled_go_on') }).click();
    await admin.page.getByRole('button', { name: t('admin.functions.activate'), exact: true }).waitFor();

    await person.visit('/reviews/given');
    expect(new URL(person.page.url()).pathname).toBe('/login');
    await logIn(person, email);
    expect(new URL(person.page.url()).pathname).toBe('/inactive-account');
    await person.page.getByText('Ten advertisements in one afternoon.').waitFor();
    await person.visit('/dashboard');
    expect(new URL(person.page.url()).pathname).toBe('/inactive-account');
  });

  test('an account is found among all users, narrowed and sorted by address, and listed to take along', async ({
    someone,
  }) => {
    const admin = await someone();
    await signIn(admin, ADMIN);
    await admin.visit('/admin/users?role=contractor&sort=name');
    await fits(admin);
    const first = admin.page.locator('tbody a').first();
    await first.waitFor();
    await visiting(admin.page, () => admin.page.getByRole('link', { name: t('admin.users.joined') }).click());
    expect(admin.page.url()).toContain('role=contractor');
    expect(admin.page.url()).not.toContain('sort=name');
    const file = await admin.page.request.get('/admin/users.csv?role=contractor');
    expect(file.headers()['content-disposition']).toMatch(/plumbline-users-.*\.csv/);
  });
});
