import { describe, expect, test } from 'vitest';
import { createLogger, loggedPath } from '../../../../server/core/process/logger.ts';

function linesOf(write: (log: ReturnType<typeof createLogger>) => void): string {
  let written = '';
  write(
    createLogger({ logLevel: 'info', environment: 'production' }, { write: (line) => (written += line) }),
  );
  return written;
}

describe('logs', () => {
  test('logs of an error keep what happened, not the row that PostgreSQL quotes', () => {
    const refused = Object.assign(
      new Error('duplicate key value violates unique constraint "users_email_key"'),
      {
        code: '23505',
        detail: 'Key (email)=(maria@secret.example) already exists.',
      },
    );
    const written = linesOf((log) => log.error({ err: refused }, 'request failed'));
    expect(written).toContain('users_email_key');
    expect(written).toContain('23505');
    expect(written).not.toContain('secret.example');
  });

  test('an error whose message holds an email or network address is masked, in its stack too', () => {
    const refused = new Error(
      'no route for maria@secret.example from 203.0.113.9 or 2001:db8:85a3::8a2e:370',
    );
    const written = linesOf((log) => log.error({ err: refused }, 'request failed'));
    expect(written).toContain('no route for {email} from {address}');
    expect(written).not.toMatch(/secret\.example|203\.0\.113\.9|2001:db8/);
    expect(written).toContain('logger.spec.ts');
  });

  test('a value that PostgreSQL could not read is masked', () => {
    const refused = new Error('invalid input syntax for type integer: "Calle Reforma 12"');
    expect(linesOf((log) => log.error({ err: refused }, 'request failed'))).not.toContain('Reforma');
  });

  test('a thrown text is masked like an error', () => {
    expect(linesOf((log) => log.error({ err: 'maria@secret.example' }, 'oops'))).not.toContain('secret');
  });

  test('a failed connection of the server still names its own address', () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED 10.0.0.5:5432'), { syscall: 'connect' });
    expect(linesOf((log) => log.error({ err: refused }, 'database'))).toContain('10.0.0.5:5432');
  });

  test('logs hide fields that must not be there, should somebody log them', () => {
    const written = linesOf((log) =>
      log.info({ email: 'maria@secret.example', password: 'plumb line', token: 'abc-secret' }, 'oops'),
    );
    expect(written).not.toMatch(/secret|plumb line/);
  });

  test('logs name a page without what its reader typed and without what opens an account', () => {
    expect(loggedPath({ url: '/contractors?q=leak', params: {} })).toBe('/contractors');
    expect(loggedPath({ url: '/es/reset-password/s%2Fecret?x=1', params: { token: 's/ecret' } })).toBe(
      '/es/reset-password/{token}',
    );
  });
});
