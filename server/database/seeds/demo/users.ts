import type { MembershipVersion } from '../../../../common/constants.ts';
import type { Language } from '../../../../common/language.ts';
import { slugify } from '../../../../common/slug.ts';
import { daysBefore } from './dates.ts';
import { NAMES, type Gender } from './names.ts';
import { fictionalPhone, isMexican, METROS, metroByKey, placeIn, type Metro } from './places.ts';
import { entryAt, type Random } from './random.ts';
import type { DemoUser } from './types.ts';

/** How someone writes; the same in all of a person's reviews. */
export type Voice = 'terse' | 'chatty' | 'blunt' | 'warm' | 'balanced';

/** An account together with what only the making of the demo world needs to know of its owner. */
export type Person = {
  user: DemoUser;
  /** The name that goes on the door of a business. */
  family: string;
  metro: Metro;
  gender: Gender;
  voice: Voice;
  writes: readonly Language[];
};

type Sketch = {
  key: string;
  email: string;
  name: string;
  family: string;
  gender: Gender;
  metroKey: string;
  writes: readonly Language[];
  role?: DemoUser['role'];
  membership?: MembershipVersion;
};

type FullName = { name: string; family: string };

const OWNERS_COUNT = 30;
const HOMEOWNERS_COUNT = 26;
const VOICES: readonly (readonly [Voice, number])[] = [
  ['terse', 18],
  ['chatty', 24],
  ['blunt', 16],
  ['warm', 20],
  ['balanced', 22],
];
const OWNER_MEMBERSHIPS: readonly (readonly [MembershipVersion, number])[] = [
  ['free', 40],
  ['gold', 30],
  ['annual_gold', 14],
  ['platinum', 16],
];

const INACTIVE_REASON =
  'Three reviews from this account were paid for by the businesses they praise, which they admitted (rule R11). ' +
  'Appeal within 180 days. / Tres reseñas de esta cuenta las pagaron los mismos negocios que elogian, y así lo ' +
  'reconocieron (regla R11). Tiene 180 días para apelar.';

const ENGLISH: readonly Language[] = ['english'];
const SPANISH: readonly Language[] = ['mexican_spanish'];
const BOTH_ENGLISH_FIRST: readonly Language[] = ['english', 'mexican_spanish'];
const BOTH_SPANISH_FIRST: readonly Language[] = ['mexican_spanish', 'english'];

/** The accounts that the manual names, in a fixed order. */
const NAMED: readonly Sketch[] = [
  {
    key: 'admin',
    email: 'admin@plumbline.test',
    name: 'Daniela Ferrante',
    family: 'Ferrante',
    gender: 'feminine',
    metroKey: 'san-diego',
    writes: BOTH_ENGLISH_FIRST,
    role: 'admin',
  },
  {
    key: 'contractor',
    email: 'contractor@plumbline.test',
    name: 'Marisol Cordero',
    family: 'Cordero',
    gender: 'feminine',
    metroKey: 'san-diego',
    writes: BOTH_ENGLISH_FIRST,
    role: 'contractor',
    membership: 'gold',
  },
  {
    key: 'free',
    email: 'free@plumbline.test',
    name: 'Rubén Salcedo',
    family: 'Salcedo',
    gender: 'masculine',
    metroKey: 'san-antonio',
    writes: BOTH_SPANISH_FIRST,
    role: 'contractor',
  },
  {
    key: 'user',
    email: 'user@plumbline.test',
    name: 'Hannah Whitlock',
    family: 'Whitlock',
    gender: 'feminine',
    metroKey: 'san-diego',
    writes: ENGLISH,
  },
  {
    key: 'inactive',
    email: 'inactive@plumbline.test',
    name: 'Ernesto Gastélum',
    family: 'Gastélum',
    gender: 'masculine',
    metroKey: 'tijuana',
    writes: SPANISH,
  },
  {
    // Nobody decides about an appeal against a decision of their own: it takes two.
    key: 'admin-second',
    email: 'second.admin@plumbline.test',
    name: 'Tomás Avelar',
    family: 'Avelar',
    gender: 'masculine',
    metroKey: 'el-paso',
    writes: BOTH_SPANISH_FIRST,
    role: 'admin',
  },
];

