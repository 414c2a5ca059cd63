import { describe, expect } from 'vitest';
import { PUBLIC } from '../support/addresses.ts';
import { accessibilityProblems, test } from '../support/journey.ts';
import { look, sampleOf } from '../support/look.ts';

describe('every page passes axe, on a phone and on a desk, in light and in dark, and reports no error', () => {
  test.for(sampleOf(PUBLIC))(
    'every page passes axe, on a phone and on a desktop, in light and in dark, and reports no error: %s for a visitor',
    async (path, { reader }) => {
      const person = await reader();
      expect(await look(person, path)).toEqual([]);
      expect(await person.page.title()).toMatch(/^.+ - Plumbline$/);
    },
  );
});

test('what is looked for is found: a picture without words, grey words on grey', async ({ visitor }) => {
  const { page } = visitor;
  await page.setContent(
    '<main><h1>Bad</h1><img src="data:,"><p style="color: #999; background: #aaa">Words</p></main>',
  );
  const everything = await accessibilityProblems(page);
  expect(everything.some((problem) => problem.startsWith('image-alt: '))).toBe(true);
  expect(everything.some((problem) => problem.startsWith('color-contrast: '))).toBe(true);
});
