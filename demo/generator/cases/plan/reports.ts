import type { DemoReview, DemoUser } from '../../types.ts';
import { CASE_TEXTS } from '../case-texts.ts';
import type { CaseStep } from '../steps.ts';
import { DAY_HOURS, type Desk } from './desk.ts';

type Reported = Extract<CaseStep, { kind: 'reported' }>;
type Reader = (fits: (user: DemoUser) => boolean) => DemoUser;

/** Open reports of texts: one case of three reports, one urgent, and a page with wrong facts. */
export function reports(desk: Desk): CaseStep[] {
  const { world, hoursAgo, next } = desk;
  const reader = createReaders(desk);
  const report = (
    days: number,
    { key: userKey }: DemoUser,
    about: Reported['about'],
    rest: Pick<Reported, 'reason'> & Partial<Reported>,
  ): Reported => ({
    kind: 'reported',
    at: hoursAgo(days * DAY_HOURS),
    userKey,
    about,
    passage: null,
    note: null,
    ...rest,
  });
  const notesOf = ({ language }: DemoUser) => CASE_TEXTS.reportNotes[language];
  const near = ({ city, language, authorKey }: DemoReview) =>
    reader((user) => user.city === city && user.language === language && user.key !== authorKey);
  const [disputed, urgent] = [next(), next()];
  const neighbor = near(disputed);
  const spam = world.postings.find(({ removed, authorKey }) => removed === null && authorKey !== 'user');
  const listing = world.contractors.find(({ ownerKey }) => ownerKey === null);
  const customer = reader(({ city }) => city === listing?.city);
  return [
    report(
      4.6,
      neighbor,
      { type: 'review', key: disputed.key },
      { reason: 'false_facts', note: notesOf(neighbor).false_facts },
    ),
    report(
      0.8,
      near(urgent),
      { type: 'review', key: urgent.key },
      { reason: 'private_data', passage: urgent.title },
    ),
    ...[3, 2, 1].flatMap((days) => {
      if (spam === undefined) return [];
      const user = reader(({ language, key }) => language === spam.language && key !== spam.authorKey);
      const said =
        days === 1
          ? ({ reason: 'other', note: notesOf(user).other } as const)
          : ({ reason: 'spam' } as const);
      return [report(days, user, { type: 'posting', key: spam.key }, said)];
    }),
    ...(listing === undefined
      ? []
      : [
          report(
            2,
            customer,
            { type: 'contractor', key: listing.key },
            { reason: 'wrong_listing', note: notesOf(customer).wrong_listing },
          ),
        ]),
  ];
}

/** Homeowners in random order, each used once; the first one where none fits. */
function createReaders({ world, random }: Desk): Reader {
  const people = random.shuffled(
    world.users.filter(({ key, role, status }) => role === 'user' && status === 'active' && key !== 'user'),
  );
  return (fits) => {
    const [found] = people.splice(Math.max(0, people.findIndex(fits)), 1);
    if (found === undefined) throw new Error('The demo world has too few people for its reports');
    return found;
  };
}
