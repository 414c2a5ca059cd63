import { DECISION_REASON_CODES, type DecisionReasonCode } from '../../common/constants.ts';

const LEADING = /^\s*\(?([A-Z]\d{2})\b/u;

/** The code that a reason begins with ("R07: it names a street"), where a call has no field for it; else null. */
export function leadingCode(reason: string | null): DecisionReasonCode | null {
  const [, found] = LEADING.exec(reason ?? '') ?? [];
  return DECISION_REASON_CODES.find((code) => code === found) ?? null;
}
