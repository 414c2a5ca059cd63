import { fold } from './fold.ts';
import {
  COUNTED,
  DIRECTIONS,
  NOT_IN_ENGLISH_NAMES,
  NOT_IN_SPANISH_NAMES,
  SPANISH_CONNECTORS,
  SPANISH_STREET_KINDS,
  STREET_KINDS,
  WEAK_SPANISH_STREET_KINDS,
  WEAK_STREET_KINDS,
} from './street-words.ts';

/** The most words in a street's name. */
const NAME_WORDS = 5;

/** A word or number, the text before it, and whether it is written as a name. */
type Token = { word: string; isName: boolean; before: string };

const TOKEN = /([^\p{L}\p{N}]*)([\p{L}\p{N}]+)/gu;
const HOUSE_NUMBER = /^\d{1,6}[a-z]?$/u;
const ORDINAL = /^\d{1,3}(?:st|nd|rd|th)$/u;
/** The end of a sentence or of its part: no address goes on behind it. A period may belong to an abbreviation. */
const BREAK = /[,;:!?()\n"…]/u;
const MOSTLY_CAPITALS = /^\p{Lu}{12,}/u;
const MONEY = /[$€£]\s*$/u;

/** Numbers of boxes, roads and lots that are an address without a street. */
const BOX_OR_ROAD =
  /\b(?:p\.? ?o\.? ?box|post office box|apartado(?: postal)?|apdo\.?) ?#?\d|\b\d{2,6} (?:[nsew]\.? |north |south |east |west )?(?:fm|cr|county road|county rd|state route|sr|state road|us highway|us hwy|highway|hwy|route) \d{1,4}\b|\b(?:manzana|mza?|mz)\.? \d{1,3}[a-z]?,? (?:lote|lt)\.? \d|\b(?:lote|lt)\.? \d{1,3}[a-z]?,? (?:manzana|mza?|mz)\.? \d|\bcarretera\b[^\n.,;]{1,40} km\.? ?\d/u;
/** Words that announce an address. */
const ANNOUNCED =
  /\b(?:domicilio|direccion|ubicad[oa]s?|address|(?:vive|viven|vivo|vivimos) en|(?:lives?|living|located|based) at|(?:lives?|living|located) on|(?:shop|office|yard|house|home|place|warehouse) is (?:at|on))\b[^\n]{0,24}$/u;

/** Whether a plain text contains a street with its number, or another postal address, of the US or Mexico. */
export function hasStreetAddress(plain: string): boolean {
  if (BOX_OR_ROAD.test(fold(plain))) return true;
  const tokens = Array.from(plain.matchAll(TOKEN), ([, before = '', word = '']): Token => {
    return { word: fold(word), isName: /^\p{Lu}/u.test(word), before };
  });
  // In a text of capitals a capital is no sign of an English name.
  const isShouted = MOSTLY_CAPITALS.test(plain.replace(/[^\p{L}]/gu, ''));
  const english = isShouted ? tokens.map((token) => ({ ...token, isName: false })) : tokens;
  return tokens.some(
    (token, at) =>
      (HOUSE_NUMBER.test(token.word) &&
        !MONEY.test(token.before) &&
        (isEnglishStreet(english, at) || isInColonia(tokens, at) || isAnnounced(english, at))) ||
      (SPANISH_STREET_KINDS.has(token.word) && !token.before.endsWith('/') && isSpanishStreet(tokens, at)),
  );
}

/** "1420 Oak Way", "123 main street", "33 N. First Ave": the number, a name, the kind of street. */
function isEnglishStreet(tokens: readonly Token[], at: number): boolean {
  const number = tokens[at]?.word ?? '';
  const names: Token[] = [];
  for (let place = at + 1; place < Math.min(tokens.length, at + 2 + NAME_WORDS); place += 1) {
    const token = tokens[place];
    if (!token || BREAK.test(token.before) || endsSentence(token, tokens[place - 1])) return false;
    // "3307 Calle Bonita": a Spanish name in the US.
    if (names.length === 0 && isSpanishNameOfStreet(tokens, place, number)) return true;
    if (token.word === 'broadway' || isKindAfter(names, token, number)) return true;
    if (DIRECTIONS.has(token.word)) continue;
    if (!mayBeInName(token)) return false;
    names.push(token);
  }
  return false;
}

const isSpanishNameOfStreet = (tokens: readonly Token[], place: number, number: string): boolean =>
  number.length >= 2 &&
  SPANISH_STREET_KINDS.has(tokens[place]?.word ?? '') &&
  (tokens[place]?.word.length ?? 0) > 3 &&
  tokens[place]?.isName === true &&
  tokens[place + 1]?.isName === true &&
  tokens[place + 1]?.before === ' ';

/** Whether a word says what kind of street the names before it are. */
function isKindAfter(names: readonly Token[], token: Token, number: string): boolean {
  if (names.length === 0) return false;
  if (STREET_KINDS.has(token.word)) return !isDoctor(token, names);
  return WEAK_STREET_KINDS.has(token.word) && isSureName(number, token, names);
}

const mayBeInName = ({ word }: Token): boolean =>
  ORDINAL.test(word) || (!NOT_IN_ENGLISH_NAMES.has(word) && !/^\d/u.test(word));

/** A period behind one to three letters belongs to an abbreviation: "33 N. First Ave". */
const endsSentence = (token: Token, before: Token | undefined): boolean =>
  token.before.includes('.') && (before?.word.length ?? 0) > 3;

/** "3 children, Dr. Ruiz": the kind of street precedes a capitalized name, after a number of few digits. */
const isDoctor = ({ word, isName }: Token, names: readonly Token[]): boolean =>
  word === 'dr' && isName && !names.some((name) => name.isName);

/** A kind of street that is also an ordinary word needs a capitalized name, or a usual house number. */
const isSureName = (number: string, kind: Token, names: readonly Token[]): boolean =>
  number.length >= 3
    ? !/0{3}$/u.test(number) || names.every((name) => name.isName)
    : kind.isName && names.every((name) => name.isName);

/** "Calle Hidalgo 214", "Av. de las Rosas #12", "avenida 16 de septiembre 45": the kind, a name, the number. */
function isSpanishStreet(tokens: readonly Token[], at: number): boolean {
  const name: Token[] = [];
  for (let place = at + 1; place < Math.min(tokens.length, at + 3 + NAME_WORDS); place += 1) {
    const token = tokens[place];
    if (!token || SPANISH_BREAK.test(token.before)) return false;
    if (HOUSE_NUMBER.test(token.word)) {
      if (name.length > 0 && isHouseNumber(tokens, place, { kind: tokens[at], name })) return true;
      if (name.length > 0 && tokens[place + 1]?.word !== 'de') return false;
      name.push(token);
    } else if (!NUMBER_SIGNS.has(token.word)) {
      if (token.before.includes(',') || NOT_IN_SPANISH_NAMES.has(token.word)) return false;
      if (!SPANISH_CONNECTORS.has(token.word)) name.push(token);
    }
  }
  return false;
}

type Street = { kind: Token | undefined; name: readonly Token[] };

/** An everyday word, or a comma before the number, needs a name in capitals or a sign of a number. */
function isHouseNumber(tokens: readonly Token[], place: number, { kind, name }: Street): boolean {
  const signs = tokens[place]?.before ?? '';
  const before = tokens[place - 1]?.word ?? '';
  const needsCapital = WEAK_SPANISH_STREET_KINDS.has(kind?.word ?? '') || signs.includes(',');
  const isSigned = signs.includes('#') || NUMBER_SIGNS.has(before);
  const isSure = !needsCapital || isSigned || name.some((token) => token.isName);
  return isSure && before !== 'de' && !counts(tokens[place + 1]);
}

const SPANISH_BREAK = /[;:!?()\n"…]/u;
const NUMBER_SIGNS: ReadonlySet<string> = new Set('no num numero nro n x por int ext'.split(' '));
const counts = (next: Token | undefined): boolean =>
  next !== undefined && !/[.,;:!?()\n]/u.test(next.before) && COUNTED.has(next.word);

const COLONIA: ReadonlySet<string> = new Set('col colonia fracc fraccionamiento barrio infonavit'.split(' '));

/** "Hidalgo 214, col. Centro" */
function isInColonia(tokens: readonly Token[], at: number): boolean {
  const [before, next, name] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]];
  if (!before || !next || !name || !COLONIA.has(next.word)) return false;
  return !/^\d/u.test(before.word) && !NOT_IN_SPANISH_NAMES.has(before.word) && !/[.;:]/u.test(next.before);
}

/** "He lives at 4066 Heron", "su domicilio es Hidalgo 214": a number beside a name after announcing words. */
function isAnnounced(tokens: readonly Token[], at: number): boolean {
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  const words = tokens.slice(Math.max(0, at - 7), at);
  if (!ANNOUNCED.test(words.map(({ word }) => word).join(' '))) return false;
  const isBeforeName = next?.isName === true && /^ $/u.test(next.before);
  // "vive en Monterrey, 64000", "lives in Fresno, CA 93701": a postal code, not a house.
  const isPostalCode = tokens[at]?.word.length === 5 && before?.isName === true;
  const isAfterName = before?.isName === true && !isPostalCode && !counts(next);
  return (isBeforeName && !isPostalCode) || isAfterName;
}
