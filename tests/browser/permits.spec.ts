import { expect } from 'vitest';
import { createFactories, PASSWORD as FACTORY_PASSWORD } from '../support/factories.ts';
import { createPermit, createPermitImport } from '../support/permits.ts';
import type { World } from '../support/world.ts';
import { newAdministrator, toast } from './support/admin.ts';
import {
  accessibilityProblems,
  DESK,
  eventually,
  inLanguage,
  PHONE,
  signIn,
  stickingOut,
  t,
  takenOver,
  test,
  visiting,
} from './support/journey.ts';

test('permits on record are read on a page, one is reported by its business, and an administrator takes it away by the keyboard', async ({
  someone,
  database,
}) => {
  const make = createFactories(database);
  const owner = await make.user();
  const { id: contractorId, slug } = await make.contractor({ owner, name: 'Permitted Decks' });
  const world = { database: database.database } as World;
  const importId = await createPermitImport(world, { source: `City of Journey ${contractorId}` });
  for (const number of ['J-1', 'J-2'])
    await createPermit(world, importId, {
      contractorId,
      number: `${number}-${contractorId}`,
      work: 'New deck',
      address: '12 Elm St',
    });

  const reader = await someone({ viewport: PHONE });
  await reader.visit(`/es/c/${slug}`);
  const es = inLanguage('mexican_spanish');
  const section = reader.page.locator('#permits');
  expect(await section.innerText()).toContain(es('permits.total', { count: 2 }));
  // This part of the page may not be taken over yet: then the browser follows the link by itself.
  await section.getByRole('link', { name: es('permits.see_all') }).click();
  await eventually(() => reader.page.locator('main li').filter({ hasText: 'New deck' }).count()).toBe(2);
  await takenOver(reader.page);
  expect(await accessibilityProblems(reader.page)).toEqual([]);
  expect(await stickingOut(reader.page)).toEqual([]);

  const business = await someone({ viewport: PHONE });
  await signIn(business, owner.email, FACTORY_PASSWORD);
  await business.visit(`/c/${slug}/permits`);
  const link = t('permits.not_ours_of', { number: `J-1-${contractorId}` });
  await visiting(business.page, () => business.page.getByRole('link', { name: link }).click());
  expect(await accessibilityProblems(business.page)).toEqual([]);
  await business.page.getByLabel(t('permits.report_reason')).fill('We have never worked in that street.');
  await visiting(business.page, () =>
    business.page.getByRole('button', { name: t('permits.report_send') }).click(),
  );
  expect(await business.page.locator('main').innerText()).toContain(t('permits.report_open'));

  const admin = await someone({ viewport: DESK });
  const { page } = admin;
  const administrator = await newAdministrator(database, 'Pia');
  await signIn(admin, administrator.email, FACTORY_PASSWORD);
  await admin.visit('/admin/permits');
  expect(await accessibilityProblems(page)).toEqual([]);
  const heading = t('permit_cases.report_of', { number: `J-1-${contractorId}`, name: 'Permitted Decks' });
  const one = page.locator('[data-case]').filter({ hasText: heading });
  while (!(await one.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press('j');
  await page.keyboard.press('a');
  await toast(page, t('permit_cases.removed')).waitFor();
  expect(await one.count()).toBe(0);
  await eventually(async () => {
    await reader.visit(`/c/${slug}`);
    return reader.page.locator('#permits').innerText();
  }).toContain(t('permits.total', { count: 1 }));
});
