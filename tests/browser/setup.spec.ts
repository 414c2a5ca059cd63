import { expect } from 'vitest';
import { createFactories } from '../support/factories.ts';
import { accessibilityProblems, PHONE, signIn, stickingOut, t, test, visiting } from './support/journey.ts';

test('the setup of a profile is left and gone on with, shows how far it is, and differs for a business', async ({
  someone,
  database,
}) => {
  const make = createFactories(database);
  for (const role of ['contractor', 'user'] as const) {
    const user = await make.user({ role });
    if (role === 'contractor') await make.contractor({ owner: user });
    const count = role === 'contractor' ? 5 : 4;
    const person = await someone({ viewport: PHONE });
    const { page } = person;
    await signIn(person, user.email, user.password);
    const isAt = (current: number) =>
      page.getByText(t('profile.setup_step_of', { current, count }), { exact: true }).waitFor();
    const save = () =>
      visiting(page, () => page.getByRole('button', { name: t('profile.save_and_continue') }).click());

    await person.visit('/profile/setup');
    await isAt(1);
    expect([await accessibilityProblems(page), await stickingOut(page)]).toEqual([[], []]);
    await page.getByLabel(t('accounts.region')).selectOption({ label: 'California' });
    await page.getByLabel(t('accounts.city')).fill('Fresno');
    await save();
    await isAt(2);
    await visiting(page, () => page.getByRole('link', { name: t('profile.finish_later') }).click());

    await person.visit('/profile/setup');
    await isAt(2);
    await page.getByRole('link', { name: t('profile.step.basic-info') }).waitFor();
    await page.getByLabel(t('profile.find_trade')).fill('roof');
    await page.getByRole('checkbox').first().check();
    await save();
    for (let step = 3; step < count; step += 1) {
      await isAt(step);
      await save();
    }
    await page.getByText(t('profile.done_title')).waitFor();
    await isAt(count);
  }
});
