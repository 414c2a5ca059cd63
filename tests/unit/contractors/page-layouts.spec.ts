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

/** A cover, a logo and the number in large type repeat what another part says. */
const withoutPictures = (blocks: readonly string[]) =>
  blocks.filter((block) => !['cover', 'logo', 'phone'].includes(block));

describe.each(TEMPLATE_KEYS)('the template %s', (key) => {
  const { head, body } = PAGE_LAYOUTS[key];
  const blocks = [...head, ...body.flatMap((area) => area.blocks)];

  test('the template shows each part once, and leaves none out but pictures', () => {
    expect(withoutPictures(blocks).toSorted()).toEqual(WORDS_AND_FACTS);
  });

  test('the template has rating, red flag and license in its head, and the reviews at the beginning of its main column', () => {
    const texts = withoutPictures(head);
    expect(texts).toContain('status');
    expect(texts.indexOf('status')).toBeLessThanOrEqual(2);
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
