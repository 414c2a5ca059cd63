import { TEXTS, type Desk } from './review-texts.ts';

/** A title of at most eighty characters; often of a fact that the body mentions. */
export function writeTitle(desk: Desk): string {
  const { plan, pen, random } = desk;
  const { titles } = TEXTS[plan.language];
  const answer = plan.overall >= 4 ? 'yes' : 'no';
  if (plan.stage === 'quote_only') return pen.part(titles.quote[answer]);
  if (plan.stage === 'abandoned') return pen.part(titles.abandoned);
  if (plan.stage === 'in_progress') return pen.part(titles.inProgress[answer]);
  const spoken = [...pen.said]
    .filter((key) => desk.facts[key] === answer)
    .flatMap((key) => titles.byFact[key]?.[answer] ?? []);
  if (spoken.length > 0 && plan.overall !== 3 && random.chance(0.3)) return pen.part(spoken);
  return pen.part(titles.byStars[plan.overall]);
}
