/**
 * Whether a text gives away how or where to reach somebody: an e-mail address, a telephone number of the US or Mexico, a
 * street with its number. Better one too few than a price or a licence number taken for a telephone.
 */
export function hasContactDetails(text: string): boolean {
  const plain = text.normalize('NFKC').replace(INVISIBLE, '');
  return hasEmail(plain) || hasPhone(plain) || hasStreetAddress(plain);
}

const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/gu;

const EMAIL = /[\p{L}\d._%+-]{1,64}\s?@\s?[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){0,3}\.\p{L}{2,24}/u;
/** "ana at example dot com", "ana arroba example punto com" */
const SPELLED_EMAIL =
  /[\p{L}\d._-]{2,64}\s?[([]?\s?(?:\bat\b|\barroba\b)\s?[)\]]?\s?[\p{L}\d-]{2,63}\s?[([]?\s?(?:\bdot\b|\bpunto\b|\.)\s?[)\]]?\s?(?:com|net|org|mx|edu|gob|us)\b/iu;

function hasEmail(text: string): boolean {
  return EMAIL.test(text) || SPELLED_EMAIL.test(text);
}

/** Ten digits, with the country's code or without, as people write them. */
const PHONE =
  /(?<![\d$#€£.,/-])(?:\+?(?:1|52)[\s.-]{0,2}(?:1[\s.-]{0,2})?)?(?:\(\d{2,3}\)|\d{2,3})[\s.-]{0,2}\d{3,4}[\s.-]{0,2}\d{4}(?![\d%]|[.,]\d)/gu;
/** What such digits are when one of these stands before them. */
const OTHER_NUMBER =
  /(?:licen[cs]e|licencia|permit|permiso|invoice|factura|folio|serial|serie|model|modelo|order|pedido|rfc|cfdi|cslb|registro|contrato|contract|policy|póliza|lic|no|núm|nº)\.?\s*(?:number|número|num|no|núm|nº)?\.?\s*[:#]?\s*$/iu;
const TEN_DIGITS = /^(?:(?:1|52|521)?\d{10})$/;

function hasPhone(text: string): boolean {
  return Array.from(text.matchAll(PHONE)).some((match) => {
    if (!TEN_DIGITS.test(match[0].replace(/\D/g, ''))) return false;
    return !OTHER_NUMBER.test(text.slice(Math.max(0, match.index - 40), match.index));
  });
}

/** "1420 Oak Street", "33 N. First Ave" */
const ENGLISH_STREET =
  /\b\d{1,6}\s+(?:[NSEW]{1,2}\.?\s+)?(?:(?:\p{Lu}[\p{L}'.-]*|\d{1,3}(?:st|nd|rd|th))\s+){1,4}(?:Street|St|Avenue|Ave|Boulevard|Blvd|Road|Rd|Lane|Ln|Drive|Dr|Court|Ct|Circle|Cir|Place|Pl|Terrace|Parkway|Pkwy|Highway|Hwy)\b/u;
/** "Calle Hidalgo 214", "Av. de las Rosas #12" */
const SPANISH_STREET =
  /\b(?:[Cc]alle|[Aa]venida|[Aa]v\.?|[Bb]lvd\.?|[Bb]ulevar|[Bb]oulevard|[Cc]alzada|[Cc]alz\.?|[Pp]rivada|[Pp]riv\.?|[Aa]ndador|[Cc]errada|[Pp]rolongación)\s+(?:(?:de|del|la|las|los|el)\s+){0,3}(?:(?:\p{Lu}|\d)[\p{L}\d.]*,?\s+(?:(?:de|del|la|las|los|el|y)\s+){0,2}){1,4}(?:#|[Nn]o\.?|[Nn]úm\.?|[Nn]úmero|[Nn]um\.?)?\s*\d{1,5}\b/u;

function hasStreetAddress(text: string): boolean {
  return ENGLISH_STREET.test(text) || SPANISH_STREET.test(text);
}
