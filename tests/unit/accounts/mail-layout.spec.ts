import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { preheaderOf, writeMail } from '../../../server/mail/layout.ts';
import { MAIL_COLORS } from '../../../server/mail/mail-html.ts';
import { makeUnsubscribeToken, readUnsubscribeToken } from '../../../server/mail/unsubscribe-token.ts';

const KEY = 'k'.repeat(32);
const letter = {
  name: 'account.reset' as const,
  to: 'rosa@plumbline.test',
  language: 'mexican_spanish' as const,
  site: { name: 'Plumbline', url: 'https://plumbline.test/es' },
  subject: 'A <subject>',
  greeting: 'Hola, Rosa:',
  paragraphs: ['First.', 'Second <b>.'],
  why: 'Because.',
  turnOff: null,
  signature: 'Plumbline',
  operator: 'Plumbline Demo, 1 Main Street',
};

describe('the layout of a mail', () => {
  test('the layout of a mail escapes what others wrote and names the language', () => {
    const { html } = writeMail(letter);
    expect(html).toContain('lang="es-MX"');
    expect(html).not.toContain('<b>');
    expect(html).not.toContain('<subject>');
  });

  test('the layout of a mail puts the colors of the product into both schemes', () => {
    const tokens = readFileSync(new URL('../../../web/styles/tokens.css', import.meta.url), 'utf8');
    const [light = '', dark = ''] = tokens.split('prefers-color-scheme: dark');
    for (const [css, colors] of [
      [light, MAIL_COLORS.light],
      [dark, MAIL_COLORS.dark],
    ] as const)
      for (const [name, color] of Object.entries(colors))
        expect(css).toContain(`--${name.replace('onSafety', 'on-safety')}: ${color}`);
  });

  test('the layout of a mail cuts the preview line between words', () => {
    expect(preheaderOf({ paragraphs: ['One line.', 'Another.'] })).toBe('One line. Another.');
    const long = preheaderOf({ paragraphs: ['word '.repeat(60)] });
    expect(long.length).toBeLessThanOrEqual(112);
    expect(long).toMatch(/word …$/);
  });
});

describe('the token that turns mails off', () => {
  test('the token that turns mails off names the user and the kind it was made for', () => {
    const token = makeUnsubscribeToken({ userId: 7, kind: 'reports' }, KEY);
    expect(readUnsubscribeToken(token, KEY)).toEqual({ userId: 7, kind: 'reports' });
  });

  test.each(['', 'x', '7-reports', '7-reports.AAAA'])(
    'the token that turns mails off: %j opens nothing',
    (token) => {
      expect(readUnsubscribeToken(token, KEY)).toBeNull();
    },
  );

  test('the token that turns mails off: changed to another user or kind opens nothing', () => {
    const [, signature] = makeUnsubscribeToken({ userId: 7, kind: 'reports' }, KEY).split('.');
    expect(readUnsubscribeToken(`8-reports.${signature}`, KEY)).toBeNull();
    expect(readUnsubscribeToken(`7-reviews.${signature}`, KEY)).toBeNull();
  });
});
