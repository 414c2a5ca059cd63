import {
  createHash,
  generateKeyPairSync,
  randomBytes,
  sign,
  X509Certificate,
  type KeyObject,
} from 'node:crypto';
import { der, oid, sequence } from './der.ts';

/** A certificate with its key, as DER and PEM. */
export type MadeCertificate = {
  subject: Subject;
  der: Buffer;
  pem: string;
  spki: Buffer;
  privateKey: KeyObject;
};
type Subject = { organization: string; commonName: string };
type Seed = Subject & {
  issuer?: MadeCertificate;
  isCa?: boolean;
  from?: Date;
  to?: Date;
  /** Of a server, not of a signer. */
  hostname?: string;
};

const ES256 = '1.2.840.10045.4.3.2';
const FOR_EMAIL = '1.3.6.1.5.5.7.3.4';
const FOR_SERVERS = '1.3.6.1.5.5.7.3.1';
const YES = Buffer.from([255]);

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
export function makeCertificate({
  issuer,
  isCa = false,
  from,
  to,
  hostname,
  ...subject
}: Seed): MadeCertificate {
  const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const spki = keys.publicKey.export({ type: 'spki', format: 'der' });
  const by = issuer ?? { subject, privateKey: keys.privateKey, spki };
  const extensions = [
    ...(isCa ? [extension('2.5.29.19', sequence(der(1, YES)), true)] : []),
    extension('2.5.29.15', der(3, Buffer.from(isCa ? [1, 6] : [7, 128])), true),
    ...(isCa
      ? []
      : [extension('2.5.29.37', sequence(oid(hostname === undefined ? FOR_EMAIL : FOR_SERVERS)))]),
    ...(hostname === undefined ? [] : [extension('2.5.29.17', sequence(der(0x82, Buffer.from(hostname))))]),
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
}
