import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

const LIST = new URL('./common-passwords.txt.gz', import.meta.url);
let loaded: ReadonlySet<string> | undefined;

/** Whether a password, in any case, is one of the 10,000 commonest. The list is read at the first question and kept. */
export function isCommonPassword(password: string): boolean {
  loaded ??= readList();
  return loaded.has(password.toLowerCase());
}

function readList(): ReadonlySet<string> {
  return new Set(gunzipSync(readFileSync(LIST)).toString('utf8').split('\n').filter(Boolean));
}
