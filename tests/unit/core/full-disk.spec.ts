import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { prepareDataFolder } from '../../../server/database/data-folder.ts';
import { sentenceOfFailedStart } from '../../../server/failed-start.ts';

/** A device of Linux that has no space for anything. */
const FULL = '/dev/full';

test.skipIf(!existsSync(FULL))(
  'a full disk of DATA_DIR is told in a sentence, and leaves no file behind',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'plumbline-full-'));
    mkdirSync(join(folder, 'uploads'));
    const probe = join(folder, '.writable');
    symlinkSync(FULL, probe);
    expect(() => prepareDataFolder(folder)).toThrow(`The disk of the folder ${folder} (DATA_DIR) is full.`);
    expect(existsSync(probe)).toBe(false);
    rmSync(folder, { recursive: true });
  },
);

test.each(['53100', 'ENOSPC'])('a start that fails with %s says that the disk is full', (code) => {
  const error = Object.assign(new Error('could not extend file "base/5/1"'), { code });
  expect(sentenceOfFailedStart(error)).toBe('The disk of the database is full.');
});
