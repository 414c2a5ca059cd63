import { describe, expect, inject } from 'vitest';
import { htmlLang, LANGUAGES } from '../../../common/language.ts';
import { OF_AN_ADMINISTRATOR, OF_THE_DESK } from '../support/addresses.ts';
import { test } from '../support/journey.ts';
import { look } from '../support/look.ts';

const ADMIN = 'admin@plumbline.test';

describe('every page of an administrator passes axe, on a phone and on a desk, in light and in dark', () => {
  test.for(OF_AN_ADMINISTRATOR)('%s', async (path, { signedIn }) => {
    const person = await signedIn(ADMIN);
    expect(await look(person, path)).toEqual([]);
    expect(await person.page.title()).toMatch(/^.+ - Plumbline$/);
  });

  for (const language of LANGUAGES)
    test.for(OF_THE_DESK)(`%s, in ${language}`, async (path, { signedIn }) => {
      const person = await signedIn(ADMIN);
      await person.context.addCookies([{ name: 'lang', value: language, url: inject('servers').production }]);
      expect(await look(person, path)).toEqual([]);
      expect(await person.page.locator('html').getAttribute('lang')).toBe(htmlLang(language));
    });
});
