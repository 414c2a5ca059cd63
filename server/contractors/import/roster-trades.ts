import { foldWords } from './fold-words.ts';
import type { Mapping } from './mapping.ts';
import { wordsThatTell, withoutSurnames } from './telling-words.ts';

/** The trades that an unclaimed listing gets at most. */
export const LISTING_TRADES_MAX = 8;
const ANY_BUILDER = 'general-contractor';

/**
 * Industries of the North American Industry Classification System (2017 and 2022), by the first digits of their code. An
 * industry that says too little has an empty list: the name of the business has to tell.
 */
const INDUSTRIES: Readonly<Record<string, readonly string[]>> = {
  '2361': [ANY_BUILDER],
  '236118': ['remodeling'],
  '2362': [ANY_BUILDER],
  '23711': ['drains-septic', 'excavation'],
  '23713': ['electrical'],
  '23731': ['paving', 'excavation'],
  '23799': ['excavation'],
  '23811': ['concrete', 'foundation'],
  '23812': ['steel-welding'],
  '23813': ['framing'],
  '23814': ['masonry'],
  '23815': ['windows-glass'],
  '23816': ['roofing'],
  '23817': ['siding', 'gutters'],
  '23819': ['foundation'],
  '23821': ['electrical'],
  '23822': ['plumbing', 'hvac'],
  '23829': [],
  '23831': ['drywall', 'insulation'],
  '23832': ['painting'],
  '23833': ['flooring'],
  '23834': ['tile'],
  '23835': ['finish-carpentry'],
  '23839': ['remodeling'],
  '23891': ['excavation', 'demolition'],
  '23899': [],
  '327991': ['countertops', 'masonry'],
  '54131': ['architecture'],
  '54132': ['landscaping'],
  '54133': ['structural-eng'],
  '54134': ['architecture'],
  '54135': ['structural-eng'],
  '54137': ['survey'],
  '54141': ['architecture'],
  '561621': ['low-voltage'],
  '561622': ['doors'],
  '56171': ['pest-control'],
  '56172': ['handyman-cleanup'],
  '56173': ['landscaping'],
  '56174': ['handyman-cleanup'],
  '56179': ['handyman-cleanup'],
  '56211': ['handyman-cleanup'],
  '8114': ['handyman-cleanup'],
};

