import { NAMES, type Gender } from './names.ts';
import type { Random } from './random.ts';

type FullName = { name: string; family: string };

/** An unused name that is usual in the place. */
export function freeName(
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
  const family = random.pick(NAMES.mexicanFamilyNames);
  const mother = random.pick(NAMES.mexicanFamilyNames);
  return {
    family,
    name: inMexico && random.chance(0.6) ? `${first} ${family} ${mother}` : `${first} ${family}`,
  };
}

function americanFullName(gender: Gender, random: Random): FullName {
  const family = random.pick(NAMES.americanFamilyNames);
  return { family, name: `${random.pick(NAMES.americanFirstNames[gender])} ${family}` };
}
