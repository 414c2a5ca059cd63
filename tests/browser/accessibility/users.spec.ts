import { describe, expect } from 'vitest';
import { OF_A_CONTRACTOR, OF_A_FREE_CONTRACTOR, OF_A_HOMEOWNER } from '../support/addresses.ts';
import { test } from '../support/journey.ts';
import { look, sampleOf } from '../support/look.ts';

// Apart from the pages of visitors: two workers share the longest files then.
describe('every page of a user passes axe, on a phone and on a desk, in light and in dark, and reports no error', () => {
  test.for(sampleOf(OF_A_HOMEOWNER))(
    'every page of a user passes axe, on a phone and on a desktop, in light and in dark, and reports no error: %s for a homeowner',
    async (path, { reader }) => {
      const person = await reader('user@plumbline.test');
      expect(await look(person, path)).toEqual([]);
      expect(await person.page.title()).toMatch(/^.+ - Plumbline$/);
    },
  );

  test.for(sampleOf(OF_A_FREE_CONTRACTOR))(
    'every page of a user passes axe, on a phone and on a desktop, in light and in dark, and reports no error: %s for a contractor without a plan',
    async (path, { reader }) => {
      const person = await reader('free@plumbline.test');
      expect(await look(person, path)).toEqual([]);
    },
  );

  test.for(sampleOf(OF_A_CONTRACTOR))(
    'every page of a user passes axe, on a phone and on a desktop, in light and in dark, and reports no error: %s for a contractor',
    async (path, { reader }) => {
      const person = await reader('contractor@plumbline.test');
      expect(await look(person, path)).toEqual([]);
    },
  );
});