/** Trade words in a business's name, or in a board's description of a class. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/\bplumb|\bplbg|\bfontaner|\bplomer/, 'plumbing'],
  [
    /\bhvac\b|\bheat(ing|ers?)?\b|\bhtg\b|\bcooling|\bclg\b|\bair condition|\ba c\b|\brefrigerat|\bmechanical\b|\bclima/,
    'hvac',
  ],
  [/\belectric|\belec\b|\blighting\b/, 'electrical'],
  [/\broof|\btecho/, 'roofing'],
  [/\bpaint|\bpintura|\bwall ?cover/, 'painting'],
  [/\bfloor|\bcarpet (?!clean)|\bhardwood|\bpisos\b/, 'flooring'],
  [/\btiles?\b|\bterrazzo|\bazulejo/, 'tile'],
  [/\bcounter ?top|\bgranite|\bmarble|\bquartz/, 'countertops'],
  [/\blandscap|\blawn|\birrigation|\bturf\b|\bsod\b|\bjardin/, 'landscaping'],
  [/\btrees?\b|\bstump|\barbor(ist|care)?\b/, 'tree-service'],
  [/\bfenc(e|es|ing)\b/, 'fencing'],
  [/\bpools?\b|\balberca|\bpiscina/, 'pools'],
  [/\bdecks?\b|\bpatios?\b|\bpergola|\bawning/, 'decks-patios'],
  [/\bconcrete\b|\bconcreto\b/, 'concrete'],
  [/\bmason|\balbanil|\bbrick|\bstone (?!mountain)/, 'masonry'],
  [/\bpav(ing|ers?|ement)\b|\basphalt/, 'paving'],
  [
    /\bexcavat|\bgrading\b|\bearth ?(work|mov)|\bsite ?(work|prep|development)|\bland clearing|\bbackhoe|\bexcavac/,
    'excavation',
  ],
  [/\bdemolition|\bdemolicion|\bwrecking\b/, 'demolition'],
  [/\bfoundation (repair|crack)|\bbasement/, 'foundation'],
  [/\bwaterproof|\bimpermeabiliz/, 'waterproofing'],
  [/\bfram(ing|ers?)\b/, 'framing'],
  [/\bweld|\bsoldadur|\bstructural steel|\bsteel\b/, 'steel-welding'],
  [/\bornamental|\bwrought iron|\bherrer/, 'ornamental-iron'],
  [/\bgutter|\bsheet metal/, 'gutters'],
  [/\bsiding\b/, 'siding'],
  [/\bwindows?\b|\bglass\b|\bglaz(ing|iers?)\b/, 'windows-glass'],
  [/\b(garage|overhead) doors?\b/, 'garage-doors'],
  [/(?<!garage |overhead )\bdoors?\b|\block(smith|s)\b/, 'doors'],
  [/\binsulat/, 'insulation'],
  [/\bdrywall|\bsheetrock|\btablaroca/, 'drywall'],
  [/\bstucco|\bplaster/, 'plaster-stucco'],
  [/\bcabinet|\bmillwork|\bwoodwork/, 'cabinets'],
  [/\bcarpent|\bcarpinter|\btrim\b/, 'finish-carpentry'],
  [/\bsolar\b/, 'solar'],
  [/\bseptic|\bsewer|\bdrains?\b|\brooter\b/, 'drains-septic'],
  [/\bwater (heater|well|treatment|softener|purif)|\bwell (drill|pump)|\bpumps?\b/, 'water-systems'],
  [/\bgas (line|piping|fitt)|\bpropane/, 'gas'],
  [/\bfire (protection|sprinkler|alarm|suppression)|\bsprinkler fitt/, 'fire-protection'],
  [/\balarms?\b|\bsecurity\b|\blow voltage|\bcctv\b|\btelecom|\bcabling|\baudio\b/, 'low-voltage'],
  [/\bpest\b|\bplagas\b|\bfumigac|\bexterminat|\btermite/, 'pest-control'],
  [/\brestoration\b|\bmold\b|\bwater damage|\bremediation/, 'restoration'],
  [/\bkitchen|\bcocina/, 'kitchen'],
  [/\bbath(room|s)?\b/, 'bathroom'],
  [/\bremodel|\brenovat|\bhome improvement|\brehab/, 'remodeling'],
  [/\barchitect|\barquitect/, 'architecture'],
  [/\bsurvey(ing|ors?)\b/, 'survey'],
  [/\bstructural engineer/, 'structural-eng'],
  [/\bhandyman|\bjanitor|\bclean(ing|ers?)\b|\bclean ?up\b|\bjunk\b|\bmaid/, 'handyman-cleanup'],
];
const BUILDER_WORDS =
  /\bgeneral\b.*\bcontract|\bcontract.*\bgeneral\b|\bconstruct|\bbuild(ers?|ing)\b|\bhomes?\b|\bcontract(ors?|ing)\b/;

/** Trades as the database has them: how they may be written, and the classes of California's board. */
export type KnownTrade = {
  id: number;
  slug: string;
  names: readonly string[];
  cslbClasses: readonly string[];
};
/** `isKnown`: the register's own words name a trade, whatever the rest of the row does. */
export type FindTrades = (written: string, name: string) => { tradeIds: number[]; isKnown: boolean };

/**
 * Makes the function that finds a contractor's trades from its roster row and name, the surest first. Slugs
 * in a mapping that are no trade are ignored.
 */
