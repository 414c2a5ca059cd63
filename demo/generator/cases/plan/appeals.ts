import type { ReasonCode } from '../../../../common/constants.ts';
import type { Language } from '../../../../common/format/language.ts';
import { entryAt, type Random } from '../../random.ts';
import type { DemoReview } from '../../types.ts';
import { CASE_TEXTS } from '../case-texts.ts';
import type { CaseStep } from '../steps.ts';
import { DAY_HOURS, decided, decisionReason, DECISION_CODES, later, times, type Desk } from './desk.ts';

const OPEN_TAKE_DOWNS = 11;
const OPEN_PUT_BACKS = 5;
const CLOSED_APPEALS = 34;
const LATE_APPEAL = 4;

const TAKE_DOWN_CODES = Object.keys(CASE_TEXTS.takeDownReasons) as ReasonCode[];

export function appeals(desk: Desk): CaseStep[] {
  // The named homeowner has few reviews: theirs is chosen before others may take it.
  const putBacks = times(OPEN_PUT_BACKS, (index) => openPutBack(desk, index));
  return [
    ...times(OPEN_TAKE_DOWNS, (index) => openTakeDown(desk, index)),
    ...putBacks,
    ...times(CLOSED_APPEALS, (index) => closedAppeal(desk, index)),
  ];
}

/** Administrators keep up: one appeal is a day late, as it happens, and the others are days old. */
function openTakeDown(desk: Desk, index: number): CaseStep[] {
  const { random, world } = desk;
  const business = world.contractors.find(({ ownerKey }) => ownerKey === 'contractor')?.key;
  const review = desk.next(({ contractorKey }) => index > 1 || contractorKey === business);
  const days = index === LATE_APPEAL ? 7.9 : 0.4 + index * 0.55;
  const filed: CaseStep = {
    at: desk.hoursAgo(days * DAY_HOURS),
    kind: 'appeal_filed',
    appeal: 'take_down',
    reviewKey: review.key,
    reason: takeDownReason(random, desk.ownersLanguage(review)).text,
  };
  return index % 4 === 0 ? [filed, noteAfter(desk, filed, review)] : [filed];
}

function openPutBack(desk: Desk, index: number): CaseStep[] {
  const review = desk.next(({ authorKey }) => index > 0 || authorKey === 'user');
  const days = 1 + index * 1.3;
  const code = entryAt(DECISION_CODES, index * 2);
  return [
    decided(desk, review, 'deactivated', code, desk.hoursAgo((days + 3) * DAY_HOURS)),
    {
      at: desk.hoursAgo(days * DAY_HOURS),
      kind: 'appeal_filed',
      appeal: 'put_back',
      reviewKey: review.key,
      reason: desk.random.pick(CASE_TEXTS.putBackReasons[review.language]),
    },
  ];
}

function closedAppeal(desk: Desk, index: number): CaseStep[] {
  const { random } = desk;
  const review = desk.next();
  const isTakeDown = index % 3 !== 2;
  const filedAt = desk.someTimeAfter(review);
  const closedAt = later(filedAt, random.integer(5, 150));
  const language = isTakeDown ? desk.ownersLanguage(review) : review.language;
  const wish = takeDownReason(random, language);
  const reason = isTakeDown ? wish.text : random.pick(CASE_TEXTS.putBackReasons[review.language]);
  const before = isTakeDown
    ? []
    : [decided(desk, review, 'deactivated', random.pick(DECISION_CODES), later(filedAt, -30))];
  return [
    ...before,
    {
      at: filedAt,
      kind: 'appeal_filed',
      appeal: isTakeDown ? 'take_down' : 'put_back',
      reviewKey: review.key,
      reason,
    },
    closing(desk, review, { index, closedAt, code: wish.code, isTakeDown, language }),
  ];
}

type Closing = {
  index: number;
  closedAt: Date;
  code: ReasonCode;
  isTakeDown: boolean;
  /** The appellant's text. */
  language: Language;
};

/** Of ten appeals, four are accepted, five rejected and one is withdrawn. */
function closing(
  { random }: Desk,
  review: DemoReview,
  { index, closedAt, code, isTakeDown, language }: Closing,
): CaseStep {
  const at = closedAt;
  const reviewKey = review.key;
  if (index % 10 === 9)
    return {
      at,
      kind: 'appeal_withdrawn',
      reviewKey,
      reason: random.pick(CASE_TEXTS.withdrawals[language]),
    };
  if (index % 10 > 3) {
    const reason = random.pick(CASE_TEXTS.rejections[review.language]);
    const why = entryAt(CASE_TEXTS.rejectionCodes, CASE_TEXTS.rejections[review.language].indexOf(reason));
    return { at, kind: 'appeal_decided', state: 'rejected', reviewKey, code: why, reason };
  }
  const granted = { at, kind: 'appeal_decided', state: 'accepted', reviewKey } as const;
  if (isTakeDown)
    return { ...granted, code: 'A01', ground: code, reason: decisionReason(random, code, review) };
  const reason = random.pick(CASE_TEXTS.restored[review.language]);
  const why = entryAt(CASE_TEXTS.restoredCodes, CASE_TEXTS.restored[review.language].indexOf(reason));
  return { ...granted, code: why, reason };
}

function takeDownReason(random: Random, language: Language): { code: ReasonCode; text: string } {
  const code = random.pick(TAKE_DOWN_CODES);
  return { code, text: random.pick(CASE_TEXTS.takeDownReasons[code]?.[language] ?? []) };
}

function noteAfter({ random }: Desk, { at }: CaseStep, { key }: DemoReview): CaseStep {
  return { at: later(at, 7), kind: 'note', reviewKey: key, body: random.pick(CASE_TEXTS.notes) };
}
