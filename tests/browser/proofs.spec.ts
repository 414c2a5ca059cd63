import { readFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { route } from '../../common/routes/route-table.ts';
import {
  accessibilityProblems,
  eventually,
  inLanguage,
  PHONE,
  stickingOut,
  test,
} from './support/journey.ts';

describe.for(['english', 'mexican_spanish'] as const)(
  'the proof of a review on a phone, in %s',
  (language) => {
    const t = inLanguage(language);

    test('a reader opens the proof of a review, saves it, and checks file, words and a forged copy', async ({
      someone,
      database,
    }) => {
      const [review] = await database.sql<{ id: number; slug: string }[]>`
      select r.id, c.slug from reviews r join contractors c on c.id = r.contractor_id
      where r.status = 'active' and r.deleted_at is null and c.hidden_at is null order by r.id limit 1`;
      if (!review) throw new Error('the world has no review');
      const { page, visit } = await someone({ viewport: PHONE });
      await visit(route('proofs.show', { kind: 'review', id: review.id }, { language }));
      const said = page.getByText(t('proofs.thing.review'));
      await eventually(() => said.count()).toBeGreaterThan(0);
      expect(await stickingOut(page)).toEqual([]);
      expect(await accessibilityProblems(page)).toEqual([]);

      const waiting = page.waitForEvent('download');
      await page.getByRole('link', { name: t('proofs.save') }).click();
      const proof = readFileSync(await (await waiting).path(), 'utf8');
      await page.getByRole('link', { name: t('proofs.check') }).click();

      const field = page.getByLabel(t('verify.field'));
      const check = async (text: string | null): Promise<string> => {
        if (text !== null) await field.fill(text);
        await page.getByRole('button', { name: t('verify.button') }).click();
        const result = page.locator('form [role=status], form [role=alert]');
        await eventually(() => result.innerText()).not.toBe(t('verify.checking'));
        return result.innerText();
      };
      await eventually(() => field.inputValue()).toBe(`review/${review.id}`);
      expect(await check(null)).toContain(t('proofs.thing.review'));
      expect(await check(proof)).toContain(t('proofs.thing.review'));
      expect(await check(proof.replace(/(overall\\":)\d/, '$19'))).toBe(t('verify.other_words'));
      expect(await check(proof.slice(0, 200))).toBe(t('verify.cut_off'));
      expect(await check('hello')).toBe(t('verify.unreadable'));
      expect(await stickingOut(page)).toEqual([]);
      expect(await accessibilityProblems(page)).toEqual([]);
    });

    test('the page of the open data fits a phone', async ({ someone }) => {
      const { page, visit } = await someone({ viewport: PHONE });
      await visit(route('open_data', {}, { language }));
      await page.getByRole('heading', { name: t('open_data.title'), level: 1 }).waitFor();
      expect(await stickingOut(page)).toEqual([]);
      expect(await accessibilityProblems(page)).toEqual([]);
    });
  },
);
