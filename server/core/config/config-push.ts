import { createECDH } from 'node:crypto';
import * as z from 'zod';
import { ConfigError } from './config-error.ts';
import type { PushConfig } from './config-parts.ts';
import { hostName, settingUrl } from './config-urls.ts';
import { domainOf } from '../process/sender.ts';

const PAIR = '(npm run plumbline -- push-keys makes a pair)';
const CONTACT_RULE =
  'must be mailto: and an email address, or an https:// address, at a public domain, because push services refuse others';

const listOf = (text: string): string[] => text.split(/[\s,]+/).filter((part) => part !== '');

/** Push services refuse a contact at `localhost`, and one in angle brackets. */
function isContact(text: string): boolean {
  const url = settingUrl(text.replace(/^mailto:([^@]*)@/, 'mailto://$1@'));
  const domain = text.startsWith('mailto:') ? domainOf(text.slice(7)) : url?.hostname;
  if (domain === undefined || domain === null || !/^(mailto:|https:\/\/)/.test(text)) return false;
  return (
    domain.includes('.') && !/(^|\.)localhost$|^[\d.]+$/.test(domain) && hostName.safeParse(domain).success
  );
}

export const PUSH_SETTINGS = {
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^B[\w-]{86}$/, `must be a public key of P-256 in base64url ${PAIR}`)
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, `must be a private key of P-256 in base64url ${PAIR}`)
    .optional(),
  VAPID_CONTACT: z.string().trim().refine(isContact, CONTACT_RULE).optional(),
  PUSH_SERVICES: z
    .string()
    .default('fcm.googleapis.com,push.services.mozilla.com,push.apple.com,notify.windows.com')
    .transform(listOf)
    .pipe(z.array(hostName)),
};

const SCHEMA = z.object(PUSH_SETTINGS);

/** Throws ConfigError for a part of the three settings, and for keys that are no pair. */
export function pushOf(settings: z.infer<typeof SCHEMA>): PushConfig | null {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_CONTACT: contact } = settings;
  if (publicKey === undefined && privateKey === undefined) return null;
  if (publicKey === undefined || privateKey === undefined || contact === undefined)
    throw new ConfigError(
      'Setting VAPID_PUBLIC_KEY: needs VAPID_PRIVATE_KEY and VAPID_CONTACT, and they need it.',
    );
  if (publicKeyOf(privateKey) !== publicKey)
    throw new ConfigError(`Setting VAPID_PRIVATE_KEY: does not belong to VAPID_PUBLIC_KEY ${PAIR}.`);
  return { publicKey, privateKey, contact, hosts: settings.PUSH_SERVICES };
}

/** Null for a number that is no key of the curve. */
function publicKeyOf(privateKey: string): string | null {
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(privateKey, 'base64url');
    return pair.getPublicKey('base64url');
  } catch {
    return null;
  }
}
