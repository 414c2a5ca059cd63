import type { EventNamed } from '../../event-map.ts';

/** Somebody asks to take over a listed business. */
export const claimFiled = (claimId: number): EventNamed<'claim.filed'> => ({ name: 'claim.filed', claimId });

/** A code waits to be mailed; only the letter holds it in clear. */
export const claimCodeMade = (claimId: number, code: string): EventNamed<'claim.code_made'> => ({
  name: 'claim.code_made',
  claimId,
  code,
});

/** Whoever claimed takes it back. */
export const claimWithdrawn = (claimId: number): EventNamed<'claim.withdrawn'> => ({
  name: 'claim.withdrawn',
  claimId,
});

/** A claim was given up, because nobody entered its code. */
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
