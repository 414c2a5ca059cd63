import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

/** The code that runs, as the about page names it, so that readers can compare it with the public one. */
export type ReleaseConfig = {
  version: string;
  /** The first twelve digits of the commit; null where neither a repository nor COMMIT names it. */
  commit: string | null;
};

export const RELEASE_SETTINGS = {
  DATA_LICENSE: z
    .string()
    .regex(/^[\w.+-]{1,60}$/, 'must be the short name of a license, such as CC-BY-4.0')
    .default('CC-BY-4.0'),
  COMMIT: z
    .string()
    .regex(/^[\da-f]{7,64}$/, 'must be the hash of a commit')
    .optional(),
};

const SHOWN_DIGITS = 12;
const PACKAGE = z.object({ version: z.string().default('unknown') });

/** `folder` holds package.json, and `.git` where the product runs from a repository. */
export function releaseOf({ COMMIT }: { COMMIT?: string | undefined }, folder: string): ReleaseConfig {
  const text = readOf(join(folder, 'package.json'));
  const { version } = PACKAGE.parse(text === null ? {} : JSON.parse(text));
  const commit = COMMIT ?? commitOf(join(folder, '.git'));
  return { version, commit: commit?.slice(0, SHOWN_DIGITS) ?? null };
}

/** The commit that is checked out, read from Git's own files; null in a worktree, whose files are elsewhere. */
function commitOf(git: string): string | null {
  const head = readOf(join(git, 'HEAD'));
  const ref = head === null ? undefined : /^ref: (refs\/\S+)/.exec(head)?.[1];
  if (ref === undefined) return head;
  const packed = readOf(join(git, 'packed-refs'))
    ?.split('\n')
    .find((line) => line.endsWith(` ${ref}`));
  return readOf(join(git, ref)) ?? packed?.split(' ')[0] ?? null;
}

function readOf(file: string): string | null {
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
}
