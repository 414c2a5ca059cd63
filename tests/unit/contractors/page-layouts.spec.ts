import { describe, expect, test } from 'vitest';
import { TEMPLATE_KEYS } from '../../../common/constants.ts';
import { PAGE_LAYOUTS } from '../../../server/contractors/page/page-layouts.ts';

const WORDS_AND_FACTS = [
  'about',
  'actions',
  'contact',
  'facts',
  'gallery',
  'license',
  'more',
  'name',
  'notes',
  'opening',
  'postings',
  'reviews',
  'services',
  'status',
];

describe.each(TEMPLATE_KEYS)('the template %s', (key) => {
  const { head, body } = PAGE_LAYOUTS[key];
  const blocks = [...head, ...body.flatMap((area) => area.blocks)];

  test('the template shows each part once, and leaves none out but the picture', () => {
    expect(blocks.filter((block) => block !== 'cover').toSorted()).toEqual(WORDS_AND_FACTS);
  });

  test('the template has rating, red flag and license in its head, and the reviews at the beginning of its main column', () => {
    expect(head.indexOf('status')).toBeGreaterThanOrEqual(0);
    expect(head.indexOf('status')).toBeLessThanOrEqual(2);
    expect(head).toContain('license');
    const main = body.find(({ area }) => area === 'main')?.blocks ?? [];
    expect(main[0]).toBe('reviews');
    expect(body[0]?.area).toBe('main');
  });
});

test('no two templates have one order of blocks', () => {
  const orders = TEMPLATE_KEYS.map((key) => JSON.stringify(PAGE_LAYOUTS[key]));
  expect(new Set(orders).size).toBe(TEMPLATE_KEYS.length);
});
