import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { givenPassword } from '../../../server/commands/given-secret.ts';

const piped = (text: string) => Object.assign(Readable.from([text]), { isTTY: false }) as never;

describe('the password of a command', () => {
  test('the first line of standard input is the password, with its blanks', async () => {
    expect(await givenPassword(undefined, piped(' a plumb line \nmore\n'))).toBe(' a plumb line ');
    expect(await givenPassword(undefined, piped('no newline'))).toBe('no newline');
  });

  test('empty input is refused with a sentence', async () => {
    await expect(givenPassword(undefined, piped(''))).rejects.toThrow('Password: nothing was given');
  });

  test('the option stays for scripts', async () => {
    expect(await givenPassword('from the line', piped('other\n'))).toBe('from the line');
  });
});
