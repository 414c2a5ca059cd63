// Follows the links of one person in one language.
import { addressesIn, kindOf, pageOf } from './addresses.js';
import { textKeysIn } from './text-keys.js';

/** So many addresses of a kind are opened by whoever comes there first. */
const PER_KIND = 3;
const AT_ONCE = 6;
/** Addresses of files for programs. */
const JSON_FILES = /^\/(api|\.well-known)\/|manifest|\.jsonl?$/;

/** The kinds that were opened, by anybody; by a person; in a language. */
const opened = new Set();

/** One more by each further person, and one in the other language. A list that is filtered or sorted is opened once a language. */
function allowanceOf(kind, { who, language }) {
  const isFiltered = kind.includes('?');
  if (!opened.has(kind)) return isFiltered ? 1 : PER_KIND;
  const isKnown = opened.has(`${kind} ${language}`) && (isFiltered || opened.has(`${kind} ${who}`));
  return isKnown ? 0 : 1;
}

const languageOf = (address, language) => (/^\/es(\/|$)/.test(address) ? 'mexican_spanish' : language);

/** Answers with the addresses that were opened, and with one that each component's page in each language has landed at. */
export async function follow({ who, begin, person, language }, problems) {
  const seen = new Set();
  const pages = new Map();
  const waiting = [];
  const left = new Map();
  const add = (address, from) => {
    // Texts for everybody lead there; a homeowner reads that plans are for businesses.
    if (who === 'user' && /^(\/es)?\/pricing$/.test(address)) return;
    if (seen.has(address)) return;
    seen.add(address);
    const kind = kindOf(address);
    const spoken = languageOf(address, language);
    const key = `${kind} ${spoken}`;
    if (!left.has(key)) left.set(key, allowanceOf(kind, { who, language: spoken }));
    if (left.get(key) === 0) return;
    left.set(key, left.get(key) - 1);
    waiting.push({ address, from });
    for (const name of [kind, `${kind} ${who}`, `${kind} ${spoken}`]) later.add(name);
  };
  // Kinds that this walk opens count for the next ones.
  const later = new Set();
  const addresses = [];
  const open = async ({ address, from }) => {
    const sentence = `${who}, ${language}: ${address} (from ${from})`;
    addresses.push(address);
    const answer = await person.get(address);
    const type = answer.headers.get('content-type') ?? '';
    const isText = /html|xml/.test(type);
    const text = isText ? await answer.text() : (await answer.arrayBuffer(), '');
    if (answer.status >= 400) problems.add(`${answer.status}: ${sentence}`);
    else if (type.includes('json') && !JSON_FILES.test(address)) problems.add(`raw JSON: ${sentence}`);
    if (!isText) return;
    // The administrators' page of texts lists their keys.
    const shown = address.startsWith('/admin/translations') ? [] : textKeysIn(text);
    for (const key of shown) problems.add(`shows the key ${key}: ${sentence}`);
    const { pathname, search } = new URL(answer.url);
    const landed = pathname + search;
    // The preview of a mail is no page: it has no script of ours.
    const drawn = `${pageOf(kindOf(landed))} ${languageOf(landed, language)}`;
    if (text.includes('<script type="module"') && !pages.has(drawn)) pages.set(drawn, landed);
    for (const found of addressesIn(text)) add(found, landed);
  };
  for (const address of begin) add(address, 'the start');
  while (waiting.length > 0) await Promise.all(waiting.splice(0, AT_ONCE).map(open));
  for (const name of later) opened.add(name);
  return { pages, addresses };
}
