import { codeOfStep, stepOf } from '../../server/accounts/second/totp.ts';
import type { Person, World } from './world.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The key that a page shows in groups of base 32, as its bytes. */
export function keyIn(text: string): Buffer {
  const bits = [...text.replace(/\s/g, '')]
    .map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const bytes = bits.match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

export type App = { key: Buffer; codes: string[] };
/** `later`: steps of half a minute after now. A code works once, so a second login takes the next one. */
export const codeOf = ({ key }: Pick<App, 'key'>, now = new Date(), later = 0): string =>
  codeOfStep(key, stepOf(now) + later);

/** Sets codes by an app up over the pages; answers with the key and the recovery codes. */
export async function setUpApp(person: Person, now = new Date()): Promise<App> {
  const { page } = await person.visit('/settings/signing-in/app');
  const key = keyIn(String(page.props['keyText']));
  // The code of the step before: those of now and after stay for logins.
  const code = codeOf({ key }, now, -1);
  const done = await person.submit('/settings/signing-in/app', { code });
  return { key, codes: done.page.props['codes'] as string[] };
}

/** The tries of this account at codes and passwords are forgotten, so that the next test has all of its own. */
export const forgetTries = ({ database }: World) => database.deleteFrom('login_failures').execute();
