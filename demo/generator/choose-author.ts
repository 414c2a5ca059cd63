import { REVIEWS_A_DAY } from '../../common/limits/text-limits.ts';
import type { Firm } from './contractors.ts';
import { isoDate } from './dates.ts';
import type { Random } from './random.ts';
import type { Person } from './users.ts';

/** A review that still has no author. */
export type OpenReview = { firm: Firm; createdAt: Date; jobMonth: string };
/** The author of a review, and whether they wrote about the business before. */
export type Choice = { author: Person; returning: boolean };
export type AuthorChooser = (open: OpenReview, random: Random) => Choice;

/** One review in so many is by another contractor. */
const ONE_BY_A_CONTRACTOR_IN = 33;
/** Of a hundred authors, so many live where the work was done. */
const LIVES_THERE = 0.95;
const COMES_BACK = 0.02;
const SPEAKS_WITH_THEM = 3;

/** Assigns reviews, mostly to homeowners of the same metro and language, and to no author too often. */
export function createAuthorChooser(people: readonly Person[]): AuthorChooser {
  const homeowners = people.filter(
    ({ user }) => user.role === 'user' && user.status === 'active' && user.key !== 'user',
  );
  const owners = people.filter(({ user }) => user.role === 'contractor' && user.key !== 'contractor');
  const written = new Map<string, number>();
  const groups = new Map([
    [homeowners, groupsOf(homeowners)],
    [owners, groupsOf(owners)],
  ]);
  let chosen = 0;
  const leftOf = ({ user, reviewsAtMost }: Person) => reviewsAtMost - (written.get(user.key) ?? 0);

  const weights = ({ firm, createdAt, jobMonth }: OpenReview, pool: readonly Person[], random: Random) => {
    const day = isoDate(createdAt);
    return pool.flatMap((person): (readonly [Person, number])[] => {
      const { key, language } = person.user;
      const left = leftOf(person);
      if (left <= 0 || key === firm.owner?.user.key) return [];
      if ((written.get(`${key} ${day}`) ?? 0) >= REVIEWS_A_DAY) return [];
      const before = written.has(visitOf(person, firm));
      if (before && (written.has(`${visitOf(person, firm)} ${jobMonth}`) || !random.chance(COMES_BACK)))
        return [];
      return [[person, left * (firm.languages.includes(language) ? SPEAKS_WITH_THEM : 1)]];
    });
  };

  return (open, random) => {
    chosen += 1;
    const pool = chosen % ONE_BY_A_CONTRACTOR_IN === 16 ? owners : homeowners;
    const { key, zone } = open.firm.metro;
    const there = groups.get(pool)?.get(key) ?? [];
    const near = groups.get(pool)?.get(zone) ?? [];
    const [first, second] = random.chance(LIVES_THERE) ? [there, near] : [near, there];
    let able = weights(open, first, random);
    for (const group of [second, pool]) if (able.length === 0) able = weights(open, group, random);
    if (able.length === 0) throw new Error(`Nobody is left to review ${open.firm.contractor.key}`);
    const author = random.weighted(able);
    const visit = visitOf(author, open.firm);
    const returning = written.has(visit);
    for (const count of [
      author.user.key,
      `${author.user.key} ${isoDate(open.createdAt)}`,
      visit,
      `${visit} ${open.jobMonth}`,
    ])
      written.set(count, (written.get(count) ?? 0) + 1);
    return { author, returning };
  };
}

/** Persons by their metro, and by its zone. */
function groupsOf(people: readonly Person[]): Map<string, Person[]> {
  const groups = new Map<string, Person[]>();
  for (const person of people)
    for (const key of [person.metro.key, person.metro.zone])
      groups.set(key, [...(groups.get(key) ?? []), person]);
  return groups;
}

const visitOf = ({ user }: Person, { contractor }: Firm): string => `${user.key} at ${contractor.key}`;
