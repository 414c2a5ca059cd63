import type { ReasonCode } from './reason-codes.ts';

/** The subjects of a case whose evidence is for administrators only. */
export const SENSITIVE_TOPICS = ['private_data', 'child', 'threat', 'sexual'] as const;
export type SensitiveTopic = (typeof SENSITIVE_TOPICS)[number];

/** The rules of the same subjects: threats, sexual content, child safety, private data. */
export const SENSITIVE_CODES = ['R02', 'R03', 'R04', 'R07'] as const satisfies readonly ReasonCode[];

export type SensitiveCode = (typeof SENSITIVE_CODES)[number];

export const isSensitiveCode = (code: string | null): boolean =>
  SENSITIVE_CODES.some((known) => known === code);
