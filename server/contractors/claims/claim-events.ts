export type ClaimEvents = {
  'claim.filed': { claimId: number };
  /** The code is in clear: it is only mailed. */
  'claim.code_made': { claimId: number; code: string };
  'claim.withdrawn': { claimId: number };
  /** Given up, because its code was never entered. */
  'claim.lapsed': { claimId: number };
  /** Accepted, rejected, or ended because another one was accepted. */
  'claim.decided': { claimId: number; decisionId: number };
};
