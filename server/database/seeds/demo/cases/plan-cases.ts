import type { ReasonCode } from '../../../../../common/constants.ts';
import { entryAt, type Random } from '../random.ts';
import type { DemoReview, DemoUser, DemoWorld } from '../types.ts';
import {
  ACCOUNT_APPEAL,
  CLAIM_MESSAGES,
  DECISION_REASONS,
  HELD_SENTENCES,
  NOTES,
  PUT_BACK_REASONS,
  REJECTIONS,
  RESTORED,
  STRUCK_SENTENCES,
  TAKE_DOWN_REASONS,
  WITHDRAWALS,
} from './case-texts.ts';
import type { CaseStep } from './steps.ts';

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

const OPEN_TAKE_DOWNS = 11;
const OPEN_PUT_BACKS = 5;
const CLOSED_APPEALS = 34;
const WAITING_HOLDS = 7;
const DECIDED_HOLDS = 8;
const PLAIN_DECISIONS = 22;
const EDITS = 5;
const RESPONSES_TAKEN_DOWN = 4;
const OPEN_CLAIMS = 6;
const REJECTED_CLAIMS = 3;
/** Younger than this, few reviews have a history yet; older ones than the other, none that may still be appealed. */
const CASE_AGE_DAYS = [14, 170] as const;

const TAKE_DOWN_CODES = Object.keys(TAKE_DOWN_REASONS) as ReasonCode[];
const DECISION_CODES = Object.keys(DECISION_REASONS) as ReasonCode[];

/**
 * What went through appeals, moderation and claims in the demo world, in the order of time: enough open, late and decided
 * cases that each screen is worth looking at. The same world and day give the same cases.
 */
export function planCases(world: DemoWorld, random: Random, today: Date): CaseStep[] {
  const desk = createDesk(world, random, today);
  return [...appeals(desk), ...holds(desk), ...plainDecisions(desk), ...accounts(desk), ...claims(desk)].sort(
    (one, other) => one.at.getTime() - other.at.getTime(),
  );
}

type Desk = {
  world: DemoWorld;
  random: Random;
  /** Reviews of businesses that somebody owns, each given out once; those of the accounts in the manual first. */
  next: (wanted?: (review: DemoReview) => boolean) => DemoReview;
  hasResponse: (review: DemoReview) => boolean;
  hoursAgo: (hours: number) => Date;
  /** Some time after the review was written, and long enough ago that a case about it is over. */
  someTimeAfter: (review: DemoReview) => Date;
};

function createDesk(world: DemoWorld, random: Random, today: Date): Desk {
  const owned = new Set(world.contractors.filter(({ ownerKey }) => ownerKey).map(({ key }) => key));
  const answered = new Set(world.responses.map(({ reviewKey }) => reviewKey));
  const hoursAgo = (hours: number) => new Date(today.getTime() - hours * HOUR_MS);
  const [youngest, oldest] = CASE_AGE_DAYS.map((days) => hoursAgo(days * DAY_HOURS));
  const left = random
    .shuffled(world.reviews)
    .filter(({ contractorKey }) => owned.has(contractorKey))
    .filter(({ createdAt }) => createdAt < (youngest ?? today) && createdAt > (oldest ?? today));
  return {
    world,
    random,
    hoursAgo,
    hasResponse: ({ key }) => answered.has(key),
    next: (wanted = () => true) => {
      const place = left.findIndex(wanted);
      const [review] = left.splice(place === -1 ? 0 : place, 1);
      if (!review) throw new Error('The demo world has too few reviews for its cases');
      return review;
    },
    someTimeAfter: ({ createdAt }) => {
      const hours = (today.getTime() - createdAt.getTime()) / HOUR_MS - 12 * DAY_HOURS;
      return new Date(createdAt.getTime() + random.integer(6, Math.max(7, Math.floor(hours))) * HOUR_MS);
    },
  };
}

