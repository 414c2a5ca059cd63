/** A CFDI that proves nothing, by the sentence that says why (`job_proofs.CFDI_problem.*`). */
export const CFDI_PROBLEMS = [
  'encoding',
  'doctype',
  'not_xml',
  'too_deep',
  'not_cfdi',
  'version',
  'kind',
  'incomplete',
  'to_itself',
  'future',
  'certificate_missing',
  'certificate_other',
  'certificate_kind',
  'certificate_expired',
  'seal_broken',
  'stamp_missing',
  'stamp_other',
] as const;
export type CfdiProblem = (typeof CFDI_PROBLEMS)[number];

/** Points that software could not check, so that an administrator decides (`job_proofs.CFDI_question.*`). */
export const CFDI_QUESTIONS = [
  'seal_unchecked',
  'issuer_unchecked',
  'issuer_unknown',
  'stamp_unchecked',
  'buyer_generic',
  'contractor_unknown',
  'contractor_other',
  'amount_unknown',
  'amount_above',
] as const;
export type CfdiQuestion = (typeof CFDI_QUESTIONS)[number];

/** A CFDI as it was read. `issuedAt`: local time, YYYY-MM-DDTHH:MM:SS. `total`: as written. */
export type ReadCfdi = {
  version: string;
  uuid: string;
  issuer: { rfc: string; name: string };
  buyer: { rfc: string };
  issuedAt: string;
  total: string;
  currency: string;
  /** The first of its lines. */
  works: string[];
  /** The end of the seal, with which the tax authority's page finds the CFDI. */
  sealEnd: string;
  questions: CfdiQuestion[];
};
