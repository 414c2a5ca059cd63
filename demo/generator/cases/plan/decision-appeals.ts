import type { DemoReview } from '../../types.ts';
import { CASE_TEXTS, type AppealedTexts } from '../case-texts.ts';
import type { CaseStep } from '../steps.ts';
import { DAY_HOURS, type Desk } from './desk.ts';

/** The subject of an appeal and its result; `of`: an account that the manual names. */
type Appealed = {
  what: 'review_edited' | 'response_edited' | 'response_deactivated' | 'response_deleted';
  decidedDaysAgo: number;
  filedDaysAgo: number;
  ended: { how: 'accepted' | 'rejected' | 'withdrawn'; daysAgo: number } | null;
  of?: 'contractor' | 'user';
};
const open = (
  what: Appealed['what'],
  decidedDaysAgo: number,
  filedDaysAgo: number,
  of?: Appealed['of'],
): Appealed => ({ what, decidedDaysAgo, filedDaysAgo, ended: null, ...(of ? { of } : {}) });
const ended = (
  what: Appealed['what'],
  [decidedDaysAgo, filedDaysAgo, daysAgo]: readonly [number, number, number],
  how: 'accepted' | 'rejected' | 'withdrawn',
  of?: Appealed['of'],
): Appealed => ({ what, decidedDaysAgo, filedDaysAgo, ended: { how, daysAgo }, ...(of ? { of } : {}) });

/** None is late: those that are open were filed less than seven days ago. */
const APPEALED: readonly Appealed[] = [
  open('response_deactivated', 9.1, 3.2, 'contractor'),
  ended('response_edited', [12.3, 11.2, 6.4], 'accepted', 'contractor'),
  // Withdrawn, so it can be appealed again: the contractor's demo account shows the form.
  ended('response_deactivated', [9.4, 8.1, 7.6], 'withdrawn', 'contractor'),
  open('review_edited', 8.3, 2.3, 'user'),
  open('response_deactivated', 12.4, 6.1),
  open('response_deleted', 5.2, 1.1),
  open('response_edited', 7.4, 4.6),
  open('review_edited', 11.3, 5.4),
  open('review_edited', 4.6, 0.4),
  ended('response_deactivated', [12.6, 11.4, 8.2], 'accepted'),
  ended('response_deactivated', [10.4, 9.6, 5.3], 'rejected'),
  ended('response_deleted', [12.1, 10.2, 4.2], 'accepted'),
  ended('response_deleted', [11.6, 10.6, 7.1], 'rejected'),
  ended('response_edited', [10.2, 7.3, 2.2], 'rejected'),
  ended('review_edited', [13.1, 12.7, 9.2], 'accepted'),
  ended('review_edited', [12.9, 9.8, 3.3], 'rejected'),
  ended('review_edited', [8.8, 6.7, 5.6], 'withdrawn'),
];

const TEXTS: Record<Appealed['what'], AppealedTexts> = {
  review_edited: CASE_TEXTS.reviewEdited,
  response_edited: CASE_TEXTS.responseEdited,
  response_deactivated: CASE_TEXTS.responseDeactivated,
  response_deleted: CASE_TEXTS.responseDeleted,
};

/** Edits and take-downs of responses that are appealed. */
export function decisionAppeals(desk: Desk): CaseStep[] {
  return APPEALED.flatMap((appealed) => {
    const review = reviewFor(desk, appealed);
    return [decision(desk, review, appealed), ...appeal(desk, review, appealed)];
  });
}

function reviewFor(desk: Desk, { what, of }: Appealed): DemoReview {
  const business = desk.world.contractors.find(({ ownerKey }) => ownerKey === 'contractor')?.key;
  const isAnswered = (review: DemoReview) => what === 'review_edited' || desk.hasResponse(review);
  const isTheirs = ({ contractorKey, authorKey }: DemoReview) =>
    of === undefined || (of === 'user' ? authorKey === 'user' : contractorKey === business);
  return desk.next((review) => isAnswered(review) && isTheirs(review));
}

function decision({ hoursAgo }: Desk, review: DemoReview, { what, decidedDaysAgo }: Appealed): CaseStep {
  const { code, decision: said, struck } = TEXTS[what];
  const reason = said[review.language];
  const sentence = struck[review.language];
  const why = { at: hoursAgo(decidedDaysAgo * DAY_HOURS), reviewKey: review.key, code, reason };
  switch (what) {
    case 'review_edited':
      return { ...why, kind: 'edited', sentence };
    case 'response_edited':
      return { ...why, kind: 'response_edited', sentence };
    case 'response_deactivated':
      return { ...why, kind: 'response', action: 'deactivated' };
    case 'response_deleted':
      return { ...why, kind: 'response', action: 'deleted' };
  }
}

function appeal({ hoursAgo }: Desk, review: DemoReview, { what, filedDaysAgo, ended: end }: Appealed) {
  const about = { type: what === 'review_edited' ? 'review' : 'response', key: review.key } as const;
  const said = TEXTS[what];
  const filed: CaseStep = {
    at: hoursAgo(filedDaysAgo * DAY_HOURS),
    kind: 'decision_appealed',
    about,
    reason: said.appeal[review.language],
  };
  if (end === null) return [filed];
  const closing = { at: hoursAgo(end.daysAgo * DAY_HOURS), about, reason: said[end.how][review.language] };
  const closed: CaseStep =
    end.how === 'withdrawn'
      ? { ...closing, kind: 'decision_appeal_withdrawn' }
      : {
          ...closing,
          kind: 'decision_appeal_decided',
          outcome: end.how === 'accepted' ? 'accept' : 'reject',
        };
  return [filed, closed];
}
