import tlds from 'tlds' with { type: 'json' };

/** Every top-level domain that there is (IANA, Root Zone Database). */
const TOP_LEVEL: ReadonlySet<string> = new Set(tlds);
/** Those that hardly anything but an address ends in. */
const USUAL: ReadonlySet<string> = new Set(
  'com net org info biz mx gob edu gov io site online app shop homes pro dev xyz tv club store website'.split(
    ' ',
  ),
);
/** Files end so as well: "start.sh". */
const FILE_ENDINGS: ReadonlySet<string> = new Set('sh py rs md zip mov pl ps'.split(' '));
/** "free.com.ua": before the ending of a country. */
const SECOND_LEVEL: ReadonlySet<string> = new Set('com co net org edu gob gov'.split(' '));
/** Capitalized they do not begin a sentence. */
const NEVER_A_WORD: ReadonlySet<string> = new Set('com org mx gob edu gov biz io xyz'.split(' '));
/** Stores and portals that texts name without meaning a way to reach anybody. */
const WELL_KNOWN =
  /^(?:www\.)?(?:amazon|homedepot|lowes|walmart|costco|ebay|mercadolibre|liverpool|coppel|sodimac|yelp|angi|homeadvisor|thumbtack|houzz|nextdoor|google|booking|bbb|facebook|youtube|zillow|airbnb|wikipedia)\.(?:com|org|net|com\.mx)$/iu;
/** A name of so many letters stands before an ending that is a word, too: "desertbloom.plumbing". */
const LONG_NAME = 10;
const ANNOUNCED =
  /\b(?:visit|web ?sites?|web|sites?|pages?|url|link|online at|find (?:us|me|them) at|look us up at|go to|check out|book at|portfolio at|now at|pagina|sitio|entra a|visite|visita|liga|enlace|busque|nos encuentra en|portafolio)\b[^.!?\n]{0,20}$/iu;

const CANDIDATE =
  /(?<![\p{L}\p{N}@._-])((?:[\p{L}\p{N}][\p{L}\p{N}-]{0,62}\.)+)(\p{L}{2,24})(?![\p{L}\p{N}-])(?:(\/[^\s/]|:\d{2,5}\b))?/gu;
const BEFORE = 40;

/** Whether a text without accents, its case kept, gives a web address: a name and a domain ending that exists. */
export function hasWebAddress(cased: string): boolean {
  return Array.from(cased.matchAll(CANDIDATE)).some((found) => {
    const [, labels = '', ending = '', path] = found;
    const before = cased.slice(Math.max(0, found.index - BEFORE), found.index);
    return isWebAddress(labels.slice(0, -1), ending, { hasPath: path !== undefined, before });
  });
}

function isWebAddress(
  labels: string,
  ending: string,
  { hasPath, before }: { hasPath: boolean; before: string },
): boolean {
  const topLevel = ending.toLowerCase();
  if (!TOP_LEVEL.has(topLevel) || !/\p{L}/u.test(labels)) return false;
  if (hasPath) return true;
  if (WELL_KNOWN.test(`${labels}.${ending}`)) return false;
  // "leaving.Pro crew": the space after a full stop is missing.
  const beginsSentence = /^\p{Lu}/u.test(ending) && /\p{L}$/u.test(labels);
  if (beginsSentence && !NEVER_A_WORD.has(topLevel)) return false;
  if (USUAL.has(topLevel)) return true;
  const name = labels.split('.').at(-1) ?? '';
  if (SECOND_LEVEL.has(name.toLowerCase()) && labels.includes('.')) return true;
  if (FILE_ENDINGS.has(topLevel)) return ANNOUNCED.test(before);
  return name.length >= LONG_NAME || /[\d-]/u.test(name) || ANNOUNCED.test(before);
}
