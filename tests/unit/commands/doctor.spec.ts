import { describe, expect, test } from 'vitest';
import { checkAddress } from '../../../server/commands/doctor/check-address.ts';
import { checkDisk } from '../../../server/commands/doctor/check-machine.ts';
import { checkMail, type MailChecks } from '../../../server/commands/doctor/check-mail.ts';
import { checkSettings } from '../../../server/commands/doctor/check-settings.ts';
import type { Finding } from '../../../server/commands/doctor/finding.ts';

const statesOf = (found: Finding[]) => found.map(({ state }) => state);
const sentencesOf = (found: Finding[]) => found.map(({ sentence }) => sentence).join('\n');

const GOOD = {
  environment: 'production' as const,
  appUrl: 'https://plumbline.org',
  smtpUrl: 'smtps://mail.plumbline.org',
  smtpFrom: 'Plumbline <office@plumbline.org>',
  operator: { name: 'Plumbline Co', address: '1 Main St', email: 'office@plumbline.org', taxId: null },
  rateLimits: true,
  seed: 'reference' as const,
  trustProxy: 1,
  redisUrl: null,
};

describe('the settings of a public server', () => {
  test('complete settings have nothing to be said', () => {
    expect(statesOf(checkSettings(GOOD))).toEqual(['ok']);
  });

  test.each([
    [{ environment: 'development' as const }, 'NODE_ENV is development'],
    [{ appUrl: 'http://plumbline.org' }, 'need https'],
    [{ appUrl: 'https://localhost:3333' }, 'others cannot open'],
    [{ smtpUrl: null }, 'mails are stored and reach nobody'],
    [{ rateLimits: false }, 'RATE_LIMITS is off'],
    [{ seed: 'demo' as const }, 'whose password is public'],
    [{ trustProxy: 0 }, 'all visitors count as one address'],
    [{ smtpFrom: 'office@plumbline.test' }, 'no mail server takes mails from there'],
    [{ operator: { ...GOOD.operator, address: ' ' } }, 'OPERATOR_ADDRESS is empty'],
  ])('a setting such as %j is named with what to do', (changes, words) => {
    const found = checkSettings({ ...GOOD, ...changes });
    expect(sentencesOf(found)).toContain(words);
    expect(statesOf(found)).not.toContain('ok');
  });
});

describe('the mail of a public server', () => {
  const RECORDS: Record<string, string[][]> = {
    'plumbline.org': [['v=spf1 include:mail.example ', '-all'], ['google-site-verification=1']],
    '_dmarc.plumbline.org': [['v=DMARC1; p=none']],
    'mail1._domainkey.plumbline.org': [['v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8A']],
  };
  const check = (records: Record<string, string[][]>, changes: Partial<MailChecks> = {}) =>
    checkMail({
      config: GOOD,
      selector: 'mail1',
      connect: async () => undefined,
      resolver: {
        resolveTxt: async (name: string) => {
          const found = records[name];
          if (!found) throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' });
          return found;
        },
      },
      ...changes,
    });

  test('complete records are all right, also where one is cut into parts', async () => {
    expect(statesOf(await check(RECORDS))).toEqual(['ok', 'ok', 'ok', 'ok']);
  });

  test('each record that is missing is named with the place where it belongs', async () => {
    const found = await check({ 'plumbline.org': [['v=spf10 all']] });
    expect(statesOf(found)).toEqual(['ok', 'look', 'look', 'look']);
    expect(sentencesOf(found)).toContain('_dmarc.plumbline.org');
    expect(sentencesOf(found)).toContain('mail1._domainkey.plumbline.org has no key');
  });

  test('two SPF records are wrong, because others then ignore both', async () => {
    const found = await check({ ...RECORDS, 'plumbline.org': [['v=spf1 a -all'], ['v=spf1 mx -all']] });
    expect(statesOf(found)[1]).toBe('wrong');
  });

  test('a key that was revoked is no key', async () => {
    const found = await check({ ...RECORDS, 'mail1._domainkey.plumbline.org': [['v=DKIM1; p=']] });
    expect(statesOf(found)[3]).toBe('look');
  });

  test('name servers that do not answer leave it unknown, never right', async () => {
    const resolveTxt = async () => {
      throw Object.assign(new Error('timeout'), { code: 'ETIMEOUT' });
    };
    expect(statesOf(await check(RECORDS, { resolver: { resolveTxt } }))).toEqual([
      'ok',
      'unknown',
      'unknown',
      'unknown',
    ]);
  });

  test('a mail server that refuses is wrong, in its own words', async () => {
    const found = await check(RECORDS, {
      connect: async () => {
        throw new Error('535 authentication failed');
      },
    });
    expect(found[0]).toMatchObject({ state: 'wrong' });
    expect(sentencesOf(found)).toContain('535 authentication failed');
  });

  test('the key of a mail domain without a selector is unknown', async () => {
    expect(statesOf(await check(RECORDS, { selector: null }))[3]).toBe('unknown');
  });
});

describe('the address of a public server', () => {
  const answering = (answers: Record<string, Response>) => async (url: string) => {
    const answer = answers[url];
    if (!answer) throw new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } });
    return answer;
  };
  const READY = 'https://plumbline.org/ready';

  test('an address that leads to a ready server, and from http to https, is all right', async () => {
    const found = await checkAddress(
      'https://plumbline.org',
      answering({
        [READY]: Response.json({ status: 'ready' }),
        'http://plumbline.org': new Response(null, {
          status: 301,
          headers: { location: 'https://plumbline.org/' },
        }),
      }),
    );
    expect(statesOf(found)).toEqual(['ok']);
  });

  test('an address of something else is wrong', async () => {
    const found = await checkAddress(
      'https://plumbline.org',
      answering({ [READY]: new Response('<h1>Welcome to nginx!</h1>') }),
    );
    expect(statesOf(found)).toEqual(['wrong']);
  });

  test('a proxy that serves http without a redirect is to be looked at', async () => {
    const found = await checkAddress(
      'https://plumbline.org',
      answering({
        [READY]: Response.json({ status: 'ready' }),
        'http://plumbline.org': new Response('home'),
      }),
    );
    expect(statesOf(found)).toEqual(['ok', 'look']);
  });

  test('an address that does not answer from here is unknown, with the cause', async () => {
    const found = await checkAddress('https://plumbline.org', answering({}));
    expect(statesOf(found)).toEqual(['unknown']);
    expect(sentencesOf(found)).toContain('ECONNREFUSED');
  });
});

test('the disk of the data folder is told in gigabytes', async () => {
  const [found] = await checkDisk('.');
  expect(found?.sentence).toMatch(/^\d+\.\d GB are free in DATA_DIR/);
});
