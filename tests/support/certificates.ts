import {
  createHash,
  generateKeyPairSync,
  randomBytes,
  sign,
  X509Certificate,
  type KeyObject,
} from 'node:crypto';

/** A certificate with its key, as DER and PEM. */
export type MadeCertificate = {
  subject: Subject;
  der: Buffer;
  pem: string;
  spki: Buffer;
  privateKey: KeyObject;
};
type Subject = { organization: string; commonName: string };
type Seed = Subject & { issuer?: MadeCertificate; isCa?: boolean; from?: Date; to?: Date };

const ES256 = '1.2.840.10045.4.3.2';
const FOR_EMAIL = '1.3.6.1.5.5.7.3.4';
const YES = Buffer.from([255]);

function lengthOf(bytes: number): Buffer {
  if (bytes < 128) return Buffer.from([bytes]);
  return bytes < 256 ? Buffer.from([0x81, bytes]) : Buffer.from([0x82, bytes >> 8, bytes & 255]);
}

function der(tag: number, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag]), lengthOf(body.length), body]);
}
const sequence = (...parts: Buffer[]) => der(0x30, ...parts);

function oid(name: string): Buffer {
  const [first = 0, second = 0, ...rest] = name.split('.').map(Number);
  const bytes = rest.flatMap((number) => {
    const groups = [number & 127];
    for (let left = number >> 7; left > 0; left >>= 7) groups.unshift((left & 127) | 128);
    return groups;
  });
  return der(6, Buffer.from([first * 40 + second, ...bytes]));
}

const nameOf = ({ organization, commonName }: Subject) =>
  sequence(
    ...[
      ['2.5.4.10', organization],
      ['2.5.4.3', commonName],
    ].map(([id = '', text = '']) => der(0x31, sequence(oid(id), der(12, Buffer.from(text))))),
  );
const timeOf = (date: Date) =>
  der(0x18, Buffer.from(`${date.toISOString().replace(/\D/g, '').slice(0, 14)}Z`));
const extension = (id: string, value: Buffer, critical = false) =>
  sequence(oid(id), ...(critical ? [der(1, YES)] : []), der(4, value));
const keyId = (spki: Buffer) => createHash('sha1').update(spki).digest();

/** Signs a certificate as a signer of C2PA manifests needs it; without an issuer it signs itself. */
export function makeCertificate({ issuer, isCa = false, from, to, ...subject }: Seed): MadeCertificate {
  const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const spki = keys.publicKey.export({ type: 'spki', format: 'der' });
  const by = issuer ?? { subject, privateKey: keys.privateKey, spki };
  const extensions = [
    ...(isCa ? [extension('2.5.29.19', sequence(der(1, YES)), true)] : []),
    extension('2.5.29.15', der(3, Buffer.from(isCa ? [1, 6] : [7, 128])), true),
    ...(isCa ? [] : [extension('2.5.29.37', sequence(oid(FOR_EMAIL)))]),
    extension('2.5.29.14', der(4, keyId(spki))),
    extension('2.5.29.35', sequence(der(0x80, keyId(by.spki)))),
  ];
  const validity = [from ?? new Date('2020-01-01'), to ?? new Date('2049-01-01')].map(timeOf);
  const body = sequence(
    der(0xa0, der(2, Buffer.from([2]))),
    der(2, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    sequence(oid(ES256)),
    nameOf(by.subject),
    sequence(...validity),
    nameOf(subject),
    spki,
    der(0xa3, sequence(...extensions)),
  );
  const signature = sign('sha256', body, by.privateKey);
  const certificate = sequence(body, sequence(oid(ES256)), der(3, Buffer.from([0]), signature));
  const pem = new X509Certificate(certificate).toString();
  return { subject, der: certificate, pem, spki, privateKey: keys.privateKey };
import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
/** Certificates as the tax authority of Mexico issues them, in DER, made here because Node writes none. */
const der = (tag: number, ...parts: Uint8Array[]): Buffer => {
  const content = Buffer.concat(parts);
  const size = content.length;
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 255];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
const sequence = (...parts: Uint8Array[]) => der(0x30, ...parts);
const text = (value: string) => der(0x0c, Buffer.from(value, 'utf8'));
function oid(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  const bytes = rest.flatMap((arc) => {
    const groups = [arc & 127];
    for (let left = arc >> 7; left > 0; left >>= 7) groups.unshift((left & 127) | 128);
  return der(0x06, Buffer.from([first * 40 + second, ...bytes]));
const OIDS = { CN: '2.5.4.3', O: '2.5.4.10', OU: '2.5.4.11', rfc: '2.5.4.45', curp: '2.5.4.5' } as const;
export type Subject = Partial<Record<keyof typeof OIDS, string>>;
const nameOf = (subject: Subject) =>
    ...Object.entries(subject).map(([key, value]) =>
      der(0x31, sequence(oid(OIDS[key as keyof typeof OIDS]), text(value))),
    ),
const time = (at: string) => der(0x18, Buffer.from(`${at.replaceAll(/[-:T]/g, '').slice(0, 14)}Z`));
const SHA256_RSA = sequence(oid('1.2.840.113549.1.1.11'), der(0x05));
const IS_AUTHORITY = der(
  0xa3,
    sequence(
      oid('2.5.29.19'),
      der(0x01, Buffer.from([255])),
      der(0x04, sequence(der(0x01, Buffer.from([255])))),
    ),
  ),
);
export type Certified = { subject: Subject; privateKey: KeyObject; certificate: Buffer; number: string };
export type NewCertificate = {
  /** null: it signs itself. */
  issuer: Certified | null;
  /** 20 digits. */
  number: string;
  from?: string;
  to?: string;
  isAuthority?: boolean;
export function certify({ subject, issuer, number, ...options }: NewCertificate): Certified {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const { from = '2020-01-01T00:00:00', to = '2040-01-01T00:00:00', isAuthority = issuer === null } = options;
  const signed = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from(number, 'latin1')),
    SHA256_RSA,
    nameOf(issuer?.subject ?? subject),
    sequence(time(from), time(to)),
    publicKey.export({ type: 'spki', format: 'der' }),
    ...(isAuthority ? [IS_AUTHORITY] : []),
  const signature = sign('RSA-SHA256', signed, issuer?.privateKey ?? privateKey);
  const certificate = sequence(signed, SHA256_RSA, der(0x03, Buffer.from([0]), signature));
  return { subject, privateKey, certificate, number };
}
