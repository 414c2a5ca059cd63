import { describe, expect, test } from 'vitest';
import { securedSmtpUrl } from '../../../server/mail/smtp-url.ts';

const isRequired = (url: string) => new URL(securedSmtpUrl(url)).searchParams.get('requireTLS') === 'true';

describe('a mail server', () => {
  test.each([
    'smtp://user:secret@mail.example:587',
    'smtp://user:secret@10.0.0.5:25',
    'smtp://user:p%40ss@mail.example',
  ])('a mail server that is told a password must change to TLS first: %s', (url) => {
    expect(isRequired(url)).toBe(true);
    expect(new URL(securedSmtpUrl(url)).password).toBe(new URL(url).password);
  });

  test.each([
    'smtps://user:secret@mail.example:465',
    'smtp://user:secret@127.0.0.1:587',
    'smtp://user:secret@localhost',
    'smtp://relay.internal:25',
    'smtp://user:secret@relay.internal:25?requireTLS=false',
    'smtp://user:secret@relay.internal:25?ignoreTLS=true',
  ])(
    'a mail server is not asked to change to TLS where it began so, is this machine, or was chosen: %s',
    (url) => {
      expect(isRequired(url)).toBe(false);
    },
  );
});
