import { isClabe, isCurpDigit, isDay, isLuhn, isRoutingNumber } from './check-digits.ts';
import { skeleton } from './fold.ts';

/** Characters before a number in which a word says whose number it is. */
const CONTEXT = 60;

/** The label right before a number that belongs to a thing: a model, an order, a permit. */
const OF_A_THING =
  /\b(?:models?|modelo|serial|serie|parts?|pieza|refaccion|sku|upc|item|order|orden|pedido|permits?|permiso|siniestro|expediente|garantia|warranty|invoice|factura|folio|tracking|guia|parcel|predial|catastral|case|caso|claim|reporte|ticket|policy|poliza|lic(?:ense)?|licencia|contract|contrato|vin|batch|lot|lote|meter|medidor|quote|estimate|cotizacion|presupuesto|receipt|recibo|project|proyecto|reference|referencia|ref|code|codigo|registro|patronal)\b\.?(?:,? (?:number|numero|num|no|id|code|was|is|es|era|de|del|la|el|the)\b\.?){0,3} ?(?:n[o°º]\.?|#)? ?[:#.=-]? ?$/iu;

const SSN = /(?<![\p{L}\d-])(?!000|666|9\d\d)(\d{3})([- .]?)(?!00)\d{2}\2(?!0000)\d{4}(?![\d-]|\.\d)/gu;
const ITIN = /(?<![\p{L}\d-])9\d{2}[- ]?\d{2}[- ]?\d{4}(?![\d-])/gu;
const SSN_WORD = /\b(?:ssn?|ss ?#|social(?: security)?|soc(?:ial)? sec)\b|\bss#/iu;
const TAX_WORD = /\b(?:itin|tax ?id|taxpayer)\b/iu;
const NOT_PEOPLE = /\bsocial (?:media|club|network|page|post)/iu;

const CURP =
  /(?<![\p{L}\d])[A-Z][AEIOUX][A-Z]{2}(\d{6})[HMX](?:AS|BC|BS|CC|CL|CM|CS|CH|DF|DG|GT|GR|HG|JC|MC|MN|MS|NT|NL|OC|PL|QT|QR|SP|SL|SR|TC|TS|TL|VZ|YN|ZS|NE)[A-Z]{3}[A-Z\d]\d(?![\p{L}\d])/giu;
const RFC_OF_PERSON = /(?<![\p{L}\d])[A-ZÑ&]{4}[- ]?(\d{6})[- ]?[A-Z\d]{2}[\dA](?![\p{L}\d])/giu;
/** The key of a voter's credential. */
const VOTER_KEY = /(?<![\p{L}\d])[A-Z]{6}(\d{6})\d{2}[HM]\d{3}(?![\p{L}\d])/giu;
/** The number of a person in the Mexican social security. */
const NSS = /(?<!\d)\d{2}[ -]?\d{2}[ -]?\d{2}[ -]?\d{4}[ -]?\d(?!\d)/gu;
const NSS_WORD = /\b(?:nss|seguro social|seguridad social|afiliacion)\b/iu;

const CARD = /(?<![\p{L}\d-])(?<!\d\.)[2-6]\d{3}(?:[ -]?\d{2,6}){2,4}(?![\d-])/gu;
const CARD_RANGES =
  /^(?:4\d{12}(?:\d{3}){0,2}|5[1-5]\d{14}|2(?:22[1-9]|2[3-9]\d|[3-6]\d\d|7[01]\d|720)\d{12}|3[47]\d{13}|3(?:0[0-5]|[68]\d)\d{11}|6(?:011|5\d\d|4[4-9]\d)\d{12}|35\d{14}|50\d{14}|6[0-9]\d{14})$/u;
const CARD_WORD = /\b(?:cards?|visa|mastercard|amex|american express|tarjetas?|debito|credito|digitos)\b/iu;

const CLABE =
  /(?<![\p{L}\d-])(?<!\d\.)\d{3}[ -]?\d{3}[ -]?(?:\d{11}[ -]?\d|\d{4}[ -]?\d{4}[ -]?\d{4})(?![\d-])/gu;
const CLABE_WORD = /\b(?:clabe|transfer\w*|spei|deposit\w*|cuenta|interbancaria)\b/iu;

const LONG_NUMBER = /(?<![\p{L}\d])(?<!\d\.)\d(?:[ -]?\d){6,19}(?![\d])/gu;
const ACCOUNT_WORD =
  /\b(?:accounts?|acct|a\/c|checking|savings|zelle|routing|aba|wired? (?:it|to|the|money|transfer)|iban|cuenta|depositar|deposite|transferi(?:r)?|bancaria)\b/iu;
const ACCOUNT_LABEL = /\b(?:accounts?|acct|cuenta|routing|aba|checking|savings)\b[^\n.!?]{0,24}$/iu;
const BANK_WORD =
  /\b(?:banks?|bancos?|bancaria|checking|savings|routing|aba|wired? (?:it|to|the|money|transfer)|zelle|deposit\w*|transfer\w*|chase|wells fargo|bank of america|banorte|bbva|bancomer|banamex|citibanamex|santander|hsbc|scotiabank|banco azteca|bancoppel|inbursa|credit union|nombre de|name on it|my money|mi dinero)\b/iu;
const UTILITY_WORD =
  /\b(?:water|electric\w*|utility|utilities|gas|power|customer|client|loyalty|predial|catastral|agua|luz|cfe|cliente|medidor|internet|phone company|telefono)\b/iu;

type FoundNumber = { digits: string; text: string; before: string; after: string };

/**
 * Whether a plain text has a number that belongs to one person alone: social security, CURP, RFC of a person,
 * voter's key, payment card, CLABE or bank account. An RFC of a company (12 characters) is public.
 */
export function hasPrivateNumber(plain: string): boolean {
  const text = skeleton(plain);
  return (
    find(text, SSN).some(isSocialSecurity) ||
    find(text, ITIN).some(({ before }) => TAX_WORD.test(before)) ||
    find(text, NSS).some(({ before }) => NSS_WORD.test(before)) ||
    find(text, CURP).some(isCurp) ||
    find(text, RFC_OF_PERSON).some(isRfcOfPerson) ||
    find(text, VOTER_KEY).some(({ digits }) => isDay(digits.slice(0, 6))) ||
    find(text, CARD).some(isCard) ||
    find(text, CLABE).some(isBankClabe) ||
    find(text, LONG_NUMBER).some(isAccount)
  );
}

function find(text: string, pattern: RegExp): FoundNumber[] {
  return Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({
    text: found.toUpperCase(),
    digits: found.replace(/\D/gu, ''),
    before: text.slice(Math.max(0, index - CONTEXT), index),
    after: text.slice(index + found.length, index + found.length + CONTEXT),
  }));
}

function isSocialSecurity({ text, before, after }: FoundNumber): boolean {
  const said =
    SSN_WORD.test(before.replace(NOT_PEOPLE, '')) ||
    /^[ ,(]{0,3}(?:is )?(?:his|her|my|their)? ?(?:ssn|social security)/iu.test(after);
  if (said) return true;
  return /^\d{3}-\d{2}-\d{4}$/u.test(text) && !OF_A_THING.test(before);
}

const isCurp = ({ text, digits, before }: FoundNumber): boolean =>
  isDay(digits.slice(0, 6)) && (isCurpDigit(text) || /\bcurp\b/iu.test(before));

function isRfcOfPerson({ text, before }: FoundNumber): boolean {
  const day = text.replace(/[^\d]*(\d{6}).*/u, '$1');
  return isDay(day) && (/\brfc\b/iu.test(before) || !OF_A_THING.test(before));
}

function isCard({ digits, text, before }: FoundNumber): boolean {
  if (digits.length < 13 || digits.length > 19) return false;
  const isSaid = CARD_WORD.test(before);
  if (isSaid && digits.length === 16 && /^\d{4}([ -]?)\d{4}\1\d{4}\1\d{4}$/u.test(text)) return true;
  return CARD_RANGES.test(digits) && isLuhn(digits) && (isSaid || !OF_A_THING.test(before));
}

const isBankClabe = ({ digits, before }: FoundNumber): boolean =>
  /\bclabe\b/iu.test(before) || (isClabe(digits) && (CLABE_WORD.test(before) || !OF_A_THING.test(before)));

function isAccount({ digits, before, after }: FoundNumber): boolean {
  if (/\b(?:routing|aba)\b[^\n.!?]{0,20}$/iu.test(before)) return isRoutingNumber(digits);
  if (!ACCOUNT_WORD.test(before) || OF_A_THING.test(before)) return false;
  const around = before + after;
  if (UTILITY_WORD.test(around) && !BANK_WORD.test(around)) return false;
  return BANK_WORD.test(around) || (digits.length >= 8 && ACCOUNT_LABEL.test(before));
}
