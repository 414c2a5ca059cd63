import { expect, test } from 'vitest';
import { placesIn } from '../../../server/content/translations/text-places.ts';
import { catalogue } from '../../../translations/index.ts';

type Places = Parameters<typeof placesIn>[0];
const scan = (await import(new URL('../../../bin/text-places.js', import.meta.url).href)) as {
  scanPlaces: (root: string) => Places;
};
const places = scan.scanPlaces('.');

test('a text is found where the code names it, and where the code completes its key', () => {
  expect(placesIn(places, 'rich_text.toolbar')).toContain('web/components/editor/editor-toolbar.tsx');
  expect(placesIn(places, 'rich_text.too_wide')).toContain('web/components/editor/paste-refused.tsx');
});

test('every text but almost none has a place', () => {
  const keys = Object.keys(catalogue);
  const placeless = keys.filter((key) => placesIn(places, key).length === 0);
  expect(placeless.length).toBeLessThan(keys.length / 100);
});
