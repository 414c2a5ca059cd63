import type { DomainEvent } from '../../core/context.ts';

/** Somebody asks to take over a listed business. */
export type ClaimFiled = DomainEvent & { name: 'claim.filed'; claimId: number };
export const claimFiled = (claimId: number): ClaimFiled => ({ name: 'claim.filed', claimId });

/** A code waits to be mailed; only the letter holds it in clear. */
export type ClaimCodeMade = DomainEvent & { name: 'claim.code_made'; claimId: number; code: string };
export const claimCodeMade = (claimId: number, code: string): ClaimCodeMade => ({
  name: 'claim.code_made',
  claimId,
  code,
});

/** Whoever claimed takes it back. */
export type ClaimWithdrawn = DomainEvent & { name: 'claim.withdrawn'; claimId: number };
export const claimWithdrawn = (claimId: number): ClaimWithdrawn => ({ name: 'claim.withdrawn', claimId });

/** A claim was given up, because nobody entered its code. */
export type ClaimLapsed = DomainEvent & { name: 'claim.lapsed'; claimId: number };
export const claimLapsed = (claimId: number): ClaimLapsed => ({ name: 'claim.lapsed', claimId });

/** A claim was accepted, rejected, or fell away because another one was accepted. */
export type ClaimDecided = DomainEvent & { name: 'claim.decided'; claimId: number; decisionId: number };
export const claimDecided = (claimId: number, decisionId: number): ClaimDecided => ({
  name: 'claim.decided',
  claimId,
  decisionId,
});
