import { randomUUID } from 'node:crypto';
import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { Language } from '../../common/format/language.ts';
import { route } from '../../common/routes/route-table.ts';
import { createFactories, PASSWORD } from '../support/factories.ts';
import { ownText } from '../support/own-text.ts';
import {
  accessibilityProblems,
  eventually,
  inLanguage,
  PHONE,
  signIn,
  stickingOut,
  test,
  visiting,
} from './support/journey.ts';
import { plainPicture } from './support/evidence.ts';

/** A press, a text or a file is one action. */
const ACTIONS_MAX = 45;

type Words = { language: Language; hours: string; headline: string; services: string[] };

const READERS: readonly Words[] = [
  {
    language: 'english',
    hours: 'Mon–Fri 8–1 and 3–6, Sat 9–1, Sun closed',
    headline: 'Leaks found, floors kept clean',
    services: ['Leak repair', 'Repipes', 'Toilets'],
  },
  {
    language: 'mexican_spanish',
    hours: 'L a V de 8 a 13 y de 15 a 18, sáb 9–1, dom cerrado',
    headline: 'Fugas reparadas y pisos limpios',
    services: ['Reparación de fugas', 'Cambio de tubería', 'Sanitarios'],
  },
];

describe.for(READERS)('a new owner furnishes the page on a phone, $language', (words) => {
  const t = inLanguage(words.language);

  test('a new owner has phone, photos, services, hours and introduction on the page within 45 actions', async ({
    someone,
    database,
  }) => {
    const make = createFactories(database);
    const email = `furnish.${randomUUID().slice(0, 8)}@plumbline.test`;
    const owner = await make.user({ email, role: 'contractor', language: words.language });
    const firm = await make.contractor({ owner, trades: ['plumbing'] });
    const person = await someone({
      viewport: PHONE,
      locale: words.language === 'english' ? 'en-US' : 'es-MX',
    });
    const { page } = person;
    await signIn(person, email, PASSWORD);
    let actions = 0;
    const press = async (target: Locator) => {
      actions += 1;
      await target.click();
    };
    const write = async (field: Locator, text: string) => {
      actions += 1;
      await field.fill(text);
    };
    const summary = (title: string) => page.locator('summary', { hasText: title });
    const publish = async (section: string) => {
      const saved = page.waitForResponse(
        (answer) => answer.request().method() === 'POST' && answer.url().endsWith(route('contractor.update')),
      );
      await press(page.getByRole('button', { name: t('profile.publish_section', { section }) }));
      await saved;
    };
    await person.visit(route('contractor.edit'));
    const missing = page.getByText(t('profile.page_step.phone'));
    await missing.waitFor();

    actions += 1;
    await page
      .getByLabel(t('photos.choose'))
      .setInputFiles([
        await plainPicture('before.jpg', '#553311'),
        await plainPicture('after.jpg', '#88aacc'),
      ]);
    await summary(t('profile.photos'))
      .getByText(t('profile.count_photos', { count: 2 }))
      .waitFor({ state: 'attached' });

    const services = t('profile.services');
    await press(summary(services));
    for (const name of words.services) await press(page.getByRole('button', { name }));
    await write(page.getByLabel(t('profile.service_price', { currency: 'USD' })).first(), '150');
    await publish(services);

    const hours = t('profile.hours_title');
    await press(summary(hours));
    await write(page.getByLabel(t('profile.hours_line')), words.hours);
    await press(page.getByRole('button', { name: t('profile.hours_fill') }));
    await publish(hours);

    const about = t('profile.words_title');
    await press(summary(about));
    await write(page.getByLabel(t(`profile.headline.${words.language}`)), words.headline);
    await write(
      page.getByRole('textbox', { name: t(`profile.about.${words.language}`) }),
      ownText(words.headline),
    );
    await publish(about);

    actions += 1;
    await visiting(page, () => page.getByRole('link', { name: t('profile.page_step.phone') }).click());
    await write(page.getByLabel(t('accounts.phone')), '+1 858 555 0170');
    await press(page.getByRole('button', { name: t('accounts.save') }));
    await eventually(async () => {
      const [row] = await database.sql`
        select services, service_prices_cents as prices, opening_hours as hours, headline, phone
        from contractors join profiles using (id) where contractors.id = ${firm.id}`;
      return row;
    }).toMatchObject({
      services: words.services,
      prices: [15_000, 0, 0],
      headline: { [words.language]: words.headline },
      hours: {
        monday: { opens: '08:00', closes: '13:00', more: [{ opens: '15:00', closes: '18:00' }] },
        saturday: { opens: '09:00', closes: '13:00' },
        sunday: null,
      },
      phone: '+18585550170',
    });
    expect(actions).toBeLessThanOrEqual(ACTIONS_MAX);
  });
});

describe('the sections of a contractor’s page', () => {
  const t = inLanguage('english');

  test('a section is refused alone, and what is typed in another section stays there', async ({
    someone,
    database,
  }) => {
    const make = createFactories(database);
    const email = `sections.${randomUUID().slice(0, 8)}@plumbline.test`;
    const owner = await make.user({ email, role: 'contractor' });
    await make.contractor({ owner });
    const person = await someone({ viewport: PHONE });
    const { page } = person;
    await signIn(person, email, PASSWORD);
    await person.visit(route('contractor.edit'));
    const section = (title: string) =>
      page.locator('details', { has: page.locator('summary', { hasText: title }) });
    const contact = section(t('profile.contact_title'));
    const team = section(t('profile.team_title'));
    await contact.locator('summary').first().click();
    await team.locator('summary').first().click();
    await contact.getByLabel(t('profile.website')).fill('not a website');
    await team.getByLabel(t('profile.crew')).fill('4');
    const publish = (title: string) =>
      page.getByRole('button', { name: t('profile.publish_section', { section: title }) }).click();
    await publish(t('profile.team_title'));
    await page.getByText(t('profiles.section_published')).last().waitFor();
    expect(await contact.getByLabel(t('profile.website')).inputValue()).toBe('not a website');
    await publish(t('profile.contact_title'));
    await contact.getByText(t('validation.url')).first().waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await stickingOut(page)).toEqual([]);
    await team
      .locator('summary')
      .getByText(t('profile.count_people', { count: 4 }))
      .waitFor({ state: 'attached' });
  });

  test('two photos become a before and after without a project made first', async ({ someone, database }) => {
    const make = createFactories(database);
    const email = `pair.${randomUUID().slice(0, 8)}@plumbline.test`;
    const owner = await make.user({ email, role: 'contractor' });
    const firm = await make.contractor({ owner });
    const person = await someone({ viewport: PHONE });
    const { page } = person;
    await signIn(person, email, PASSWORD);
    await person.visit(route('contractor.photos'));
    await page
      .getByLabel(t('photos.choose'))
      .setInputFiles([await plainPicture('old.jpg', '#403020'), await plainPicture('new.jpg', '#e0e0d0')]);
    const before = page.getByRole('group', { name: t('photos.part.before') }).getByRole('radio');
    await eventually(() => before.count()).toBe(2);
    await before.first().check();
    await page
      .getByRole('group', { name: t('photos.part.after') })
      .getByRole('radio')
      .last()
      .check();
    await page.getByRole('button', { name: t('photos.pair_save') }).click();
    await page.getByText(t('photos.paired')).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    const shown = await database.sql`
      select title, stage from contractor_photos join contractor_albums a on a.id = album_id
      where a.contractor_id = ${firm.id} order by stage desc`;
    expect(shown).toEqual([
      { title: 'Before and after', stage: 'before' },
      { title: 'Before and after', stage: 'after' },
    ]);
  });
});