function appeals(desk: Desk): CaseStep[] {
  // The named homeowner has few reviews: theirs is chosen before others may take it.
  const putBacks = times(OPEN_PUT_BACKS, (index) => openPutBack(desk, index));
  return [
    ...times(OPEN_TAKE_DOWNS, (index) => openTakeDown(desk, index)),
    ...putBacks,
    ...times(CLOSED_APPEALS, (index) => closedAppeal(desk, index)),
  ];
}

/** Three in ten are late: filed more than seven days ago. */
function openTakeDown(desk: Desk, index: number): CaseStep[] {
  const { random, world } = desk;
  const business = world.contractors.find(({ ownerKey }) => ownerKey === 'contractor')?.key;
  const review = desk.next(({ contractorKey }) => index > 1 || contractorKey === business);
  const days = index % 10 < 3 ? 7.5 + index : 0.4 + index * 0.6;
  const filed: CaseStep = {
    at: desk.hoursAgo(days * DAY_HOURS),
    kind: 'appeal_filed',
    appeal: 'take_down',
    reviewKey: review.key,
    reason: takeDownReason(random, review).text,
  };
  return index % 4 === 0 ? [filed, noteAfter(desk, filed, review)] : [filed];
}

function openPutBack(desk: Desk, index: number): CaseStep[] {
  const review = desk.next(({ authorKey }) => index > 0 || authorKey === 'user');
  const days = index === 1 ? 9 : 1 + index * 1.3;
  const code = entryAt(DECISION_CODES, index * 2);
  return [
    decided(desk, review, 'deactivated', code, desk.hoursAgo((days + 3) * DAY_HOURS)),
    {
      at: desk.hoursAgo(days * DAY_HOURS),
      kind: 'appeal_filed',
      appeal: 'put_back',
      reviewKey: review.key,
      reason: desk.random.pick(PUT_BACK_REASONS[review.language]),
    },
  ];
}

function closedAppeal(desk: Desk, index: number): CaseStep[] {
  const { random } = desk;
  const review = desk.next();
  const isTakeDown = index % 3 !== 2;
  const filedAt = desk.someTimeAfter(review);
  const closedAt = later(filedAt, random.integer(5, 150));
  const wish = takeDownReason(random, review);
  const reason = isTakeDown ? wish.text : random.pick(PUT_BACK_REASONS[review.language]);
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
    closing(desk, review, { index, closedAt, code: wish.code, isTakeDown }),
  ];
}

type Closing = { index: number; closedAt: Date; code: ReasonCode; isTakeDown: boolean };

/** Of ten appeals, four are granted, five refused and one is turned off. */
function closing(
  { random }: Desk,
  review: DemoReview,
  { index, closedAt, code, isTakeDown }: Closing,
): CaseStep {
  const at = closedAt;
  const reviewKey = review.key;
  if (index % 10 === 9)
    return { at, kind: 'appeal_withdrawn', reviewKey, reason: random.pick(WITHDRAWALS[review.language]) };
  if (index % 10 > 3) {
    const reason = random.pick(REJECTIONS[review.language]);
    return { at, kind: 'appeal_decided', state: 'rejected', reviewKey, code: null, reason };
  }
  const granted = isTakeDown ? decisionReason(random, code, review) : random.pick(RESTORED[review.language]);
  return {
    at,
    kind: 'appeal_decided',
    state: 'accepted',
    reviewKey,
    code: isTakeDown ? code : null,
    reason: granted,
  };
}

