/** Domain endings of businesses and users in both countries; none of them is a word of a sentence. */
const ENDING = '(?:com|net|org|mx|info|biz|gob|edu|gov|io|site|online|app|shop|homes|pro)';
const OPEN = String.raw` ?[(\[{]? ?`;
const CLOSE = String.raw` ?[)\]}]? ?`;
const DOT = String.raw`${OPEN}(?:\bdot\b|\bpunto\b|\.)${CLOSE}`;
/** Without the space that follows the end of a sentence. */
const TIGHT_DOT = String.raw`(?:${OPEN}(?:\bdot\b|\bpunto\b)${CLOSE}|\.)`;
const LABEL = String.raw`[\p{L}\d-]{1,63}`;
const PROVIDER = '(?:gmail|hotmail|yahoo|outlook|icloud|prodigy|protonmail|aol|live)';

/** "ana@example.com" */
const EMAIL = new RegExp(String.raw`[\p{L}\d._%+-]@${LABEL}(?:\.${LABEL}){0,4}\.\p{L}{2,24}`, 'u');
/** "ana @ example . com", "ana (at) example [dot] com", "ana arroba ejemplo punto com" */
const SPELLED_EMAIL = new RegExp(
  [
    String.raw`[\p{L}\d]${OPEN}(?:@|\barroba\b)${CLOSE}${LABEL}(?:${DOT}${LABEL}){0,2}${DOT}${ENDING}(?![\p{L}\d])`,
    String.raw`[\p{L}\d]${OPEN}\bat\b${CLOSE}${LABEL}(?:${TIGHT_DOT}${LABEL}){0,2}${TIGHT_DOT}${ENDING}(?![\p{L}\d])`,
  ].join('|'),
  'u',
);
/** "ana ruiz, gmail punto com", "ana at gmail" */
const OF_PROVIDER = new RegExp(
  String.raw`(?:\b${PROVIDER}${DOT}(?:com|mx|es|net)(?![\p{L}\d])|(?:@|\bat\b|\barroba\b)${CLOSE}${PROVIDER}\b)`,
  'u',
);
/** "https://example.com", "www.example.com", "example.com", "example dot com" */
const WEB = new RegExp(
  String.raw`https?:|\bwww ?[.,]|[\p{L}\d]\.${ENDING}(?![\p{L}\d])|[\p{L}\d] (?:dot|punto) (?:com|net|org|mx)(?![\p{L}\d])|\bwa\.me\b`,
  'u',
);

/** Whether a folded text gives an email or web address, written or spelled. */
export const hasInternetAddress = (folded: string): boolean =>
  [EMAIL, SPELLED_EMAIL, OF_PROVIDER, WEB].some((address) => address.test(folded));
