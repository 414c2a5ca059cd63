import type { ClaimEvidence, ClaimState } from '../../../common/constants.ts';
import type { Language } from '../../../common/format/language.ts';
import { detectLanguage } from '../../content/text-language.ts';
import type { ReadContext } from '../../core/context.ts';
import { hasEvidence, isOtherAccepted } from './claim.ts';
import { secondsToWait } from './claim-code.ts';
import type { ListedContractor } from './queries/claimed-contractor.ts';
import type { OwnClaimRow } from './queries/own-claim.ts';
import { mailDomainOf, maskedEmail } from './website-domain.ts';

/** One's own claim. Times are ISO 8601 UTC. */
export type OwnClaimView = {
  state: ClaimState;
  evidence: ClaimEvidence;
  /** The address that got the code, masked where the claimant did not type it. */
  sentTo: string | null;
  /** Whether there is something to decide on: the code was entered, or a document came. */
  hasEvidence: boolean;
  /** Until another code may be sent. */
  waitSeconds: number;
  filedAt: string;
  dueAt: string;
  closedAt: string | null;
  reason: string | null;
  /** The language in which an administrator wrote `reason`. */
  reasonLanguage: Language | null;
};

/** The evidence that can support a claim of this business. */
export type EvidenceChoices = { websiteDomain: string | null; listedEmail: string | null };

export type ClaimedContractorView = { slug: string; name: string; city: string | null };

export const toClaimedContractorView = ({ slug, name, city }: ListedContractor): ClaimedContractorView => ({
  slug,
  name,
  city,
});

export const toEvidenceChoices = ({ website, email }: ListedContractor): EvidenceChoices => ({
  websiteDomain: mailDomainOf(website),
  listedEmail: email === null ? null : maskedEmail(email),
});

export function toOwnClaimView(row: OwnClaimRow, { now, t }: Pick<ReadContext, 'now' | 't'>): OwnClaimView {
  return {
    state: row.state,
    evidence: row.evidence,
    sentTo: sentTo(row),
    hasEvidence: hasEvidence(row),
    waitSeconds: secondsToWait(row.codeSentAt, now),
    filedAt: row.createdAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
    // The reason of an automatic decision is in the reader's language.
    ...(isOtherAccepted(row.after)
      ? { reason: t('claims.reason_other_accepted'), reasonLanguage: null }
      : {
          reason: row.reason,
          reasonLanguage: row.reason === null ? null : detectLanguage(row.reason, 'english'),
        }),
  };
}

function sentTo({ evidence, email }: OwnClaimRow): string | null {
  if (email === null) return null;
  return evidence === 'listed_email' ? maskedEmail(email) : email;
}
