import { expect, test } from 'vitest';
import { medianRow } from '../../../server/places/median-row.ts';

const row = (latitude: number, longitude: number) => ({ latitude, longitude });

test('the position of a place is one of its rows, which one wrong row cannot move', () => {
  const rows = [row(40.7, -73.9), row(40.75, -74), row(40.8, -73.95), row(40.77, 73.95)] as const;
  expect(rows.slice(0, 3)).toContain(medianRow([...rows]));
});

test('the first of two rows counts', () => {
  expect(medianRow([row(19.4, -96.9), row(20.4, -97.9)])).toEqual(row(19.4, -96.9));
});
