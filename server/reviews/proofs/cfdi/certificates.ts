// Node's toLegacyObject leaves TLS unusable in a process that has not loaded it before.
import 'node:tls';
import { X509Certificate } from 'node:crypto';

/** A certificate as a CFDI carries it, in base64 of DER; null: it is none. */
export function certificateIn(base64: string): X509Certificate | null {
  try {
    return new X509Certificate(Buffer.from(base64, 'base64'));
  } catch {
    return null;
  }
}

/** The tax authority writes its 20 digits as ASCII: "3330303031…" stands for 30001…. */
export const numberOf = ({ serialNumber }: X509Certificate): string =>
  Buffer.from(serialNumber, 'hex').toString('latin1');

/** The RFC that a certificate was issued for; for a company, that of its representative follows after a slash. */
export function rfcOf(certificate: X509Certificate): string | null {
  const { subject } = certificate.toLegacyObject() as unknown as {
    subject: Record<string, string | string[]>;
  };
  const value = [subject['x500UniqueIdentifier'] ?? []].flat()[0];
  return value?.split('/')[0]?.trim().toUpperCase() ?? null;
}

/** An e.firma signs for a person and seals no CFDI: only a certificate for seals names a branch. */
export function isForSeals(certificate: X509Certificate): boolean {
  const { subject } = certificate.toLegacyObject() as unknown as { subject: Record<string, unknown> };
  return subject['OU'] !== undefined;
}

/** Whether one of the operator's authorities issued it. */
export const isIssuedByOneOf = (
  certificate: X509Certificate,
  authorities: readonly X509Certificate[],
): boolean =>
  authorities.some(
    (authority) =>
      authority.ca && certificate.checkIssued(authority) && certificate.verify(authority.publicKey),
  );

/** A range of instants: the time of a CFDI is local, and Mexico has four time zones. */
export type Range = { earliest: number; latest: number };

export const isValidAt = (certificate: X509Certificate, { earliest, latest }: Range): boolean =>
  certificate.validFromDate.getTime() <= latest && certificate.validToDate.getTime() >= earliest;
