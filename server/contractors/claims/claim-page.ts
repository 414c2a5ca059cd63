import type { MessageKey } from '../../../translations/index.ts';
import type { ReadContext } from '../../core/context.ts';
import { CLAIM_DECIDED_IN_DAYS } from './claim.ts';
import { CODE_MINUTES } from './claim-code.ts';
import { all } from '../../core/policies.ts';
import { mayClaim, mayLeave } from './policy.ts';
import { listedContractor } from './queries/claimed-contractor.ts';
import { ownClaim } from './queries/own-claim.ts';
import { ownPage, type OwnPage } from './queries/own-page.ts';
import {
  toClaimedContractorView,
  toEvidenceChoices,
  toOwnClaimView,
  type ClaimedContractorView,
  type EvidenceChoices,
  type OwnClaimView,
} from './views.ts';

export type ClaimPageView = {
  contractor: ClaimedContractorView;
  choices: EvidenceChoices;
  /** The reason why the reader may not claim, as text; null: they may. */
  refusal: string | null;
  /** Whether the reader manages this business. */
  isOwner: boolean;
  claim: OwnClaimView | null;
  /** The reader's own page, which becomes part of this one; null: they have none. */
  ownPage: { name: string; isEmpty: boolean; reviews: number } | null;
  /** An administrator decides within so many days. */
  days: number;
  codeMinutes: number;
};

/** The page of a claimant: the requirements, the obstacles, and the status of their claim. */
export async function claimPage(context: ReadContext, slug: string): Promise<ClaimPageView> {
  const { database, viewer, t } = context;
  const contractor = await listedContractor(database, slug);
  const claim = viewer && (await ownClaim(database, { userId: viewer.userId, contractorId: contractor.id }));
  const own = viewer && (await ownPage(database, viewer.userId));
  const key = refusalOf(context, contractor.ownerUserId, own);
  return {
    contractor: toClaimedContractorView(contractor),
    choices: toEvidenceChoices(contractor),
    refusal: key && t(key),
    isOwner: viewer !== null && contractor.ownerUserId === viewer.userId,
    claim: claim ? toOwnClaimView(claim, context) : null,
    ownPage: own?.isOwnText ? { name: own.name, isEmpty: own.isEmpty, reviews: own.reviews } : null,
    days: CLAIM_DECIDED_IN_DAYS,
    codeMinutes: CODE_MINUTES,
  };
}

function refusalOf(
  { viewer }: ReadContext,
  ownerUserId: number | null,
  own: OwnPage | null,
): MessageKey | null {
  if (ownerUserId !== null) return 'claims.already_claimed';
  const verdict = all(mayClaim(viewer), mayLeave(own));
  return verdict === true ? null : verdict.messageKey;
}
