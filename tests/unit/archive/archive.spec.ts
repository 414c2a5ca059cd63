import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { linesOf } from '../../../server/commands/recovery/backups.ts';
import { ageOf } from '../../../server/commands/recovery/drill.ts';
import { momentOf } from '../../../server/commands/recovery/restore-to.ts';
import { readMark, refuseOtherArchive, writeMark } from '../../../server/archive/mark.ts';
import { pruneArchive } from '../../../server/archive/prune.ts';
import { openStore } from '../../../server/archive/store.ts';
import { pushWal, readWal } from '../../../server/archive/wal-segments.ts';
import { readArchive } from '../../../server/archive/window.ts';
import { createArchive, pathsOf, putBase, segment, type TestArchive } from '../../support/archive.ts';

const DAY_MS = 86_400_000;
const NOW = new Date('2026-11-28T10:00:00.000Z');
const daysAgo = (days: number): Date => new Date(NOW.getTime() - days * DAY_MS);

let archive: TestArchive;
beforeEach(() => {
  archive = createArchive();
});
afterEach(() => archive.remove());

async function push(number: number, content = `segment ${number}`, timeline = 1): Promise<void> {
  const file = join(archive.folder, 'source');
  writeFileSync(file, content);
  await pushWal(archive.store, file, segment(number, timeline));
}

describe('a segment of the write-ahead log', () => {
  test('an archived segment is read back as it was', async () => {
    await push(1);
    expect((await readWal(archive.store, segment(1)))?.toString()).toBe('segment 1');
    expect(await readWal(archive.store, segment(2))).toBeNull();
  });

  test('the same segment twice is no error, and another content is never replaced', async () => {
    await push(1);
    await push(1);
    await expect(push(1, 'of another database')).rejects.toThrow(/holds another .* already/);
    expect((await readWal(archive.store, segment(1)))?.toString()).toBe('segment 1');
  });

  test('a segment that a power cut left half-written is written again', async () => {
    await push(1);
    const path = join(archive.folder, `wal/${segment(1)}.zst`);
    writeFileSync(path, readFileSync(path).subarray(0, 6));
    await push(1);
    expect((await readWal(archive.store, segment(1)))?.toString()).toBe('segment 1');
  });

  test.each(['../../etc/passwd', 'postgresql.conf', '00000001000000000000000g'])(
    'the name %s is refused',
    async (name) => {
      await expect(pushWal(archive.store, '/dev/null', name)).rejects.toThrow(
        /no file of the write-ahead log/,
      );
    },
  );

  test('two that write the same file at the same time leave one whole file', async () => {
    const content = Buffer.alloc(3_000_000, 'x');
    await Promise.all([1, 2, 3].map(() => archive.store.put('uploads/ab/abc-small.webp', [content])));
    expect(await pathsOf(archive.store, 'uploads')).toEqual(['uploads/ab/abc-small.webp']);
    expect(readFileSync(join(archive.folder, 'uploads/ab/abc-small.webp')).equals(content)).toBe(true);
  });

  test('an archive that cannot be written keeps nothing of a segment', async () => {
    mkdirSync(join(archive.folder, 'wal'));
    writeFileSync(join(archive.folder, 'in-the-way'), '');
    const store = openStore({ folder: join(archive.folder, 'in-the-way') });
    await expect(store.put('wal/x', [Buffer.from('x')])).rejects.toThrow(/ENOTDIR|EEXIST/);
    chmodSync(join(archive.folder, 'wal'), 0o700);
    expect(await pathsOf(archive.store, 'wal')).toEqual([]);
  });
});

describe('the mark of an archive', () => {
  test('an archive without its mark is a disk that is not mounted', async () => {
    await expect(refuseOtherArchive(archive.store, '42')).rejects.toThrow(/is its disk mounted\?/);
  });

  test('an archive of another database is refused', async () => {
    await writeMark(archive.store, '41');
    expect(await readMark(archive.store)).toBe('41');
    await expect(refuseOtherArchive(archive.store, '42')).rejects.toThrow(/belongs to another database/);
    await expect(refuseOtherArchive(archive.store, '41')).resolves.toBeUndefined();
  });
});

