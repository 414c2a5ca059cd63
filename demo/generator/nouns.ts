const PLURAL = /(?:[^s]s)$/;
const VOWEL_SOUND = /^(?:[aeio]|un(?!i)|AD|HOA|AC)/;
/** Nouns that take no "a" though they are singular. */
const UNCOUNTED =
  /(?:work|wiring|irrigation|drywall|stucco|landscaping|repair work|insulation|siding|flooring|painting|cabinetry|glass|tile|concrete|fencing|clean-up|waterproofing|care|service|removal)$/;

/**
 * An English noun with "a" or "an" where it takes one. A Spanish noun, which has its article, stays
 * unchanged.
 */
export function withArticle(noun: string): string {
  if (/^(?:el|la|los|las|un|una|unos|unas) /.test(noun)) return noun;
  if (PLURAL.test(noun) || UNCOUNTED.test(noun)) return noun;
  return `${VOWEL_SOUND.test(noun) ? 'an' : 'a'} ${noun}`;
}
