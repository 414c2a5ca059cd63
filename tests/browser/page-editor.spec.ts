import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { route } from '../../common/routes/route-table.ts';
import { createFactories, PASSWORD } from '../support/factories.ts';
import {
  accessibilityProblems,
  DESK,
  eventually,
  PHONE,
  signIn,
  stickingOut,
  t,
  test,
} from './support/journey.ts';

describe('the editor of a contractor’s page', () => {
  test('the editor of a contractor’s page keeps what is typed as a draft, shows it beside the form, publishes it, and brings the earlier page back', async ({
    someone,
    database,
  }) => {
    const make = createFactories(database);
    const email = `editor.${randomUUID().slice(0, 8)}@plumbline.test`;
    const owner = await make.user({ email, role: 'contractor' });
    const business = await make.contractor({ owner });
    const writer = await someone({ viewport: DESK });
    const { page } = writer;
    await signIn(writer, email, PASSWORD);
    await writer.visit(route('contractor.edit'));
    const section = t('profile.words_title');
    await page.locator('summary', { hasText: section }).click();
    const headline = page.getByLabel(t('profile.headline.english'));
    const preview = page.frameLocator('.page-preview iframe');

    await headline.fill('Roofs that stay dry');
    await page.getByText(t('profile.autosaved')).waitFor();
    await page.getByRole('button', { name: t('profile.discard_draft') }).waitFor();
    await preview.getByText('Roofs that stay dry').waitFor();
    const publicHeadline = async () => {
      const [row] = await database.sql<{ text: string | null }[]>`
        select headline ->> 'english' as text from contractors where id = ${business.id}`;
      return row?.text ?? null;
    };
    expect(await publicHeadline()).toBeNull();

    await page.getByRole('button', { name: t('profile.publish_section', { section }) }).click();
    await page.getByText(t('profiles.section_published')).waitFor();
    await page.getByText(t('profile.no_draft')).waitFor();
    expect(await publicHeadline()).toBe('Roofs that stay dry');

    await page.getByRole('button', { name: /^Restore/ }).click();
    await eventually(() => headline.inputValue()).toBe('');
    expect(await publicHeadline()).toBe('Roofs that stay dry');
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.setViewportSize(PHONE);
    expect(await stickingOut(page)).toEqual([]);
  });

  test('Monday’s hours are copied to the other days, and saved with them', async ({ someone, database }) => {
    const make = createFactories(database);
    const email = `hours.${randomUUID().slice(0, 8)}@plumbline.test`;
    const owner = await make.user({ email, role: 'contractor' });
    await make.contractor({ owner });
    const writer = await someone({ viewport: PHONE });
    const { page } = writer;
    await signIn(writer, email, PASSWORD);
    await writer.visit(route('contractor.edit'));
    await page.locator('summary', { hasText: t('profile.hours_title') }).click();
    const field = (name: string) => page.locator(`input[name="hours.${name}"]`);
    await field('monday.opens').fill('07:30');
    await field('monday.closes').fill('16:00');
    await page.getByRole('button', { name: t('profile.hours_to_weekdays') }).click();
    expect(await field('friday.opens').inputValue()).toBe('07:30');
    expect(await field('saturday.opens').inputValue()).toBe('');
    await page.getByText(t('profile.autosaved')).waitFor();
    await writer.visit(route('contractor.edit'));
    await eventually(() => field('friday.closes').inputValue()).toBe('16:00');
  });
});