function holds(desk: Desk): CaseStep[] {
  const hold = (review: DemoReview, index: number, at: Date): CaseStep => {
    const { signal, said } = entryAt(HELD_SENTENCES, index % HELD_SENTENCES.length);
    return { at, kind: 'held', reviewKey: review.key, signal, sentence: said[review.language] };
  };
  // Nobody has answered what nobody could read.
  const waiting = times(WAITING_HOLDS, (index) => {
    const review = desk.next((other) => !desk.hasResponse(other));
    return [hold(review, index, desk.hoursAgo(3 + index * 11))];
  });
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

function plainDecisions(desk: Desk): CaseStep[] {
  const { random } = desk;
  const taken = times(PLAIN_DECISIONS, (index) => {
    const review = desk.next();
    const action = index % 5 === 4 ? 'deleted' : 'deactivated';
    const at = desk.someTimeAfter(review);
    return [decided(desk, review, action, entryAt(DECISION_CODES, index % DECISION_CODES.length), at)];
  });
  const edits = times(EDITS, () => {
    const review = desk.next();
    const sentence = STRUCK_SENTENCES[review.language];
    const reason = decisionReason(random, 'R07', review);
    return [
      {
        at: desk.someTimeAfter(review),
        kind: 'edited',
        reviewKey: review.key,
        sentence,
        code: 'R07',
        reason,
      },
    ];
  });
  const responses = times(RESPONSES_TAKEN_DOWN, () => {
    const review = desk.next(desk.hasResponse);
    const reason = decisionReason(random, 'R08', review);
    const at = later(desk.someTimeAfter(review), 48);
    return [{ at, kind: 'response', action: 'deactivated', reviewKey: review.key, code: 'R08', reason }];
  });
  return [...taken, ...edits, ...responses];
}

function accounts(desk: Desk): CaseStep[] {
  const user = desk.world.users.find(({ status }) => status === 'inactive');
  if (!user) return [];
  const reason = user.inactiveReason ?? '';
  return [
    { at: desk.hoursAgo(9 * DAY_HOURS), kind: 'account_deactivated', userKey: user.key, code: 'R11', reason },
    { at: desk.hoursAgo(2 * DAY_HOURS), kind: 'account_appealed', userKey: user.key, reason: ACCOUNT_APPEAL },
  ];
}

function claims(desk: Desk): CaseStep[] {
  const { random, world } = desk;
  const people = random.shuffled(world.users.filter(isHomeowner(world)));
  const listings = random.shuffled(world.contractors.filter(({ ownerKey }) => ownerKey === null));
  return times(OPEN_CLAIMS + REJECTED_CLAIMS, (index) => {
    const { key: userKey, language } = entryAt(people, index % people.length);
    const contractorKey = entryAt(listings, index).key;
    const at = desk.hoursAgo((index === 0 ? 8.5 : 0.7 + index * 1.1) * DAY_HOURS);
    const message = random.pick(CLAIM_MESSAGES[language]);
    const filed: CaseStep = {
      at,
      kind: 'claim_filed',
      contractorKey,
      userKey,
      evidence: index % 3 === 1 ? 'listed_email' : 'website_email',
      message,
    };
    const reason = 'The domain of the address belongs to a supplier, not to this business.';
    return index < OPEN_CLAIMS
      ? [filed]
      : [filed, { at: later(at, 20), kind: 'claim_rejected', contractorKey, userKey, reason }];
  });
}

const isHomeowner =
  ({ contractors }: DemoWorld) =>
  ({ key, role, status }: DemoUser): boolean =>
    role === 'user' && status === 'active' && !contractors.some(({ ownerKey }) => ownerKey === key);

function decided(
  { random }: Desk,
  review: DemoReview,
  action: 'deactivated' | 'activated' | 'deleted',
  code: ReasonCode | null,
  at: Date,
): CaseStep {
  const reason =
    code === null ? random.pick(RESTORED[review.language]) : decisionReason(random, code, review);
  return { at, kind: 'review', action, reviewKey: review.key, code, reason };
}

function takeDownReason(random: Random, { language }: DemoReview): { code: ReasonCode; text: string } {
  const code = random.pick(TAKE_DOWN_CODES);
  return { code, text: random.pick(TAKE_DOWN_REASONS[code]?.[language] ?? []) };
}

function decisionReason(random: Random, code: ReasonCode, { language }: DemoReview): string {
  return random.pick(DECISION_REASONS[code]?.[language] ?? []);
}

function noteAfter({ random }: Desk, { at }: CaseStep, { key }: DemoReview): CaseStep {
  return { at: later(at, 7), kind: 'note', reviewKey: key, body: random.pick(NOTES) };
}

const later = (at: Date, hours: number): Date => new Date(at.getTime() + hours * HOUR_MS);

const times = (count: number, make: (index: number) => CaseStep[]): CaseStep[] =>
  Array.from({ length: count }, (_, index) => make(index)).flat();
