import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import type { DatabaseHandle } from '../../server/database/client.ts';
import { createFactories, PASSWORD as FACTORY_PASSWORD } from '../support/factories.ts';
import { ownText } from '../support/own-text.ts';
import { inLanguage, PHONE, signIn, test, visiting } from './support/journey.ts';

const DAY_MS = 86_400_000;
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

async function business(database: DatabaseHandle, language: 'english' | 'mexican_spanish' = 'english') {
  const make = createFactories(database);
  const owner = await make.user({
    role: 'contractor',
    language,
    email: `crew.${randomUUID().slice(0, 8)}@plumbline.test`,
  });
  return { owner, firm: await make.contractor({ owner, trades: ['framing'], city: 'Fresno' }) };
}

describe('a contractor who needs a crew', () => {
  test('contractors chosen on two pages of the sub-finder are invited together', async ({
    someone,
    database,
  }) => {
    const t = inLanguage('english');
    const { owner } = await business(database);
    const person = await someone();
    const { page } = person;
    await signIn(person, owner.email, FACTORY_PASSWORD);
    await person.visit('/sub-finder?all=yes');
    await page.locator('input[name=contractors]').first().check();
    await visiting(page, () => page.locator('.pagination a[rel~=next]').click());
    await page.locator('input[name=contractors][type=checkbox]').first().check();
    await page.getByRole('button', { name: t('sub_finder.invite_chosen', { count: 2 }) }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.locator('input[name="contractors[]"]:checked').count()).toBe(2);
    await page.goBack();
    await page.getByRole('button', { name: t('sub_finder.invite_chosen', { count: 2 }) }).waitFor();
  });

  test('a crew is asked for on a phone in Spanish, counted by who accepts, and called off with a reason', async ({
    someone,
    database,
  }) => {
    const t = inLanguage('mexican_spanish');
    const general = await business(database, 'mexican_spanish');
    const subs = [await business(database), await business(database)];
    const person = await someone({ viewport: PHONE, locale: 'es-MX' });
    const { page } = person;
    await signIn(person, general.owner.email, FACTORY_PASSWORD);
    await person.visit(`/invitations/new?contractors=${subs.map(({ firm }) => firm.slug).join(',')}`);
    const field = (name: string) => page.locator(`[name=${name}]`);
    await field('trade_id').selectOption({ index: 1 });
    await field('region_id').selectOption({ index: 1 });
    await field('place').fill('Fresno, centro');
    await field('starts_on').fill(dayIn(10));
    await field('ends_on').fill(dayIn(20));
    await field('people_needed').fill('7');
    await field('message').fill(ownText('Colocar la estructura de madera de un edificio de tres pisos.'));
    await visiting(page, () =>
      page.getByRole('button', { name: t('invitation_forms.send', { count: 2 }) }).click(),
    );
    const job = new URL(page.url()).pathname;
    await page.getByText(t('invitations.still_needed', { count: 7 })).waitFor();

    const sub = await someone();
    await signIn(sub, subs[0]?.owner.email ?? '', FACTORY_PASSWORD);
    await sub.visit('/invitations');
    await visiting(sub.page, () => sub.page.locator('article a').first().click());
    await sub.page.locator('[name=people]').fill('4');
    await sub.page.locator('[name=price]').fill('1,250');
    const english = inLanguage('english');
    await visiting(sub.page, () =>
      sub.page.getByRole('button', { name: english('invitation_forms.accept') }).click(),
    );

    await person.visit(job);
    await page.getByText(t('invitations.still_needed', { count: 3 })).waitFor();
    await page.getByText(t('invitations.price_unit.job', { amount: '$1,250 USD' })).waitFor();
    await page.locator('summary', { hasText: t('invitation_forms.call_off_title') }).click();
    await page.getByRole('button', { name: t('invitation_forms.call_off') }).click();
    await page.locator('.field-error').first().waitFor();
    // The form stays open while the error is mended.
    await field('reason').selectOption('called_off');
    expect(await page.locator('details[open] select[name=reason]').isVisible()).toBe(true);
    await visiting(page, () => page.getByRole('button', { name: t('invitation_forms.call_off') }).click());
    await page.getByText(t('invitations.state.canceled'), { exact: true }).waitFor();
    await page.getByText(t('invitations.state.withdrawn'), { exact: true }).waitFor();
  });
});
