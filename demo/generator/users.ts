import type { MembershipVersion } from '../../common/constants.ts';
import { LANGUAGES, type Language } from '../../common/format/language.ts';
import { slugify } from '../../common/format/slug.ts';
import { daysBefore } from './dates.ts';
import type { Gender } from './names.ts';
import { freeName } from './person-names.ts';
import { fictionalPhone, isMexican, METROS, metroByKey, placeIn, type Metro } from './places.ts';
import type { Random } from './random.ts';
import { readDemo } from './read-demo.ts';
import type { DemoUser } from './types.ts';

/** A person's style of writing; the same in all of their reviews. */
export type Voice = 'terse' | 'chatty' | 'blunt' | 'warm' | 'balanced';

/** An account together with what only the making of the demo world needs to know of its owner. */
export type Person = {
  user: DemoUser;
  /** The name that goes on the door of a business. */
  family: string;
  metro: Metro;
  gender: Gender;
  voice: Voice;
  /** The languages in which a business answers. Its reviews, and all of a private person, are in the first one. */
  writes: readonly Language[];
  /** The most reviews of this person. */
  reviewsAtMost: number;
};

type Sketch = {
  key: string;
  email: string;
  name: string;
  family: string;
  gender: Gender;
  metroKey: string;
  writes: readonly Language[];
  role: DemoUser['role'];
  membership?: MembershipVersion;
};

const VOICES: readonly (readonly [Voice, number])[] = [
  ['terse', 34],
  ['chatty', 15],
  ['blunt', 20],
  ['warm', 15],
  ['balanced', 16],
];
const OWNER_MEMBERSHIPS: readonly (readonly [MembershipVersion, number])[] = [
  ['free', 40],
  ['gold', 30],
  ['annual_gold', 14],
  ['platinum', 16],
];
/** Most users write once or twice in their life, a few write about every job. */
const REVIEWS_AT_MOST: readonly (readonly [number, number])[] = [
  [1, 26],
  [2, 22],
  [3, 17],
  [4, 12],
  [6, 11],
  [8, 7],
  [10, 3],
  [12, 2],
];
/** Owners have their own work to do. */
const OWNERS_REVIEWS_AT_MOST = 4;
/** Of ten businesses, so many have an owner here. */
const OWNED_SHARE = 0.17;
const LEAST_OWNERS = 2;
/** Less than the allowed number, so that nearly every user has written a review. */
const REVIEWS_A_PERSON = 2.9;

const INACTIVE_REASON =
  'Three reviews from this account were paid for by the businesses they praise, which they admitted (rule R11). ' +
  'Appeal within 180 days. / Tres reseñas de esta cuenta las pagaron los mismos negocios que elogian, y así lo ' +
  'reconocieron (regla R11). Tiene 180 días para apelar.';

/** The accounts that the manual names, and the owners of businesses; `taken` gets their names. */
export function buildAccounts(taken: Set<string>, random: Random, today: Date): Person[] {
  const named = readDemo<readonly Sketch[]>('accounts');
  for (const { name } of named) taken.add(name);
  const owners = METROS.flatMap((metro) => {
    const known = named.filter(({ role, metroKey }) => role === 'contractor' && metroKey === metro.key);
    const wanted = Math.max(LEAST_OWNERS, Math.round(metro.contractors * OWNED_SHARE)) - known.length;
    return Array.from({ length: wanted }, (_, index) =>
      sketchOwner(`owner-${metro.key}-${index + 1}`, metro, random, taken),
    );
  });
  return [...named, ...owners].map((sketch) => person(sketch, random.fork(sketch.key), today));
}

/** The homeowners of each metro: enough to write the reviews wanted there. */
export function buildHomeowners(
  reviewsWanted: ReadonlyMap<string, number>,
  taken: Set<string>,
  random: Random,
  today: Date,
): Person[] {
  return METROS.flatMap((metro) => {
    const count = Math.ceil((reviewsWanted.get(metro.key) ?? 0) / REVIEWS_A_PERSON) + 3;
    return Array.from({ length: count }, (_, index) => {
      const sketch = sketchPerson(`${metro.key}-${index + 1}`, metro, random, taken);
      return person(sketch, random.fork(sketch.key), today);
    });
  });
}

function sketchOwner(key: string, metro: Metro, random: Random, taken: Set<string>): Sketch {
  const sketch = sketchPerson(key, metro, random, taken);
  const second = LANGUAGES.filter((language) => !sketch.writes.includes(language));
  const speaksBoth = random.chance(
    isMexican(metro.regionCode) ? 0.25 : sketch.writes[0] === 'english' ? 0.4 : 0.9,
  );
  return {
    ...sketch,
    writes: speaksBoth ? [...sketch.writes, ...second] : sketch.writes,
    role: 'contractor',
    membership: random.weighted(OWNER_MEMBERSHIPS),
  };
}

function sketchPerson(key: string, metro: Metro, random: Random, taken: Set<string>): Sketch {
  const gender: Gender = random.chance(0.5) ? 'feminine' : 'masculine';
  const inMexico = isMexican(metro.regionCode);
  // A few Americans live in Mexico; near the border every other American has Mexican roots.
  const mexicanName = inMexico ? random.chance(0.96) : random.chance(metro.zone === 'inland' ? 0.32 : 0.46);
  const { name, family } = freeName(gender, mexicanName, inMexico, random, taken);
  const inSpanish = mexicanName && (inMexico || random.chance(0.5));
  return {
    key,
    email: `${slugify(name).replaceAll('-', '.')}@plumbline.test`,
    name,
    family,
    gender,
    metroKey: metro.key,
    writes: [inSpanish ? 'mexican_spanish' : 'english'],
    role: 'user',
  };
}

function person(sketch: Sketch, random: Random, today: Date): Person {
  const metro = metroByKey(sketch.metroKey);
  const inactive = sketch.key === 'inactive';
  const user: DemoUser = {
    key: sketch.key,
    email: sketch.email,
    name: sketch.name,
    role: sketch.role,
    language: sketch.writes[0] ?? 'english',
    status: inactive ? 'inactive' : 'active',
    inactiveReason: inactive ? INACTIVE_REASON : null,
    membership: sketch.membership ?? 'free',
    ...placeIn(metro, random),
    phone: fictionalPhone(metro, random),
    createdAt: daysBefore(
      today,
      sketch.role === 'user' ? 20 + 900 * random.next() : 1480 + 240 * random.next(),
    ),
  };
  return {
    user,
    family: sketch.family,
    metro,
    gender: sketch.gender,
    voice: random.weighted(VOICES),
    writes: sketch.writes,
    reviewsAtMost: sketch.role === 'user' ? random.weighted(REVIEWS_AT_MOST) : OWNERS_REVIEWS_AT_MOST,
  };
}
