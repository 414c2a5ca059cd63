import type { Language } from '../../common/format/language.ts';
import { expand, type Slots } from './grammar.ts';
import type { Random } from './random.ts';
import { readDemo } from './read-demo.ts';
import type { AboutFrames, ProfileTexts } from './text-shapes.ts';

type Profiles = Readonly<Record<string, ProfileTexts>>;

const FRAMES: Record<Language, AboutFrames> = {
  english: readDemo('english/about'),
  mexican_spanish: readDemo('mexican-spanish/about'),
};
const PROFILES: Record<Language, Profiles> = {
  english: readDemo('english/profiles'),
  mexican_spanish: readDemo('mexican-spanish/profiles'),
};

/** The texts of businesses of a trade; throws an Error for a trade without texts. */
export function profileTexts(tradeSlug: string, language: Language): ProfileTexts {
  const texts = PROFILES[language][tradeSlug];
  if (texts === undefined) throw new Error(`No profile texts for ${tradeSlug} in ${language}`);
  return texts;
}

/** A line under the name of the business, of at most about a hundred characters. */
export function headline(tradeSlug: string, language: Language, slots: Slots, random: Random): string {
  return expand(random.pick(profileTexts(tradeSlug, language).headlines), slots, random);
}

/** Two paragraphs of three to five sentences in all: where from and what, then how and a last word. */
export function aboutText(tradeSlug: string, language: Language, slots: Slots, random: Random): string {
  const frames = FRAMES[language];
  const write = (choices: readonly string[]): string => expand(random.pick(choices), slots, random);
  const first = [write(frames.origin), write(profileTexts(tradeSlug, language).about)];
  const second = [write(frames.way)];
  if (random.chance(0.6))
    second.push(write(slots['crew'] === '1' ? frames.people.filter(isOfOne) : frames.people));
  if (random.chance(0.55)) second.push(write(frames.close));
  return `${first.join(' ')}\n\n${second.join(' ')}`;
}

/** Whether the sentence fits a business of one person. */
function isOfOne(sentence: string): boolean {
  return !/\{crew\}|crew|payroll|apprentices|en total|nómina|aprendices/.test(sentence);
}
