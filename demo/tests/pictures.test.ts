import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PLANS } from '../../common/limits/plan-limits.ts';
import { PICTURE_SETS, PICTURE_THUMBHASHES } from '../generator/picture-sets.ts';
import { planPictures } from '../generator/pictures.ts';
import { createRandom } from '../generator/random.ts';
import { DEMO_TRADES } from '../generator/trades.ts';
import { buildDemoWorld } from '../generator/world.ts';

const TODAY = new Date('2026-11-21T12:00:00Z');
const world = buildDemoWorld(TODAY);
const plan = planPictures(world, createRandom('pictures'), TODAY);
const fileOf = (name: string) => new URL(`../pictures/${name}.webp`, import.meta.url);

describe('the pictures of the demo world', () => {
  test('the pictures of the demo world at least 120 are distinct, beside those from before', () => {
    const names = PICTURE_SETS.flatMap(({ key, variants }) =>
      variants.map((_, index) => `${key}-${index + 1}`),
    );
    expect(new Set(names).size).toBeGreaterThanOrEqual(120);
    const trades = new Set(DEMO_TRADES.map(({ slug }) => slug));
    expect(PICTURE_SETS.flatMap((set) => set.trades).filter((trade) => !trades.has(trade))).toEqual([]);
  });

  test('every contractor with an owner shows some, within the smallest plan', () => {
    const owned = world.contractors.filter(({ ownerKey }) => ownerKey !== null);
    expect(plan.contractors.map(({ contractorKey }) => contractorKey)).toEqual(owned.map(({ key }) => key));
    for (const { photos } of plan.contractors) {
      expect(photos.length).toBeGreaterThanOrEqual(4);
      expect(photos.length).toBeLessThanOrEqual(PLANS.free.limits.photos);
      expect(new Set(photos.map(({ file }) => file)).size).toBe(photos.length);
    }
  });

  test('every picture that is shown was drawn, in two sizes, and has its placeholder', () => {
    const shown = new Set([
      ...plan.contractors.flatMap(({ logo, photos }) => [
        ...(logo ? [logo] : []),
        ...photos.map(({ file }) => file),
      ]),
      ...plan.reviews.flatMap(({ files }) => files),
    ]);
    expect([...shown].filter((name) => !existsSync(fileOf(name)))).toEqual([]);
    expect([...shown].filter((name) => !existsSync(fileOf(`small/${name}`)))).toEqual([]);
    expect([...shown].filter((name) => !/^[\w+/]{26,}={0,2}$/.test(PICTURE_THUMBHASHES[name] ?? ''))).toEqual(
      [],
    );
  });

  test('a photo from before stands with the one from after in the same project', () => {
    for (const { photos } of plan.contractors)
      for (const before of photos.filter(({ stage }) => stage === 'before'))
        expect(photos.some(({ stage, album }) => stage === 'after' && album === before.album)).toBe(true);
  });
});
