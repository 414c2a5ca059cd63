import type { Language } from '../../common/format/language.ts';
import { NAMES } from './names.ts';
import { isMexican, type Metro } from './places.ts';
import type { Random } from './random.ts';
import type { DemoTrade } from './trades.ts';

/** An unused name in the style of the place and the language of the firm. */
export function freeFirmName(
  trade: DemoTrade,
  metro: Metro,
  language: Language,
  ownerFamily: string | null,
  random: Random,
  taken: Set<string>,
): string {
  for (;;) {
    const name = firmName(trade, metro, language, ownerFamily, random);
    const folded = name.toLowerCase();
    if (taken.has(folded)) continue;
    taken.add(folded);
    return name;
  }
}

function firmName(
  trade: DemoTrade,
  metro: Metro,
  language: Language,
  ownerFamily: string | null,
  random: Random,
): string {
  const mexican = isMexican(metro.regionCode);
  if (language === 'mexican_spanish') return spanishName(trade, mexican, ownerFamily, random);
  return englishName(trade, ownerFamily, random);
}

function englishName(trade: DemoTrade, ownerFamily: string | null, random: Random): string {
  const word = random.pick(trade.english);
  const family =
    ownerFamily ?? random.pick(random.chance(0.6) ? NAMES.americanFamilyNames : NAMES.mexicanFamilyNames);
  const [first, second] = NAMES.englishMarks;
  const mark = `${random.pick(first)} ${random.pick(second)}`;
  const familyNames = [
    `${family} ${word}`,
    `${family} & Sons ${word}`,
    `${family} Brothers ${word}`,
    `${family} Family ${word}`,
  ];
  if (ownerFamily !== null || random.chance(0.42)) return random.pick(familyNames);
  return random.pick([`${mark} ${word}`, `${random.pick(first)} ${word} Co.`, `${mark} ${word}, LLC`]);
}

function spanishName(trade: DemoTrade, mexican: boolean, ownerFamily: string | null, random: Random): string {
  const word = random.pick(trade.mexican_spanish);
  const family = ownerFamily ?? random.pick(NAMES.mexicanFamilyNames);
  const ofFamily = [
    `${word} ${family}`,
    `${word} ${family} e Hijos`,
    `${word} Hermanos ${family}`,
    `${family} ${word}`,
  ];
  if (ownerFamily !== null || random.chance(0.45)) return random.pick(ofFamily);
  const mark = random.pick(NAMES.spanishMarks);
  const coined = random.pick(NAMES.coinedNames);
  if (mexican && random.chance(0.4)) {
    return random.pick([
      `${coined} ${word}, S.A. de C.V.`,
      `Grupo ${coined} ${word}`,
      `${word} ${coined}, S. de R.L.`,
    ]);
  }
  return random.pick([`${word} ${mark}`, `${word} ${coined}`, `${word} ${mark} y Asociados`]);
}
