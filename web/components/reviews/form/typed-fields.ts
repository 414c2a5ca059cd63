import {
  COST_BANDS,
  FACT_ANSWERS,
  FACT_KEYS,
  REVIEW_OFFERS,
  REVIEW_RELATIONS,
  SCORE_KEYS,
  STAGES,
  STARS,
} from '../../../../common/constants.ts';
import { nestFields } from '../../../../common/form-fields.ts';
import type { JobFields, QualifyingFields, ReviewFields } from './review-fields.ts';

type Typed = Readonly<Record<string, unknown>>;
const NOTHING: Typed = {};

const partOf = (typed: Typed, name: string): Typed =>
  typeof typed[name] === 'object' && typed[name] !== null ? (typed[name] as Typed) : NOTHING;
const oneOf = <Value extends string>(values: readonly Value[], typed: unknown): Value | undefined =>
  values.find((value) => value === typed);
const textOr = (typed: unknown, otherwise: string): string => (typeof typed === 'string' ? typed : otherwise);
const starsOf = (typed: unknown) => STARS.find((stars) => String(stars) === String(typed));

/** Puts typed values over a review form's own: typed before the scripts ran, or refused without them. */
export function withTyped<Fields extends ReviewFields>(fields: Fields, typed: Typed | undefined): Fields {
  if (!typed) return fields;
  const scores = partOf(typed, 'scores');
  const facts = partOf(typed, 'facts');
  return {
    ...fields,
    overall: starsOf(typed['overall']) ?? fields.overall,
    title: textOr(typed['title'], fields.title),
    body: textOr(typed['body'], fields.body),
    job: jobFrom(typed, fields.job),
    scores: Object.fromEntries(
      SCORE_KEYS.map((key) => [
        key,
        scores[key] === '' ? null : (starsOf(scores[key]) ?? fields.scores[key]),
      ]),
    ),
    facts: Object.fromEntries(
      FACT_KEYS.flatMap((key) => {
        const answer = oneOf(FACT_ANSWERS, facts[key]) ?? fields.facts[key];
        return answer ? [[key, answer]] : [];
      }),
    ),
  };
}

function jobFrom(typed: Typed, job: JobFields): JobFields {
  const given = partOf(typed, 'job');
  const tradeId = Number(textOr(given['trade_id'], ''));
  return {
    trade_id: tradeId || job.trade_id,
    month: textOr(given['month'], job.month),
    city: textOr(given['city'], job.city),
    postal_code: textOr(given['postal_code'], job.postal_code),
    cost_band: oneOf([...COST_BANDS, ''], given['cost_band']) ?? job.cost_band,
    stage: oneOf(STAGES, given['stage']) ?? oneOf(STAGES, typed['experience']) ?? job.stage,
  };
}

/** The answers to the questions before a review. */
export function qualifyingFrom(typed: Typed | undefined, qualifying: QualifyingFields): QualifyingFields {
  if (!typed) return qualifying;
  const given = partOf(typed, 'qualifying');
  const { contact } = qualifying;
  return {
    contact: contactFrom(typed['experience']) ?? contact,
    relation: oneOf(REVIEW_RELATIONS, given['relation']) ?? qualifying.relation,
    offered: oneOf(REVIEW_OFFERS, given['offered']) ?? qualifying.offered,
  };
}

function contactFrom(experience: unknown) {
  if (experience === 'none') return 'neither';
  const stage = oneOf(STAGES, experience);
  return stage && (stage === 'quote_only' ? 'contacted' : 'hired');
}

/** The fields of a form element, nested as the server nests them. */
export const typedInto = (form: FormData): Typed => nestFields(form);