describe('what an archive holds', () => {
  test('a missing segment is named as a gap, and ends what a base backup restores', async () => {
    await putBase(archive.store, { number: 2, endedAt: daysAgo(1) });
    for (const number of [2, 3, 6]) await push(number);
    const { bases, gaps } = await readArchive(archive.store);
    expect(gaps.map(({ after, before }) => [after.number, before.number])).toEqual([[3, 6]]);
    expect(bases[0]?.isRestorable).toBe(true);
    expect(linesOf(await readArchive(archive.store))).toContainEqual(
      expect.stringMatching(/^GAP: 2 segments/),
    );
  });

  test('a base backup without its own log cannot be restored', async () => {
    await putBase(archive.store, { number: 2, endedAt: daysAgo(1) });
    await push(3);
    expect(linesOf(await readArchive(archive.store))[0]).toMatch(/CANNOT BE RESTORED/);
  });

  test('a manifest that was cut off is named, and the others are listed', async () => {
    const id = await putBase(archive.store, { number: 2, endedAt: daysAgo(1) });
    await archive.store.put(`base/${id}/manifest.json`, [Buffer.from('{"format":')]);
    await putBase(archive.store, { number: 3, endedAt: NOW });
    await push(3);
    const { bases, broken } = await readArchive(archive.store);
    expect(broken).toEqual([id]);
    expect(bases).toHaveLength(1);
  });

  test('the log of another timeline does not continue a base backup', async () => {
    await putBase(archive.store, { number: 2, endedAt: daysAgo(1) });
    await push(2);
    await push(3, 'after a restore', 2);
    const { bases, timelines } = await readArchive(archive.store);
    expect(timelines).toEqual([1, 2]);
    expect(bases[0]?.isRestorable).toBe(true);
  });
});

describe('the oldest parts of an archive', () => {
  test('base backups past their days go, and the log before the oldest that stays', async () => {
    const old = await putBase(archive.store, { number: 2, endedAt: daysAgo(31) });
    await putBase(archive.store, { number: 4, endedAt: daysAgo(29) });
    for (const number of [2, 3, 4, 5]) await push(number);
    const pruned = await pruneArchive(archive.store, 30, NOW);
    expect(pruned.bases).toEqual([old]);
    expect(await pathsOf(archive.store, 'wal')).toEqual([4, 5].map((number) => `wal/${segment(number)}.zst`));
  });

  test('the newest base backup that can be restored stays, however old it is', async () => {
    const id = await putBase(archive.store, { number: 2, endedAt: daysAgo(90) });
    await push(2);
    await putBase(archive.store, { number: 4, endedAt: daysAgo(89) });
    expect((await pruneArchive(archive.store, 30, NOW)).bases).not.toContain(id);
  });

  test('a clock that jumps a year ahead deletes nothing', async () => {
    for (const [number, days] of [
      [2, 2],
      [3, 1],
      [4, -365],
    ] as const) {
      await putBase(archive.store, { number, endedAt: daysAgo(days) });
      await push(number);
    }
    const { bases } = await pruneArchive(archive.store, 30, daysAgo(-365));
    expect(bases).toEqual([]);
  });

  test('a base backup that was made while the clock was ahead goes once the clock is right again', async () => {
    const wrong = await putBase(archive.store, { number: 2, endedAt: daysAgo(-365) });
    for (const [number, days] of [
      [3, 1],
      [4, 0],
    ] as const) {
      await putBase(archive.store, { number, endedAt: daysAgo(days) });
      await push(number);
    }
    await push(2);
    expect((await pruneArchive(archive.store, 30, NOW)).bases).toEqual([wrong]);
  });

  test('uploads that were deleted longer ago go, and later ones stay', async () => {
    await putBase(archive.store, { number: 2, endedAt: NOW });
    await push(2);
    for (const day of ['2026-10-01', '2026-11-27'])
      await archive.store.put(`removed/${day}/uploads/ab/abc-small.webp`, [Buffer.from('x')]);
    expect((await pruneArchive(archive.store, 30, NOW)).files).toBe(1);
    expect(await pathsOf(archive.store, 'removed')).toEqual(['removed/2026-11-27/uploads/ab/abc-small.webp']);
  });
});

describe('a moment that is asked for', () => {
  test.each([
    '2026-11-28T03:12:00',
    '2026-11-28',
    'yesterday',
    '2026-13-28T03:12:00Z',
    '2026-11-28T03:12:00 MST',
  ])('the text %s names none', (text) => {
    expect(() => momentOf(text)).toThrow(/is no moment with a zone/);
  });

  test('a moment with its zone is understood, and a later one than now is refused', () => {
    expect(momentOf('2020-11-28T03:12:00-07:00').toISOString()).toBe('2020-11-28T10:12:00.000Z');
    expect(momentOf('2020-11-28 03:12:00.5+0000').toISOString()).toBe('2020-11-28T03:12:00.500Z');
    expect(() => momentOf('2999-01-01T00:00:00Z')).toThrow(/has not come yet/);
  });

  test('an age is told in the largest unit that says something', () => {
    expect([-5, 30, 600, 36_000, 864_000].map((s) => ageOf(new Date(NOW.getTime() - s * 1000), NOW))).toEqual(
      ['0 s', '30 s', '10 min', '10 h', '10 days'],
    );
  });
});
