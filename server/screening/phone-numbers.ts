import { digitsInsteadOfWords } from './number-words.ts';

/** Groups of digits with their usual separators; a comma and a line end never stand in a number. */
const RUN = /[+(]{0,2}\d+(?:[ .()/·•∙*_|~'-]{1,5}\d+)*/gu;
/** The separators inside a phone number. */
const PART = /(\D*)(\d+)/gu;

/** The groupings of a number's ten digits, in both countries. */
const SHAPES: ReadonlySet<string> = new Set([
  '10',
  '3-3-4',
  '3-7',
  '6-4',
  '3-4-3',
  '2-4-4',
  '2-8',
  '3-3-2-2',
  '3-2-2-3',
  '3-1-2-2-2',
  '3-1-2-4',
  '2-4-2-2',
  '2-2-2-4',
  '2-3-5',
  '5-5',
  '1-1-1-1-1-1-1-1-1-1',
]);
/**
 * Shapes that other numbers share: a phone number only after words that say so, or with a known area code.
 */
const PAIRS = '2-2-2-2-2';
const SHORT_SHAPES: ReadonlySet<string> = new Set(['3-4', '3-2-2', '4-4', '7', '8', '2-2-2-2', '1-2-2-2']);
/** Mexico City, Guadalajara and Monterrey: area codes of two digits. */
const TWO_DIGIT_AREAS: ReadonlySet<string> = new Set(['33', '55', '56', '81']);
const COUNTRY_CODES: ReadonlySet<string> = new Set(['1', '52', '521', '01', '044', '045', '001', '011']);

const CONTEXT = 48;
/** The labels right before digits that are no phone number. */
const OTHER_NUMBER =
  /(?:(?:\b|_)(?:id|products?|producto|licen[cs]es?|licencias?|permits?|permisos?|invoice|factura|folio|serial|serie|models?|modelo|orden?|order|pedido|rfc|cfdi|cslb|roc|siniestro|expediente|garantia|warranty|registro|contrato|contract|policy|poliza|lic|part|pieza|sku|account|cuenta|clabe|case|caso|cedula|repse|imss|bond|fianza|parcel|apn|claim|ticket|reporte|ref|referencia|reference|vin|upc|code|codigo|bar ?code|tracking|guia|lot|lote|batch|cotizacion|quote|estimate|presupuesto|meter|medidor|catastral|item|receipt|recibo|confirmation|confirmacion|po)(?:,? (?:number|numero|num|no|nr|id|code|was|is|es|era|de|del|la|el|the|b|catastral|key|clave)\b\.?){0,3}|n[o°º]\.|#) ?[:#.=-]? ?#?$/iu;
const MONEY_BEFORE = /(?:[$€£¢]|\b(?:usd|mxn|mn|dlls|us)) ?$/iu;
const MEASURE_AFTER =
  /^ ?(?:%|°|["'″′]|(?:dollars?|bucks|pesos|usd|mxn|dlls|dolares|mil|millones|million|sq|square|ft|feet|foot|inch(?:es)?|m2|m3|m|mts|metros|cm|mm|km|kg|lbs?|pounds|gallons?|galones|litros|watts?|w|kw|kwh|btus?|psi|volts?|v|amps?|pieces|piezas|tiles|bricks|tabiques|blocks|steps|hours|horas|days|dias|grados|degrees|centigrados|anos|years|stars|estrellas|minutos|minutes|sections?)\b)/iu;
/** Words that announce a phone number. */
const ANNOUNCED =
  /\b(?:call(?:ed|ing)?|text(?:ed)?|phone|tel|telefono|telefonos|cel|celular|cell|mobile|whats(?:app)?|wa|wsp|llam(?:a|e|en|ar|arle|ame|eme|alo|elo|enos|anos|ale|ele)|marc(?:a|ar|ar le|arle|ale|ame|uen|que|quen|quele|queme|quenle|quenles)|comuni(?:carse|cate|quese|quense)|numero|number|dial|reach(?:ed)?|ring|fijo|movil|recados)\b[^\d\n]{0,30}$/iu;

/** Whether a folded text gives a phone number of the US or Mexico. */
export function hasPhoneNumber(folded: string): boolean {
  const text = digitsInsteadOfWords(folded);
  return Array.from(text.matchAll(RUN)).some((run) => {
    const before = text.slice(Math.max(0, run.index - CONTEXT), run.index);
    const after = text.slice(run.index + run[0].length, run.index + run[0].length + CONTEXT);
    return isPhone(run[0], { before, after });
  });
}

type Context = { before: string; after: string };
type Group = { digits: string; separator: string };

function isPhone(run: string, { before, after }: Context): boolean {
  if (/[\p{L}\d]$/u.test(before) && !/[ox]$/iu.test(before)) return false;
  if (OTHER_NUMBER.test(before) || MONEY_BEFORE.test(before)) return false;
  // Thousands or a fraction after a comma, or a case number with a letter behind it.
  if (/\d,$/u.test(before) || /^(?:,\d|-\p{L}\b)/u.test(after)) return false;
  const groups = Array.from(run.matchAll(PART), ([, separator = '', digits = '']) => ({ digits, separator }));
  const isAnnounced = ANNOUNCED.test(before);
  if (run.startsWith('+') && isInternational(groups)) return true;
  return groups.some((_, start) => startsPhone(groups, start, { isAnnounced, after }));
}

function isInternational(groups: readonly Group[]): boolean {
  const digits = groups.map((group) => group.digits).join('');
  return digits.length >= 11 && digits.length <= 13;
}

function startsPhone(
  groups: readonly Group[],
  start: number,
  { isAnnounced, after }: { isAnnounced: boolean; after: string },
): boolean {
  // A longer number in one piece, such as of a card, holds no phone.
  const joined = start > 0 && groups[start]?.separator.trim() !== '' && !isCountryCode(groups, start);
  if (joined) return false;
  let digits = '';
  const shape: number[] = [];
  for (let place = start; place < groups.length && digits.length < 13; place += 1) {
    const group = groups[place];
    if (!group) return false;
    digits += group.digits;
    shape.push(group.digits.length);
    const next = groups[place + 1];
    const ends = next === undefined || /[ ()/]/u.test(next.separator);
    const isLast = next === undefined;
    if (!ends || (isLast && MEASURE_AFTER.test(after))) continue;
    if (isNumber(digits, shape, isAnnounced && (start === 0 || isCountryCode(groups, start)))) return true;
  }
  return false;
}

const isCountryCode = (groups: readonly Group[], start: number): boolean =>
  start === 1 && COUNTRY_CODES.has(groups[0]?.digits ?? '');

function isNumber(digits: string, shape: readonly number[], isAnnounced: boolean): boolean {
  const written = shape.join('-');
  if (isAnnounced && SHORT_SHAPES.has(written)) return !isYears(digits, written);
  if (written === PAIRS && isSeries(digits)) return false;
  if (written === PAIRS) return isAnnounced || TWO_DIGIT_AREAS.has(digits.slice(0, 2));
  if (shape.length === 1 && digits.length > 10) return isLongNumber(digits);
  if (digits.length !== 10 || !/^[2-9]/u.test(digits)) return false;
  // A round sum and one repeated digit are no phone number.
  if (/0{5}$|^(\d)\1{9}$/u.test(digits)) return false;
  return SHAPES.has(written) || isAnnounced;
}

/** With the code of the country in one piece: 16025550123, 526641234567. */
const isLongNumber = (digits: string): boolean => /^(?:1[2-9]\d{2}[2-9]\d{6}|521?[2-9]\d{9})$/u.test(digits);

/** "2019 2024" */
const isYears = (digits: string, shape: string): boolean =>
  shape === '4-4' && /^(?:19|20)\d\d(?:19|20)\d\d$/u.test(digits);

/** "33 35 38 40 42": measures that grow by little are no number. */
function isSeries(digits: string): boolean {
  const pairs = (digits.match(/\d\d/gu) ?? []).map(Number);
  return pairs.every((pair, place) => {
    const step = pair - (pairs[place - 1] ?? pair - 1);
    return step > 0 && step <= 6;
  });
}
