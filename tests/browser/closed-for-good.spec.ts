import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { formatMonthInWords } from '../../common/format/dates.ts';
import type { DatabaseHandle } from '../../server/database/client.ts';
import { createFactories, PASSWORD as MADE_PASSWORD } from '../support/factories.ts';
import { inLanguage, PHONE, signIn, t, test } from './support/journey.ts';
import { look } from './support/look.ts';

const CLOSED_ON = '2026-03-09';
const es = inLanguage('mexican_spanish');

/** A business with a review, its owner, and a neighbor. */
async function made(handle: DatabaseHandle) {
  const make = createFactories(handle);
  const [owner, neighbor] = [await make.user(), await make.user()];
  const firm = await make.contractor({ owner, name: `Closing Pipes ${randomUUID().slice(0, 6)}` });
  await make.review({ contractor: firm });
  return { owner, neighbor, firm };
}

describe('a business that closes for good', () => {
  test('an owner closes the business on a phone, its page says it in both languages, and the owner opens it again', async ({
    someone,
    database,
  }) => {
    const { owner, neighbor, firm } = await made(database);
    const month = formatMonthInWords(CLOSED_ON, 'english');
    const phone = await someone({ viewport: PHONE });
    await signIn(phone, owner.email, MADE_PASSWORD);
    expect(await look(phone, '/contractor/closing')).toEqual([]);
    await phone.visit('/contractor/closing');
    await phone.page.getByLabel(t('closing.day')).fill(CLOSED_ON);
    await phone.page.getByRole('button', { name: t('closing.close_now') }).click();
    await phone.page.getByRole('heading', { name: t('closing.own_title_closed') }).waitFor();

    const reader = await someone({ viewport: PHONE });
    expect(await look(reader, `/c/${firm.slug}`)).toEqual([]);
    await reader.visit(`/c/${firm.slug}`);
    await reader.page.getByText(t('closed.since', { month })).first().waitFor();
    await reader.visit(`/es/c/${firm.slug}`);
    await reader.page
      .getByText(es('closed.since', { month: formatMonthInWords(CLOSED_ON, 'mexican_spanish') }))
      .first()
      .waitFor();
    await reader.visit(`/contractors?q=${encodeURIComponent(firm.name)}`);
    await reader.page.getByRole('link', { name: t('closed.found', { name: firm.name, month }) }).waitFor();

    const desk = await someone();
    await signIn(desk, neighbor.email, MADE_PASSWORD);
    expect(await look(desk, `/c/${firm.slug}/closed`)).toEqual([]);
    await desk.visit(`/c/${firm.slug}/closed`);
    await desk.page.getByRole('heading', { name: t('closing.propose_title.reopen') }).waitFor();

    await phone.page.getByRole('button', { name: t('closing.reopen_now') }).click();
    await phone.page.getByRole('button', { name: t('closing.close_now') }).waitFor();
    await desk.visit(`/c/${firm.slug}/closed`);
    await desk.page.getByLabel(t('closing.closed_since')).fill(CLOSED_ON);
    await desk.page.getByLabel(t('closing.relation.none')).check();
    await desk.page
      .getByLabel(t('closing.body'))
      .fill('The shop is empty, and a note says that they closed.');
    await desk.page.getByLabel(t('closing.link')).fill('https://register.example.gov/entity/4211');
    await desk.page.getByRole('button', { name: t('closing.send'), exact: true }).click();
    await desk.page.waitForURL('**/closings/*');
    const proposal = new URL(desk.page.url()).pathname;
    expect(await look(desk, proposal)).toEqual([]);

    await phone.visit(proposal);
    expect(await look(phone, proposal)).toEqual([]);
    await phone.page
      .getByRole('textbox', { name: t('closing.answer_title') })
      .fill('We work every day; come and see us.');
    await phone.page.getByRole('button', { name: t('closing.answer_send') }).click();
    await phone.page.getByText(t('closing.answer_saved')).waitFor();
  });
});