/** Everybody with an account: the named ones, homeowners, and owners of businesses. */
export function buildPeople(random: Random, today: Date): Person[] {
  // One list for all: an e-mail address is made from the name.
  const taken = new Set(NAMED.map(({ name }) => name));
  const sketches = [
    ...NAMED,
    ...sketchHomeowners(random.fork('homeowners'), taken),
    ...sketchOwners(random.fork('owners'), taken),
  ];
  return sketches.map((sketch) => person(sketch, random.fork(sketch.key), today));
}

/** The people who own a business, the two named ones first. */
export function ownersAmong(people: readonly Person[]): Person[] {
  return people.filter(({ user }) => user.role === 'contractor');
}

function sketchHomeowners(random: Random, taken: Set<string>): Sketch[] {
  return Array.from({ length: HOMEOWNERS_COUNT }, (_, index) =>
    sketchPerson(`homeowner-${index + 1}`, entryAt(METROS, index % METROS.length), random, taken),
  );
}

/** Owners spread over the metros from the other end, so that both sides of the border have some. */
function sketchOwners(random: Random, taken: Set<string>): Sketch[] {
  return Array.from({ length: OWNERS_COUNT - 2 }, (_, index) => {
    const metro = entryAt(METROS, (index * 7 + 3) % METROS.length);
    const sketch = sketchPerson(`owner-${index + 1}`, metro, random, taken);
    return { ...sketch, role: 'contractor' as const, membership: random.weighted(OWNER_MEMBERSHIPS) };
  });
}

function sketchPerson(key: string, metro: Metro, random: Random, taken: Set<string>): Sketch {
  const gender: Gender = random.chance(0.5) ? 'feminine' : 'masculine';
  const mexicanName = isMexican(metro.regionCode) || random.chance(0.48);
  const { name, family } = freeName(gender, mexicanName, isMexican(metro.regionCode), random, taken);
  return {
    key,
    email: `${slugify(name).replaceAll('-', '.')}@plumbline.test`,
    name,
    family,
    gender,
    metroKey: metro.key,
    writes: languagesOf(metro, mexicanName, random),
  };
}

function languagesOf(metro: Metro, mexicanName: boolean, random: Random): readonly Language[] {
  if (isMexican(metro.regionCode)) return random.chance(0.15) ? BOTH_SPANISH_FIRST : SPANISH;
  if (!mexicanName) return ENGLISH;
  return random.chance(0.55) ? BOTH_ENGLISH_FIRST : BOTH_SPANISH_FIRST;
}

function freeName(
  gender: Gender,
  mexicanName: boolean,
  inMexico: boolean,
  random: Random,
  taken: Set<string>,
): FullName {
  for (;;) {
    const full = mexicanName ? mexicanFullName(gender, inMexico, random) : americanFullName(gender, random);
    if (taken.has(full.name)) continue;
    taken.add(full.name);
    return full;
  }
}

/** Father's and, in Mexico, often the mother's family name. */
function mexicanFullName(gender: Gender, inMexico: boolean, random: Random): FullName {
  const first = random.pick(NAMES.mexicanFirstNames[gender]);
  const [family = '', mother = ''] = random.shuffled(NAMES.mexicanFamilyNames);
  return {
    family,
    name: inMexico && random.chance(0.6) ? `${first} ${family} ${mother}` : `${first} ${family}`,
  };
}

function americanFullName(gender: Gender, random: Random): FullName {
  const family = random.pick(NAMES.americanFamilyNames);
  return { family, name: `${random.pick(NAMES.americanFirstNames[gender])} ${family}` };
}

function person(sketch: Sketch, random: Random, today: Date): Person {
  const metro = metroByKey(sketch.metroKey);
  const inactive = sketch.key === 'inactive';
  const user: DemoUser = {
    key: sketch.key,
    email: sketch.email,
    name: sketch.name,
    role: sketch.role ?? 'user',
    language: sketch.writes[0] ?? 'english',
    status: inactive ? 'inactive' : 'active',
    inactiveReason: inactive ? INACTIVE_REASON : null,
    membership: sketch.membership ?? 'free',
    ...placeIn(metro, random),
    phone: fictionalPhone(metro, random),
    createdAt: daysBefore(today, 1480 + random.integer(0, 240) + random.next()),
  };
  return {
    user,
    family: sketch.family,
    metro,
    gender: sketch.gender,
    voice: random.weighted(VOICES),
    writes: sketch.writes,
  };
}
