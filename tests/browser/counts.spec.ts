import { describe, expect } from 'vitest';
import { route } from '../../common/routes/route-table.ts';
import { LANGUAGES } from '../../common/format/language.ts';
import { accessibilityProblems, inLanguage, PHONE, stickingOut, test, visiting } from './support/journey.ts';

describe('a stranger who wants to check, on a phone', () => {
  test.for([...LANGUAGES])(
    'a stranger reads whether contractors who pay have fewer one-star reviews, and gets the numbers behind it: %s',
    async (language, { someone }) => {
      const { page, visit } = await someone({ viewport: PHONE });
      const t = inLanguage(language);
      await visit(route('home', {}, { language }));
      const footer = page.getByRole('contentinfo');
      await visiting(page, () =>
        footer.getByRole('link', { name: t('layout.transparency'), exact: true }).click(),
      );
      const answers = page.getByRole('region', { name: t('transparency.plans_title') });
      const section =
        (await answers.count()) > 0
          ? answers
          : page.locator('section', { hasText: t('transparency.plans_title') });
      const question = section.locator('dl > div', { hasText: t('transparency.question.posted') });
      const verdicts = ['too_few', 'no_difference', 'posted.fewer', 'posted.more'] as const;
      expect(verdicts.map((verdict) => t(`transparency.verdict.${verdict}`))).toContain(
        await question.locator('dd').first().innerText(),
      );
      expect(await stickingOut(page)).toEqual([]);
      const tables = await page
        .locator('.figures-counts')
        .evaluateAll((all) =>
          all.map((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0)),
        );
      expect(tables.length).toBeGreaterThan(1);
      expect(tables.filter((over) => over > 0)).toEqual([]);
      expect(await accessibilityProblems(page)).toEqual([]);
      const file = await page.request.get(route('transparency.stars_by_plan.csv'));
      expect(await file.text()).toContain(',posted,1,free,');
    },
  );

  test.for([...LANGUAGES])(
    'a stranger reads the rules of others with their tests, and they fit a phone: %s',
    async (language, { someone }) => {
      const { page, visit } = await someone({ viewport: PHONE });
      const t = inLanguage(language);
      await visit(route('review_rules', {}, { language }));
      await page.evaluate(() =>
        document.querySelectorAll('details').forEach((details) => (details.open = true)),
      );
      expect(await page.getByRole('heading', { level: 3 }).count()).toBe(8);
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(t('review_rules.title'));
      expect(await stickingOut(page)).toEqual([]);
      expect(await accessibilityProblems(page)).toEqual([]);
    },
  );
});
