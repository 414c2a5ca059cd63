import { describe, expect, test } from 'vitest';
import { openDatabase } from '../../../server/database/client.ts';
import { isUnreachable, isUnwritable } from '../../../server/database/unreachable.ts';
import { sql } from 'kysely';

async function errorOf(url: string): Promise<unknown> {
  const handle = openDatabase({ url }, { connections: 1 });
  return sql`select 1`
    .execute(handle.database)
    .then(
      () => null,
      (error: unknown) => error,
    )
    .finally(() => handle.close());
}

describe('a database that cannot be reached', () => {
  test('a database that cannot be reached: because there is no host of that name', async () => {
    const error = await errorOf('postgres://nobody@no-such-host.invalid/plumbline');
    expect(error).toMatchObject({ syscall: 'getaddrinfo' });
    expect(isUnreachable(error)).toBe(true);
  });

  test('a database that cannot be reached: because nothing listens there', async () => {
    const error = await errorOf('postgres://nobody@127.0.0.1:1/plumbline');
    expect(error).toMatchObject({ code: 'ECONNREFUSED' });
    expect(isUnreachable(error)).toBe(true);
  });

  test.each(['08006', '53300', '57P01', '57P03', '57P05', 'CONNECTION_CLOSED'])(
    'a database that cannot be reached: because of %s',
    (code) => {
      expect(isUnreachable({ code })).toBe(true);
    },
  );

  test.each([{ code: '23505' }, { code: '57014' }, { code: 'ENOENT' }, new Error('other'), null, 'text'])(
    'a database that cannot be reached is not what %o is about',
    (error) => {
      expect(isUnreachable(error)).toBe(false);
    },
  );
});

describe('a machine that stores nothing', () => {
  test.each(['53100', '53200', '25006', 'ENOSPC', 'EDQUOT', 'EROFS'])(
    'a machine that stores nothing answers %s',
    (code) => {
      expect(isUnwritable({ code })).toBe(true);
    },
  );

  test('a machine that stores nothing may be a bucket, which answers with a status of its own', () => {
    expect(isUnwritable({ $metadata: { httpStatusCode: 507 } })).toBe(true);
    expect(isUnwritable({ $metadata: { httpStatusCode: 403 } })).toBe(false);
  });

  test.each([{ code: '23505' }, { code: 'EACCES' }, { code: 'ENOENT' }, new Error('other'), null, 'text'])(
    'a machine that stores nothing is not what %o is about',
    (error) => {
      expect(isUnwritable(error)).toBe(false);
    },
  );
});
