import type { EventNamed } from '../../event-map.ts';

/** A user claims a listed business. */
export const claimFiled = (claimId: number): EventNamed<'claim.filed'> => ({ name: 'claim.filed', claimId });

/** A code is ready to be mailed; only the mail has it in clear text. */
export const claimCodeMade = (claimId: number, code: string): EventNamed<'claim.code_made'> => ({
  name: 'claim.code_made',
  claimId,
  code,
});

/** The claimant withdraws a claim. */
export const claimWithdrawn = (claimId: number): EventNamed<'claim.withdrawn'> => ({
  name: 'claim.withdrawn',
  claimId,
});

/** A claim ended, because its code was not entered. */
export const claimLapsed = (claimId: number): EventNamed<'claim.lapsed'> => ({
  name: 'claim.lapsed',
  claimId,
});

/** A claim was accepted, rejected, or fell away because another one was accepted. */
export const claimDecided = (claimId: number, decisionId: number): EventNamed<'claim.decided'> => ({
  name: 'claim.decided',
  claimId,
  decisionId,
});