export function tradeFinder(trades: readonly KnownTrade[], mapping: Mapping): FindTrades {
  const ids = new Map(trades.map((trade) => [trade.slug, trade.id]));
  const byName = new Map(
    trades.flatMap(({ slug, names }) => [slug, ...names].map((name) => [foldWords(name), slug] as const)),
  );
  const californian = californianClasses(trades);
  const codes = new Map(
    Object.entries(mapping.trade_codes).map(([code, slugs]) => [code.toLowerCase(), slugs]),
  );

  const isKnownCode = (token: string): boolean => codes.has(token.toLowerCase());
  const fromToken = (token: string): readonly string[] => {
    const given =
      codes.get(token.toLowerCase()) ??
      (mapping.california_classes ? californian.get(plainClass(token)) : undefined);
    if (given) return given;
    const named = byName.get(foldWords(token));
    return named ? [named] : industryTrades(token);
  };
  return (written, name) => {
    const telling = wordsThatTell(written);
    const tokens = telling
      .split(/[|;,]/)
      .map((token) => token.trim())
      .filter((token) => token !== '');
    // A whole cell that a code explains needs no other reading.
    const whole = codes.get(written.trim().toLowerCase());
    const stated = unique(whole ?? [...tokens.flatMap(fromToken), ...tradesInWords(tokens.join(' '))]);
    const confirmed = tradesInWords(name).filter((slug) => stated.includes(slug));
    const named = tradesInWords(withoutSurnames(name, stated.length > 0));
    const chosen = choose({ stated, confirmed, named }, mapping, { telling, name });
    const tradeIds = chosen.flatMap((slug) => ids.get(slug) ?? []).slice(0, LISTING_TRADES_MAX);
    const isKnown =
      whole !== undefined ||
      stated.length > 0 ||
      BUILDER_WORDS.test(foldWords(telling)) ||
      tokens.every((token) => isIndustry(token) || isKnownCode(token));
    return { tradeIds, isKnown };
  };
}

type TradeSources = { stated: readonly string[]; confirmed: readonly string[]; named: readonly string[] };
type RosterText = { telling: string; name: string };

/** An industry of several trades is narrowed to those the name speaks of; the name's other trades follow. */
function choose({ stated, confirmed, named }: TradeSources, mapping: Mapping, words: RosterText): string[] {
  const kept = confirmed.length > 0 && !mapping.california_classes ? confirmed : stated;
  const found = unique([...kept, ...named]);
  if (found.length > 0) return found;
  const isSpecialty = /\bspecialt|\bspeciali[sz]ed|\bsubcontract/.test(foldWords(words.telling));
  // A specialty that is not named is not known; it is not general contracting.
  const usual = isSpecialty ? mapping.trades.filter((slug) => slug !== ANY_BUILDER) : mapping.trades;
  if (usual.length > 0 || isSpecialty) return [...usual];
  return BUILDER_WORDS.test(foldWords(`${words.telling} ${words.name}`)) ? [ANY_BUILDER] : [];
}

function tradesInWords(text: string): string[] {
  const folded = foldWords(text);
  return WORDS.filter(([words]) => words.test(folded)).map(([, slug]) => slug);
}

/** Industries that say too little are known all the same. */
const isIndustry = (token: string): boolean => /^\d{6}$/.test(token) && /^(?:23|32|44|54|56|81)/.test(token);

/** The longest prefix of a six-digit code that the table knows. */
function industryTrades(token: string): readonly string[] {
  if (!/^\d{6}$/.test(token)) return [];
  for (let length = 6; length >= 4; length -= 1) {
    const found = INDUSTRIES[token.slice(0, length)];
    if (found) return found;
  }
  return [];
}

/**
 * The trades of each class of California's board: those that name it first, or else the first with it.
 * General building (B) and home improvement (B-2) cover many trades and count as one.
 */
function californianClasses(trades: readonly KnownTrade[]): Map<string, string[]> {
  const classes = new Map<string, string[]>();
  for (const { slug, cslbClasses } of trades) {
    const [primary] = cslbClasses;
    if (primary) classes.set(plainClass(primary), [...(classes.get(plainClass(primary)) ?? []), slug]);
  }
  for (const { slug, cslbClasses } of trades) {
    for (const other of cslbClasses)
      if (!classes.has(plainClass(other))) classes.set(plainClass(other), [slug]);
  }
  classes.set('B', [ANY_BUILDER]);
  classes.set('B2', ['remodeling']);
  return classes;
}

/** `C-7`, `C07` and `c 7` are the same class. */
function plainClass(written: string): string {
  return written
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/^([A-Z]+)0+(?=\d)/, '$1');
}

function unique(slugs: readonly string[]): string[] {
  return [...new Set(slugs)];
}
