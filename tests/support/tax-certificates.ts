import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { der, oid, sequence } from './der.ts';

const text = (value: string) => der(0x0c, Buffer.from(value, 'utf8'));

const OIDS = { CN: '2.5.4.3', O: '2.5.4.10', OU: '2.5.4.11', rfc: '2.5.4.45', curp: '2.5.4.5' } as const;
export type Subject = Partial<Record<keyof typeof OIDS, string>>;
const nameOf = (subject: Subject) =>
  sequence(
    ...Object.entries(subject).map(([key, value]) =>
      der(0x31, sequence(oid(OIDS[key as keyof typeof OIDS]), text(value))),
    ),
  );
const time = (at: string) => der(0x18, Buffer.from(`${at.replaceAll(/[-:T]/g, '').slice(0, 14)}Z`));
const SHA256_RSA = sequence(oid('1.2.840.113549.1.1.11'), der(0x05));
const IS_AUTHORITY = der(
  0xa3,
  sequence(
    sequence(
      oid('2.5.29.19'),
      der(0x01, Buffer.from([255])),
      der(0x04, sequence(der(0x01, Buffer.from([255])))),
    ),
  ),
);

export type Certified = { subject: Subject; privateKey: KeyObject; certificate: Buffer; number: string };
export type NewCertificate = {
  subject: Subject;
  /** null: it signs itself. */
  issuer: Certified | null;
  /** 20 digits. */
  number: string;
  from?: string;
  to?: string;
  isAuthority?: boolean;
};

export function certify({ subject, issuer, number, ...options }: NewCertificate): Certified {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const { from = '2020-01-01T00:00:00', to = '2040-01-01T00:00:00', isAuthority = issuer === null } = options;
  const signed = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from(number, 'latin1')),
    SHA256_RSA,
    nameOf(issuer?.subject ?? subject),
    sequence(time(from), time(to)),
    nameOf(subject),
    publicKey.export({ type: 'spki', format: 'der' }),
    ...(isAuthority ? [IS_AUTHORITY] : []),
  );
  const signature = sign('RSA-SHA256', signed, issuer?.privateKey ?? privateKey);
  const certificate = sequence(signed, SHA256_RSA, der(0x03, Buffer.from([0]), signature));
  return { subject, privateKey, certificate, number };
}
