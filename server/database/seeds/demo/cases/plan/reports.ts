import { entryAt } from '../../random.ts';
import type { DemoReview } from '../../types.ts';
import { CASE_TEXTS } from '../case-texts.ts';
import type { CaseStep } from '../steps.ts';
import { DAY_HOURS, type Desk } from './desk.ts';

type Reported = Extract<CaseStep, { kind: 'reported' }>;

/** What users reported and nobody has decided: one late, one joined of three, one urgent, and a page with wrong facts. */
export function reports(desk: Desk): CaseStep[] {
  const { world, hoursAgo, next } = desk;
  const people = world.users.filter(({ role, status }) => role === 'user' && status === 'active').slice(-6);
  const reporter = (index: number) => entryAt(people, index % people.length).key;
  const report = (
    days: number,
    by: number,
    about: Reported['about'],
    rest: Pick<Reported, 'reason'> & Partial<Reported>,
  ): Reported => ({
    kind: 'reported',
    at: hoursAgo(days * DAY_HOURS),
    userKey: reporter(by),
    about,
    passage: null,
    note: null,
    ...rest,
  });
  const isByOther = (review: DemoReview) => !people.some(({ key }) => key === review.authorKey);
  const [late, urgent] = [next(isByOther), next(isByOther)];
  const spam = world.postings.find(
    ({ removed, authorKey }) => removed === null && !authorKey.startsWith('user'),
  );
  const listing = world.contractors.find(({ ownerKey }) => ownerKey === null);
  const notes = CASE_TEXTS.reportNotes[late.language];
  return [
    report(9, 0, { type: 'review', key: late.key }, { reason: 'false_facts', note: notes.false_facts }),
    report(0.8, 1, { type: 'review', key: urgent.key }, { reason: 'private_data', passage: urgent.title }),
    ...(spam === undefined
      ? []
      : [0, 1, 2].map((index) =>
          report(
            3 - index,
            2 + index,
            { type: 'posting', key: spam.key },
            {
              reason: index === 2 ? 'other' : 'spam',
              note: index === 2 ? CASE_TEXTS.reportNotes[spam.language].other : null,
            },
          ),
        )),
    ...(listing === undefined
      ? []
      : [
          report(
            2,
            5,
            { type: 'contractor', key: listing.key },
            {
              reason: 'wrong_listing',
              note: CASE_TEXTS.reportNotes.english.wrong_listing,
            },
          ),
        ]),
  ];
}
