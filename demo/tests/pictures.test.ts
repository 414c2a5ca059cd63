import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PLANS } from '../../common/limits/plan-limits.ts';
import { PICTURE_SETS, PICTURE_THUMBHASHES } from '../generator/picture-sets.ts';
import { coverOf, planPictures } from '../generator/pictures.ts';
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

  test('a project shows two to five pictures of its job, each from another camera', () => {
    for (const { albums, photos } of plan.contractors)
      albums.forEach((_, index) => {
        const files = photos.filter(({ album }) => album === index).map(({ file }) => file);
        const jobs = new Set(files.map((file) => file.replace(/-(?:before|angle|detail|work)$/, '')));
        expect([jobs.size, files.length >= 2 && files.length <= 5]).toEqual([1, true]);
      });
  });

  test('the three pictures of a card are of different jobs, and the cover is none of the first eight', () => {
    for (const { albums, photos } of plan.contractors) {
      const strip = photos.filter(({ stage }) => stage !== 'before').slice(0, 3);
      expect(new Set(strip.map(({ album }) => album)).size).toBe(Math.min(3, albums.length));
      expect(photos.slice(0, 8)).not.toContain(coverOf(photos));
    }
  });

  test('the texts of pictures from near name the camera in both languages', () => {
    for (const { shots } of PICTURE_SETS) {
      expect(shots.detail.english).toMatch(/^Detail of /);
      expect(shots.detail.mexican_spanish).toMatch(/^Detalle de/);
      expect(shots.work.english).toMatch(/^Work under way: /);
      expect(shots.work.mexican_spanish).toMatch(/^Trabajo en proceso: /);
    }
  });

  test('a photo from before stands with the one from after in the same project', () => {
    for (const { photos } of plan.contractors)
      for (const before of photos.filter(({ stage }) => stage === 'before'))
        expect(photos.some(({ stage, album }) => stage === 'after' && album === before.album)).toBe(true);
  });
});
