import { verify, type X509Certificate } from 'node:crypto';
import { canonicalStringOf, canonicalStringOfStamp, UnknownComplement } from './canonical-string.ts';
import { STAMP_NAMESPACE, TEMPLATES } from './canonical-templates.ts';
import {
  certificateIn,
  isForSeals,
  isIssuedByOneOf,
  isValidAt,
  numberOf,
  rfcOf,
  type Range,
} from './certificates.ts';
import type { CfdiProblem, CfdiQuestion, ReadCfdi } from './cfdi.ts';
import { childrenOf, decodeXml, parseXml, UnreadableXml, type Element } from './xml-tree.ts';

/** The CFDI proves nothing; `problem` has its sentence in `job_proofs.CFDI_problem.*`. */
export class UnusableCfdi extends Error {
  readonly problem: CfdiProblem;
  constructor(problem: CfdiProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** Certificates that the operator trusts: authorities, and those with which providers stamp. */
export type Trusted = readonly X509Certificate[];

const HOUR_MS = 3_600_000;
/** Quintana Roo is five hours behind UTC, Baja California eight at most. */
const LOCAL_HOURS = { least: 5, most: 8 };
const CLOCK_ERROR_MS = 600_000;
const WORKS_SHOWN_MAX = 5;
const WORK_MAX_LENGTH = 200;
const NAME_MAX_LENGTH = 254;
const GENERIC_RFCS = ['XAXX010101000', 'XEXX010101000'];
const RFC = /^[A-ZÑ&]{3,4}\d{6}[A-Z\d]{3}$/;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const DATE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/;
const AMOUNT = /^\d{1,15}(?:\.\d{1,6})?$/;

/**
 * Reads a CFDI without a network: seal, certificate and stamp. What could not be checked stands in `questions`; nothing in
 * it says whether the CFDI was cancelled since. Throws `UnusableCFDI` for what proves nothing.
 */
export function readCfdi(bytes: Buffer, trusted: Trusted, now: Date): ReadCfdi {
  const root = rootOf(bytes);
  const version = TEMPLATES[root.namespace]?.version;
  if (root.name !== 'Comprobante' || !root.namespace.startsWith('http://www.sat.gob.mx/cfd/'))
    throw new UnusableCfdi('not_cfdi');
  if (version === undefined || root.attributes.get('Version') !== version) throw new UnusableCfdi('version');
  if (root.attributes.get('TipoDeComprobante') !== 'I') throw new UnusableCfdi('kind');
  const facts = factsOf(root);
  const issued = rangeOf(facts.issuedAt);
  if (issued.earliest > now.getTime() + CLOCK_ERROR_MS) throw new UnusableCfdi('future');
  const certificate = certificateOf(root, facts.issuer.rfc, issued);
  const stamp = stampOf(root);
  const questions = [
    ...checkSeal(root, certificate),
    ...checkIssuer(certificate, trusted),
    ...checkStamp(stamp, trusted),
    ...(GENERIC_RFCS.includes(facts.buyer.rfc) ? (['buyer_generic'] as const) : []),
  ];
  return { ...facts, version, uuid: uuidOf(stamp), questions };
}

function rootOf(bytes: Buffer): Element {
  try {
    return parseXml(decodeXml(bytes));
  } catch (error) {
    if (error instanceof UnreadableXml) throw new UnusableCfdi(error.problem);
    throw error;
  }
}

type Facts = Omit<ReadCfdi, 'version' | 'uuid' | 'questions'>;

function factsOf(root: Element): Facts {
  const [issuer, buyer] = [one(root, 'Emisor'), one(root, 'Receptor')];
  const issuerRfc = rfcIn(issuer);
  const buyerRfc = rfcIn(buyer);
  if (issuerRfc === buyerRfc) throw new UnusableCfdi('to_itself');
  const issuedAt = text(root, 'Fecha');
  const total = text(root, 'Total');
  if (!DATE.test(issuedAt) || Number.isNaN(Date.parse(`${issuedAt}Z`)) || !AMOUNT.test(total))
    throw new UnusableCfdi('incomplete');
  const works = childrenOf(root, 'Conceptos').flatMap((all) => childrenOf(all, 'Concepto'));
  if (works.length === 0) throw new UnusableCfdi('incomplete');
  return {
    issuer: { rfc: issuerRfc, name: text(issuer, 'Nombre').slice(0, NAME_MAX_LENGTH) },
    buyer: { rfc: buyerRfc },
    issuedAt,
    total,
    currency: text(root, 'Moneda').toUpperCase(),
    works: works
      .slice(0, WORKS_SHOWN_MAX)
      .map((work) => [...text(work, 'Descripcion')].slice(0, WORK_MAX_LENGTH).join('')),
    sealEnd: seal(root, 'Sello').slice(-8),
  };
}

/** The one element of that name: of two, one would be shown and another one meant. */
function one(root: Element, name: string): Element {
  const [first, second] = childrenOf(root, name);
  if (!first || second) throw new UnusableCfdi('incomplete');
  return first;
}

/** Base64 may be broken into lines. */
const seal = (element: Element, name: string): string => text(element, name).replaceAll(' ', '');

const text = ({ attributes }: Element, name: string): string => (attributes.get(name) ?? '').trim();

function rfcIn(party: Element): string {
  const rfc = text(party, 'Rfc').toUpperCase();
  if (!RFC.test(rfc)) throw new UnusableCfdi('incomplete');
  return rfc;
}

function rangeOf(local: string): Range {
  const asUtc = Date.parse(`${local}Z`);
  return { earliest: asUtc + LOCAL_HOURS.least * HOUR_MS, latest: asUtc + LOCAL_HOURS.most * HOUR_MS };
}

function certificateOf(root: Element, issuerRfc: string, issued: Range): X509Certificate {
  const certificate = certificateIn(text(root, 'Certificado'));
  if (certificate === null) throw new UnusableCfdi('certificate_missing');
  if (numberOf(certificate) !== text(root, 'NoCertificado')) throw new UnusableCfdi('certificate_other');
  if (rfcOf(certificate) !== issuerRfc) throw new UnusableCfdi('certificate_other');
  if (!isForSeals(certificate)) throw new UnusableCfdi('certificate_kind');
  if (!isValidAt(certificate, issued)) throw new UnusableCfdi('certificate_expired');
  return certificate;
}

function checkSeal(root: Element, certificate: X509Certificate): CfdiQuestion[] {
  try {
    if (!isSealOf(text(root, 'Sello'), canonicalStringOf(root), certificate))
      throw new UnusableCfdi('seal_broken');
    return [];
  } catch (error) {
    if (error instanceof UnknownComplement) return ['seal_unchecked'];
    throw error;
  }
}

function isSealOf(sealText: string, sealed: string, { publicKey }: X509Certificate): boolean {
  if (publicKey.asymmetricKeyType !== 'rsa' || sealText === '') return false;
  return verify('RSA-SHA256', Buffer.from(sealed, 'utf8'), publicKey, Buffer.from(sealText, 'base64'));
}

function checkIssuer(certificate: X509Certificate, trusted: Trusted): CfdiQuestion[] {
  if (trusted.length === 0) return ['issuer_unchecked'];
  return isIssuedByOneOf(certificate, trusted) ? [] : ['issuer_unknown'];
}

/** The stamp of the provider, which names the seal that it certified. */
function stampOf(root: Element): Element {
  const stamps = childrenOf(root, 'Complemento')
    .flatMap(({ children }) => children)
    .filter(({ namespace, name }) => namespace === STAMP_NAMESPACE && name === 'TimbreFiscalDigital');
  const [stamp, second] = stamps;
  if (!stamp) throw new UnusableCfdi('stamp_missing');
  const isComplete = UUID.test(uuidOf(stamp)) && RFC.test(text(stamp, 'RfcProvCertif').toUpperCase());
  if (second || !isComplete || seal(stamp, 'SelloCFD') !== seal(root, 'Sello'))
    throw new UnusableCfdi('stamp_other');
  return stamp;
}

const uuidOf = (stamp: Element): string => text(stamp, 'UUID').toLowerCase();

/** Providers' certificates are not in the CFDI: the operator has them among the trusted ones, or nobody checks. */
function checkStamp(stamp: Element, trusted: Trusted): CfdiQuestion[] {
  const certificate = trusted.find((one) => numberOf(one) === text(stamp, 'NoCertificadoSAT'));
  if (!certificate || !isIssuedByOneOf(certificate, trusted)) return ['stamp_unchecked'];
  const isGood = isSealOf(text(stamp, 'SelloSAT'), canonicalStringOfStamp(stamp), certificate);
  if (!isGood) throw new UnusableCfdi('stamp_other');
  return [];
}
