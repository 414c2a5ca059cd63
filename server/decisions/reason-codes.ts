import type { DecisionReasonCode, ReasonFamily, ReasonFixable } from '../../common/constants.ts';
import type { Language } from '../../common/format/language.ts';
import type { ReadContext } from '../core/context.ts';
import type { Queryable } from '../database/client.ts';

/** A reason as its administrator and its readers see it. */
export type ReasonView = {
  code: DecisionReasonCode;
  family: ReasonFamily;
  name: string;
  fixable: ReasonFixable;
};
/** The words of a reason in one language, by its code. */
export type ReasonNames = (code: string | null) => string | null;

/** The 24 offenses in their order, in the reader's language. */
export async function listReasons(viewerContext: NamingContext): Promise<ReasonView[]> {
  return (await listDecisionReasons(viewerContext)).filter(({ family }) => family === 'offense');
}

type NamingContext = Pick<ReadContext, 'database' | 'language'>;

/** The same with the reasons of answers to appeals and claims behind them. */
export async function listDecisionReasons({ database, language }: NamingContext): Promise<ReasonView[]> {
  const rows = await database
    .selectFrom('reason_codes')
    .select(['code', 'family', 'fixable', `${language} as name`])
    .orderBy('position')
    .execute();
  return rows.map(({ code, family, fixable, name }) => ({
    code: code as DecisionReasonCode,
    family: family as ReasonFamily,
    fixable: fixable as ReasonFixable,
    name,
  }));
}

/** Looks the words of reasons up for one reader; null stays null. */
export async function reasonNames(database: Queryable, language: Language): Promise<ReasonNames> {
  const reasons = await listDecisionReasons({ database, language });
  const names = new Map<string, string>(reasons.map(({ code, name }) => [code, name]));
  return (code) => (code === null ? null : (names.get(code) ?? code));
}
