import { describe, expect } from 'vitest';
import { route } from '../../common/routes/route-table.ts';
import type { Language } from '../../common/format/language.ts';
import type { DatabaseHandle } from '../../server/database/client.ts';
import { BUILDER_RFC, cfdiXml, makeAuthority } from '../support/cfdis.ts';
import {
  accessibilityProblems,
  DESK,
  eventually,
  inLanguage,
  PHONE,
  stickingOut,
  test,
  type Person,
} from './support/journey.ts';

const MONTHS: Readonly<Record<Language, string>> = { english: '2026-08-01', mexican_spanish: '2026-07-01' };

/** A review of a Mexican contractor by the demo's customer, and a permit of that contractor. */
async function addReview({ sql }: DatabaseHandle, language: Language): Promise<number> {
  const [contractor] = await sql<{ id: number; region: number }[]>`
    select c.id, c.region_id as region from contractors c join regions g on g.id = c.region_id
    where g.country = 'MX' and c.hidden_at is null order by c.id limit 1`;
  // A second try of this test.
  await sql`update reviews set deleted_at = now() where title = 'Una azotea sin goteras' and job_month = ${MONTHS[language]}::text::date`;
  const [review] = await sql<{ id: number }[]>`
    insert into reviews (contractor_id, author_profile_id, overall, scores, title, body, trade_id, job_month, stage, facts,
      qualifying, city, language, verification, status, created_at, first_shown_at)
    select ${contractor?.id ?? 0}, p.id, 4, '{}', 'Una azotea sin goteras', 'Llegaron el día acordado, mostraron cada precio antes de empezar y dejaron limpio el patio al terminar.',
      (select min(id) from trades), ${MONTHS[language]}::text::date, 'finished', '{}', '{}', 'Juárez', ${language}, 'none', 'active', now(), now()
    from profiles p join users u on u.id = p.user_id where u.email = 'user@plumbline.test' order by p.id limit 1
    returning id`;
  return review?.id ?? 0;
}

async function looksGood({ page }: Person): Promise<void> {
  for (const viewport of [DESK, PHONE]) {
    await page.setViewportSize(viewport);
    expect(await stickingOut(page)).toEqual([]);
  }
  expect(await accessibilityProblems(page)).toEqual([]);
}

describe.for(['english', 'mexican_spanish'] as const)('a proof by invoice on a phone, in %s', (language) => {
  const t = inLanguage(language);

  test('an author sees what was read of an invoice and sends it; an administrator confirms it and takes it back', async ({
    someone,
    signedIn,
    database,
  }) => {
    const id = await addReview(database, language);
    const office = makeAuthority();
    const xml = cfdiXml({
      seal: office.sealOf(BUILDER_RFC),
      provider: office.provider,
      issuedAt: '2026-07-20T12:30:00',
    });
    const speak = (person: Person) =>
      person.page.evaluate((lang) => {
        document.cookie = `lang=${lang}; path=/`;
      }, language);

    const author = await signedIn('user@plumbline.test', { viewport: PHONE });
    await author.visit('/');
    await speak(author);
    await author.visit(route('reviews.proof', { id }));
    const { page } = author;
    await looksGood(author);
    const file = page.locator('input[name=cfdi]');
    const read = page.getByRole('button', { name: t('job_proofs.cfdi_submit') });
    await file.setInputFiles({
      name: 'factura.xml',
      mimeType: 'text/xml',
      buffer: Buffer.from(xml.replace('10600', '99')),
    });
    await read.click();
    await page.getByText(t('job_proofs.cfdi_problem.seal_broken')).first().waitFor();
    await file.setInputFiles({ name: 'factura.xml', mimeType: 'text/xml', buffer: Buffer.from(xml) });
    await read.click();
    await page.getByRole('heading', { name: t('job_proofs.draft_title') }).waitFor();
    await page.getByText(BUILDER_RFC).first().waitFor();
    await looksGood(author);
    await page.getByRole('button', { name: t('job_proofs.draft_send') }).click();
    await page.getByText(t('job_proofs.state.waiting'), { exact: true }).waitFor();

    const admin = await someone({ viewport: DESK, storageState: await stateOf(signedIn) });
    await admin.visit('/');
    await speak(admin);
    await admin.visit(route('admin.proofs'));
    const item = admin.page.getByRole('listitem').filter({ hasText: BUILDER_RFC }).last();
    await looksGood(admin);
    await admin.page.setViewportSize(DESK);
    await item.getByRole('button', { name: t('job_proofs.confirm') }).click();
    await admin.page.getByText(t('job_proofs.confirmed')).first().waitFor();

    await admin.visit(route('admin.proofs', {}, { query: { state: 'confirmed', review: id } }));
    await admin.page.getByText(t('job_proofs.revoke')).first().click();
    await admin.page.getByLabel(t('job_proofs.decline_reason')).fill('La factura se canceló en el SAT.');
    await looksGood(admin);
    await admin.page.getByRole('button', { name: t('job_proofs.revoke') }).click();
    await admin.page.getByText(t('job_proofs.revoked')).first().waitFor();

    await author.visit(route('reviews.proof', { id }));
    await eventually(() => page.getByText(t('job_proofs.state.revoked'), { exact: true }).count()).toBe(1);
    await page.getByRole('link', { name: t('job_proofs.to_statement') }).click();
    await page.getByText(t('statements.what.job_proof.revoked')).first().waitFor();
  });
});

type SignedIn = (email: string) => Promise<Person>;
const stateOf = async (signedIn: SignedIn) => (await signedIn('admin@plumbline.test')).context.storageState();
