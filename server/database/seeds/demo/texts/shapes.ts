import type { FactKey } from '../../../../../common/constants.ts';

/** A piece of work as a customer tells it. Sentences are written in the grammar of `expand`. */
export type JobText = {
  /** With "the" or "our" left away in English (`water heater`), with its article in Spanish (`el boiler nuevo`). */
  noun: string;
  /** What it costs, in US dollars. */
  dollars: readonly [low: number, high: number];
  /** Whether it needs a permit and an inspection. */
  permit: boolean;
  /** What was needed and asked for; nothing of how it went. */
  need: string;
};

/** What customers say of the work itself in a trade. An entry may settle a job fact: `fact_key=yes: sentence`. */
export type TradeTexts = { jobs: readonly JobText[]; good: readonly string[]; bad: readonly string[] };

/** What businesses of a trade say of themselves. */
export type ProfileTexts = { headlines: readonly string[]; about: readonly string[]; services: readonly string[] };

export type Answer = 'yes' | 'no';
/** Sentences about a job fact, for either answer. */
export type FactTexts = Readonly<Record<FactKey, Readonly<Record<Answer, readonly string[]>>>>;

/** Shorthand for the tables of texts. */
export function job(noun: string, low: number, high: number, need: string, permit?: 'permit'): JobText {
  return { noun, dollars: [low, high], permit: permit === 'permit', need };
}
