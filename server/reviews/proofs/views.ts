import type { CostBand } from '../../../common/constants.ts';
import type { Currency } from '../../../common/format/currencies.ts';
import type { JobProofKind, JobProofState } from '../../../common/job-proofs.ts';
import type { UploadView } from '../../uploads/views.ts';
import { bandOf } from './cfdi/cfdi-fit.ts';
import type { CfdiQuestion, ReadCfdi } from './cfdi/cfdi.ts';
import type { ProofObstacle } from './job-proof.ts';

/** A CFDI as it was read: never its exact amount. */
export type CfdiView = {
  version: string;
  folio: string;
  issuer: { rfc: string; name: string };
  buyer: { rfc: string };
  /** YYYY-MM-DD */
  issuedOn: string;
  /** null: it is in another currency. */
  band: CostBand | null;
  currency: Currency;
  works: string[];
  questions: CfdiQuestion[];
};

export const toCfdiView = (
  { version, uuid, issuer, buyer, issuedAt, total, currency: paidIn, works, questions }: ReadCfdi,
  currency: Currency,
): CfdiView => ({
  version,
  folio: uuid.toUpperCase(),
  issuer: { rfc: issuer.rfc, name: issuer.name },
  buyer: { rfc: buyer.rfc },
  issuedOn: issuedAt.slice(0, 'YYYY-MM-DD'.length),
  band: bandOf({ total, currency: paidIn }, currency),
  currency,
  works: [...works],
  questions: [...questions],
});

/** Times are ISO 8601 UTC. */
export type OwnProofView = {
  id: number;
  kind: JobProofKind;
  state: JobProofState;
  sentAt: string;
  decidedAt: string | null;
  /** Why it was declined or taken back. */
  reason: string | null;
  /** The decision that took it back, which its author may appeal. */
  statementId: number | null;
  files: UploadView[];
  /** null: it is of another kind, or what was read is erased. */
  cfdi: CfdiView | null;
};

export type ProofPageView = {
  review: { id: number; title: string; month: string; contractor: { name: string; slug: string } };
  /** The latest first. */
  proofs: OwnProofView[];
  obstacle: ProofObstacle | null;
  /** The kinds beside files that this contractor can be proven by. */
  offers: { cfdi: boolean; permit: boolean };
  /** The CFDI that was read and not sent. */
  draft: (CfdiView & { id: number }) | null;
};

export type QueuedProofView = {
  id: number;
  kind: JobProofKind;
  sentAt: string;
  /** null: software decided. */
  decidedBy: string | null;
  decidedAt: string | null;
  note: string | null;
  review: {
    id: number;
    title: string;
    body: string;
    trade: string;
    /** YYYY-MM */
    month: string;
    city: string | null;
    stars: number;
    author: string | null;
    contractor: { name: string; slug: string };
  };
  files: UploadView[];
  cfdi: (CfdiView & { checkUrl: string }) | null;
  /** Another administrator decides where the reader wrote the review or owns the business. */
  canDecide: boolean;
};

export type ProofQueueView = {
  state: 'waiting' | 'confirmed';
  proofs: QueuedProofView[];
  total: number;
};
