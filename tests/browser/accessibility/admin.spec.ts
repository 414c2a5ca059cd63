import { describe, expect } from 'vitest';
import { OF_AN_ADMINISTRATOR, OF_THE_DESK } from '../support/addresses.ts';
import { test } from '../support/journey.ts';
import { look, lookAtWidths, sampleOf } from '../support/look.ts';

const ADMIN = 'admin@plumbline.test';

describe('every page of an administrator passes axe, on a phone and on a desk, in light and in dark', () => {
  test.for(sampleOf(OF_AN_ADMINISTRATOR))(
    'every page of an administrator passes axe, on a phone and on a desktop, in light and in dark: %s',
    async (path, { reader }) => {
      const person = await reader(ADMIN);
      expect(await look(person, path)).toEqual([]);
      expect(await person.page.title()).toMatch(/^.+ - Plumbline$/);
    },
  );

  test.for(sampleOf(OF_THE_DESK))(
    'every page of an administrator passes axe, on a phone and on a desktop, in light and in dark: %s',
    async (path, { reader }) => {
      const person = await reader(ADMIN);
      expect(await look(person, path)).toEqual([]);
    },
  );
});

// Another language changes the words of a page, so their width alone is checked again.
test.for(sampleOf(OF_THE_DESK))('the admin page %s fits every width in Spanish', async (path, { reader }) => {
  const person = await reader(ADMIN, 'mexican_spanish');
  expect(await lookAtWidths(person, path)).toEqual([]);
  expect(await person.page.locator('html').getAttribute('lang')).toBe('es-MX');
});
