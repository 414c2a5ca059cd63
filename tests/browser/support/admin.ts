import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import type { DatabaseHandle } from '../../../server/database/client.ts';
import { createFactories, PASSWORD as FACTORY_PASSWORD, type MadeUser } from '../../support/factories.ts';
import { signIn, t, type Person } from './journey.ts';

export const REASON = 'The reviewer proved that the job was done by this business.';

export const toast = (page: Page, text: string) =>
  page.locator('[data-toast]').getByText(text, { exact: true });
export const dialog = (page: Page) => page.getByRole('dialog');
export const caseTitle = (page: Page) => page.locator('#case-title');
export const actions = (page: Page, name: string) =>
  page.locator('.case-actions').getByRole('button', { name, exact: true });

export const newAdministrator = (database: DatabaseHandle, name: string): Promise<MadeUser> =>
  createFactories(database).user({
    name,
    role: 'admin',
    email: `admin.${randomUUID().slice(0, 8)}@plumbline.test`,
  });

/** A review of a new business by a new author, so that no journey meets another's. */
export async function newReview(database: DatabaseHandle, title: string) {
  const make = createFactories(database);
  const email = () => `desk.${randomUUID().slice(0, 8)}@plumbline.test`;
  const owner = await make.user({ name: 'Olga Owner', email: email() });
  const author = await make.user({ name: 'Aaron Author', email: email() });
  const contractor = await make.user({ email: email() });
  const business = await newBusiness(database, contractor);
  const review = await make.review({ contractor: business, author, title, overall: 2 });
  return { make, owner, author, business, review };
}

async function newBusiness(database: DatabaseHandle, owner: MadeUser) {
  const suffix = randomUUID().slice(0, 8);
  const [region] = await database.sql<{ id: number }[]>`select id from regions where code = 'US-CA'`;
  await database.sql`update profiles set kind = 'contractor', region_id = ${region?.id ?? 0} where id = ${owner.profileId}`;
  await database.sql`insert into contractors (id, slug) values (${owner.profileId}, ${`desk-${suffix}`})`;
  await database.sql`select refresh_contractor_search(array[${owner.profileId}]::integer[])`;
  return { id: owner.profileId, slug: `desk-${suffix}`, name: owner.name };
}

export async function asAdministrator(
  person: Person,
  database: DatabaseHandle,
  name: string,
): Promise<MadeUser> {
  const administrator = await newAdministrator(database, name);
  await signIn(person, administrator.email, FACTORY_PASSWORD);
  return administrator;
}

export async function giveReason(page: Page, confirm: string): Promise<void> {
  await dialog(page).getByLabel(t('admin.reason_code')).selectOption('R24');
  await dialog(page).getByLabel(t('admin.reason_text')).fill(REASON);
  await dialog(page).getByRole('button', { name: confirm, exact: true }).click();
}
