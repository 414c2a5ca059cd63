import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { route } from '../../common/routes/route-table.ts';
import {
  accessibilityProblems,
  eventually,
  PHONE,
  signIn,
  stickingOut,
  t,
  test,
  visiting,
  type Person,
} from './support/journey.ts';

const dialog = ({ page }: Person) => page.getByRole('dialog');
const toast = ({ page }: Person, text: string) => page.locator('[data-toast]', { hasText: text });

async function asAdministrator(person: Person): Promise<Person> {
  await signIn(person, 'admin@plumbline.test');
  return person;
}

async function looksWell({ page }: Person): Promise<void> {
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await stickingOut(page)).toEqual([]);
}

describe('an administrator among the contractors', () => {
  test('an administrator among the contractors goes from a region to a contractor, its history and its reviews', async ({
    someone,
  }) => {
    const admin = await asAdministrator(await someone());
    const { page } = admin;
    await admin.visit(route('admin.regions', {}, { query: { sort: 'contractors' } }));
    await visiting(page, () => page.locator('tbody .list-main a').first().click());
    expect(page.url()).toMatch(/\/admin\/contractors\?region=/);
    // Other journeys make contractors meanwhile: one page is full with either choice.
    const total = async () => Number(/(\d+)\D*$/.exec(await page.locator('.list-range').innerText())?.[1]);
    const ofAll = await total();
    await visiting(page, () => page.getByLabel(t('admin_lists.column.claimed')).selectOption('yes'));
    expect(page.url()).toMatch(/claimed=yes/);
    await eventually(total).toBeLessThan(ofAll);
    // Contractors that other journeys make have no reviews.
    await admin.visit(route('admin.contractors', {}, { query: { claimed: 'yes', search: 'Cordero' } }));
    await visiting(page, () => page.locator('tbody .list-main a').first().click());
    expect(page.url()).toMatch(/\/history$/);
    await looksWell(admin);

    const note = `They sent the license ${randomUUID().slice(0, 8)}.`;
    await page.getByLabel(t('admin_lists.note_label')).fill(note);
    await page.getByRole('button', { name: t('admin_lists.note_add') }).click();
    await toast(admin, t('admin_lists.note_added')).waitFor();
    await page.locator('.timeline-entry', { hasText: note }).waitFor();
    await eventually(() => page.getByLabel(t('admin_lists.note_label')).inputValue()).toBe('');

    await page.getByLabel(t('admin_lists.history.kind')).selectOption('review');
    await page.waitForURL(/kind=review/);
    await page.locator('.timeline-entry', { hasText: note }).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: t('admin_lists.contractors.reviews') }).click();
    await page.waitForURL(/\/reviews$/);
    await page
      .getByRole('link', { name: /^Moderate review/ })
      .first()
      .click();
    await page.waitForURL(/\/admin\/reviews\?/);
  });
});

describe('an administrator at the reference lists', () => {
  test('an administrator at the reference lists adds a word and takes it off again, by keyboard and on a telephone', async ({
    someone,
  }) => {
    const admin = await asAdministrator(await someone({ viewport: PHONE, hasTouch: true }));
    const { page } = admin;
    const word = `zzword${randomUUID().slice(0, 6)}`;
    await admin.visit(route('admin.bad_words'));
    await page.getByRole('button', { name: t('admin_lists.words.add') }).press('Enter');
    await dialog(admin).getByLabel(t('admin_lists.column.language')).selectOption('english');
    await dialog(admin).getByLabel(t('admin_lists.words.add_label')).fill('x');
    await looksWell(admin);
    const add = dialog(admin).getByRole('button', { name: t('admin_lists.words.add') });
    await add.press('Enter');
    await dialog(admin)
      .getByText(t('admin_lists.word_too_short', { minimum: 2 }))
      .waitFor();
    await dialog(admin).getByLabel(t('admin_lists.words.add_label')).fill(word);
    await add.press('Enter');
    await toast(admin, '1 word added').waitFor();

    await admin.visit(route('admin.bad_words', {}, { query: { search: word } }));
    await page.getByRole('button', { name: t('admin_lists.remove_named', { name: word }) }).click();
    await dialog(admin)
      .getByRole('button', { name: t('admin_lists.remove') })
      .click();
    await toast(admin, t('admin_lists.word_removed', { word })).waitFor();
    await page.getByText(t('admin.none_found')).waitFor();
    await looksWell(admin);
  });

  test('an administrator at the reference lists hears that somebody else was quicker, and keeps what was typed', async ({
    someone,
  }) => {
    const [first, second] = [await asAdministrator(await someone()), await asAdministrator(await someone())];
    const url = route('admin.trades', {}, { query: { search: 'C-43' } });
    const field = (admin: Person) => dialog(admin).getByLabel(t('admin_lists.trades.name_spanish'));
    const open = async (admin: Person) => {
      await admin.visit(url);
      await admin.page
        .getByRole('button', { name: /^Edit / })
        .first()
        .click();
      await field(admin).waitFor();
    };
    const save = (admin: Person) =>
      dialog(admin)
        .getByRole('button', { name: t('admin_lists.save') })
        .click();
    await open(first);
    await open(second);
    const before = await field(first).inputValue();
    await looksWell(first);
    await field(first).fill('Canaletas uno');
    await field(second).fill('Canaletas dos');
    await save(first);
    await toast(first, 'Changes Successfully Saved!').waitFor();
    await field(first).waitFor({ state: 'detached' });

    await save(second);
    await dialog(second).getByText(t('admin_lists.changed_title')).waitFor();
    expect(await field(second).inputValue()).toBe('Canaletas dos');
    await dialog(second)
      .getByRole('button', { name: t('admin_lists.changed_load') })
      .click();
    await eventually(() => field(second).inputValue()).toBe('Canaletas uno');
    await field(second).fill(before);
    await save(second);
    await toast(second, 'Changes Successfully Saved!').waitFor();
    await second.page.getByText(before).first().waitFor();
  });

  test('an administrator at the reference lists takes a region out of the choices and puts it back', async ({
    someone,
  }) => {
    const [admin, visitor] = [await asAdministrator(await someone()), await someone()];
    const { page } = admin;
    const offers = async () => {
      await visitor.visit(route('contractors.index'));
      return (await visitor.page.locator('select[name=region] option', { hasText: 'Wyoming' }).count()) === 1;
    };
    const setOffered = async (offered: boolean) => {
      await admin.visit(route('admin.regions.edit', {}, { query: { search: 'Wyoming' } }));
      await page.getByRole('button', { name: t('admin_lists.edit_named', { name: 'Wyoming' }) }).click();
      await dialog(admin).getByLabel(t('admin_lists.regions_edit.offer')).setChecked(offered);
      await dialog(admin)
        .getByRole('button', { name: t('admin_lists.save') })
        .click();
      await toast(admin, 'Changes Successfully Saved!').waitFor();
    };
    expect(await offers()).toBe(true);
    await setOffered(false);
    expect(await offers()).toBe(false);
    await setOffered(true);
    expect(await offers()).toBe(true);
  });
});
