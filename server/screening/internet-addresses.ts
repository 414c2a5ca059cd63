import { skeleton } from './fold.ts';
import { hasWebAddress } from './web-addresses.ts';

/** Domain endings of businesses and users in both countries, also where an address is spelled. */
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
/** "https://", "www.", "example dot com" */
const SPELLED_WEB = /https?:|\bwww ?[.,]|[\p{L}\d] (?:dot|punto) (?:com|net|org|mx)(?![\p{L}\d])/u;
/** "@plomero_mty"; "@home", "@ 8 am" and "@8am" are no names of accounts. */
const HANDLE =
  /(?<![\p{L}\p{N}._%+@-])@(?!(?:home|work|noon|night|least|most|all|the|this|that|my|our|his|her|their|your|site|job|an?|each|every|casa|la|el|mi|su|las|los)\b)(?:[\p{L}_]|\d+[\p{L}_](?!m\b))[\p{L}\p{N}_.-]{1,29}/u;
/** "IG: acme.stucco", "Snapchat pool_guy": after the name of a network, a name of an account. */
const ON_NETWORK =
  /\b(?:instagram|insta|ig|facebook|face|fb|tiktok|telegram|twitter|snap(?:chat)?|messenger)\b(?: ?[:=] ?@?[\p{L}\d_.-]{3,}|(?: (?:as|is|como|es|at|user|usuario|handle|page|pagina|cuenta))* @?(?:\p{L}+[_.]|[\p{L}_]+\d)[\p{L}\d_.]*[\p{L}\d])/u;

/** Whether a plain text gives an email or web address or the name of an account, written or spelled. */
export function hasInternetAddress(plain: string): boolean {
  const cased = skeleton(plain);
  const folded = cased.toLowerCase();
  return (
    [EMAIL, SPELLED_EMAIL, OF_PROVIDER, SPELLED_WEB, HANDLE, ON_NETWORK].some((address) =>
      address.test(folded),
    ) || hasWebAddress(cased)
  );
}
