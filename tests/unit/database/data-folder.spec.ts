import { chmodSync, mkdtempSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { prepareDataFolder } from '../../../server/database/data-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plumbline-data-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const modeOf = (name: string) => statSync(join(folder, name)).mode & 0o777;

test('the folder of uploads is made for its owner only', () => {
  prepareDataFolder(folder);
  expect(modeOf('uploads')).toBe(0o700);
});

test('folders that everyone could read are closed', () => {
  for (const name of ['uploads', 'postgres']) {
    mkdirSync(join(folder, name));
    chmodSync(join(folder, name), 0o755);
  }
  prepareDataFolder(folder);
  expect([modeOf('uploads'), modeOf('postgres')]).toEqual([0o700, 0o700]);
});
