import { Resolver } from 'node:dns/promises';
import { defineCommand } from 'citty';
import { say } from '../core/process/console.ts';
import { withDatabase } from './command-app.ts';
import { checkAddress } from './doctor/check-address.ts';
import { checkCertificate } from './doctor/check-certificate.ts';
import { checkDatabase, checkDisk } from './doctor/check-machine.ts';
import { checkMail } from './doctor/check-mail.ts';
import { checkRecovery } from './doctor/check-recovery.ts';
import { checkSettings } from './doctor/check-settings.ts';
import { checkVersions } from './doctor/check-versions.ts';
import type { Finding, FindingState } from './doctor/finding.ts';
import { securedSmtpUrl } from '../mail/smtp-url.ts';

const DNS_TIMEOUT_MS = 5_000;
const SMTP_TIMEOUT_MS = 10_000;
const MARKS: Readonly<Record<FindingState, string>> = {
  ok: 'ok     ',
  unknown: 'unknown',
  look: 'look   ',
  wrong: 'WRONG  ',
};

export const doctor = defineCommand({
  meta: {
    name: 'doctor',
    description:
      'Say what is wrong with settings, versions, database, clock, disk, archive, mail, certificate and proxy',
  },
  args: {
    'dkim-selector': {
      type: 'string',
      description: 'The name of the DKIM key, as the mail provider gives it',
    },
  },
  run: async ({ args }) => {
    const found = await withDatabase(async ({ config, handle, target }) => [
      ...checkSettings(config),
      ...(await checkDatabase(handle.database)),
      ...(await checkVersions({ handle, target, version: config.release.version })),
      ...(await checkDisk(config.dataDir)),
      ...(await checkRecovery(handle.database, config, new Date())),
      ...(await checkMail({
        config,
        selector: args['dkim-selector'] ?? null,
        resolver: new Resolver({ timeout: DNS_TIMEOUT_MS, tries: 1 }),
        connect,
      })),
      ...(await checkCertificate(config.appUrl, new Date())),
      ...(await checkAddress(config.appUrl)),
    ]);
    for (const { about, state, sentence } of found) say(`${MARKS[state]} ${about}: ${sentence}`);
    const wrong = found.filter(({ state }: Finding) => state === 'wrong').length;
    if (wrong > 0) throw new Error(wrong === 1 ? 'One thing is wrong.' : `${wrong} things are wrong.`);
  },
});

async function connect(smtpUrl: string): Promise<void> {
  const { createTransport } = await import('nodemailer');
  const limited = new URL(securedSmtpUrl(smtpUrl));
  for (const name of ['connectionTimeout', 'greetingTimeout', 'socketTimeout'])
    limited.searchParams.set(name, String(SMTP_TIMEOUT_MS));
  const transport = createTransport(limited.href);
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}
