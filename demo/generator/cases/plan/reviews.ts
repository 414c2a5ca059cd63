import { entryAt } from '../../random.ts';
import type { DemoReview } from '../../types.ts';
import { CASE_TEXTS } from '../case-texts.ts';
import type { CaseStep } from '../steps.ts';
import { decided, decisionReason, DECISION_CODES, later, times, type Desk } from './desk.ts';

const DECIDED_HOLDS = 8;
const PLAIN_DECISIONS = 22;
const EDITS = 5;
const RESPONSES_TAKEN_DOWN = 4;

export function holds(desk: Desk): CaseStep[] {
  const hold = (review: DemoReview, index: number, at: Date): CaseStep => {
    const { signal, said } = entryAt(CASE_TEXTS.heldSentences, index % CASE_TEXTS.heldSentences.length);
    return { at, kind: 'held', reviewKey: review.key, signal, sentence: said[review.language] };
  };
  // Screening looks the moment a review is sent.
  const waiting = desk.held.map((review, index) => hold(review, index, review.createdAt));
  const over = times(DECIDED_HOLDS, (index) => {
    const review = desk.next();
    const at = later(review.createdAt, 1);
    const end = later(at, 4 + index * 5);
    const after =
      index % 2 === 0
        ? decided(desk, review, 'deactivated', 'R07', end)
        : decided(desk, review, 'activated', null, end);
    return [hold(review, index, at), after];
  });
  return [...waiting, ...over];
}

export function plainDecisions(desk: Desk): CaseStep[] {
  return times(PLAIN_DECISIONS, (index) => {
    const review = desk.next();
    const action = index % 5 === 4 ? 'deleted' : 'deactivated';
    const at = desk.someTimeAfter(review);
    return [decided(desk, review, action, entryAt(DECISION_CODES, index % DECISION_CODES.length), at)];
  });
}

export function edits(desk: Desk): CaseStep[] {
  return times(EDITS, () => {
    const review = desk.next();
    const sentence = CASE_TEXTS.struckSentences[review.language];
    const reason = decisionReason(desk.random, 'R07', review);
    const at = desk.someTimeAfter(review);
    return [{ at, kind: 'edited', reviewKey: review.key, sentence, code: 'R07', reason }];
  });
}

export function responsesTakenDown(desk: Desk): CaseStep[] {
  return times(RESPONSES_TAKEN_DOWN, () => {
    const review = desk.next(desk.hasResponse);
    const reason = decisionReason(desk.random, 'R08', review);
    const at = later(desk.someTimeAfter(review), 48);
    return [{ at, kind: 'response', action: 'deactivated', reviewKey: review.key, code: 'R08', reason }];
  });
}
