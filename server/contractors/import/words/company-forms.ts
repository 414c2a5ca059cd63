import type { Country } from '../../../../common/constants.ts';
import { foldWords } from '../fold-words.ts';
import forms from './company-forms.json' with { type: 'json' };

const SPANISH_SMALL = new Set(['de', 'en', 'por']);
const SPANISH_WORDS = new Set(forms.spanish_words.map(foldWords));
const SPANISH_ENDING = /(?:ciones|cion|eria|erias|eros|dora|dores|isima|ista)$/;
const ENGLISH: ReadonlyMap<string, string> = new Map(forms.english_forms.map((form) => [plain(form), form]));

/** The name without the form of the company behind it, and that form as it is usually written. */
export type SplitName = { name: string; form: string };

/** Letters of a form, between which files write dots and spaces as they like. */
function plain(form: string): string {
  return form.toLowerCase().replace(/[. ]/g, '');
}

const FORM = new RegExp(
  `^(.*?[^\\s,])(\\s*,\\s*|\\s+)((?:${[...forms.spanish_forms, ...forms.english_forms]
    .map((form) => [...plain(form)].map((letter) => `${letter}[. ]*`).join(''))
    .sort((one, other) => other.length - one.length)
    .join('|')})\\.?)$`,
  'i',
);

/** `GARZA,S.A. DE C.V.` is `GARZA` and `, S.A. de C.V.`; the form is empty where the name has none. */
export function splitCompanyForm(written: string): SplitName {
  const [, name, between = '', form] = FORM.exec(written) ?? [];
  if (name === undefined || form === undefined) return { name: written, form: '' };
  return { name, form: `${between.includes(',') ? ', ' : ' '}${formCase(form)}` };
}

function formCase(written: string): string {
  const english = ENGLISH.get(plain(written));
  if (english !== undefined) return /^[A-Z.\s]+$/.test(english) ? written.toUpperCase() : titleCase(written);
  return written
    .split(' ')
    .map((word) => (SPANISH_SMALL.has(word.toLowerCase()) ? word.toLowerCase() : word.toUpperCase()))
    .join(' ');
}

const titleCase = (written: string): string =>
  written.toLowerCase().replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase());

/** Whether a name is in Spanish: a file of Mexico, or words that only Spanish has. */
export function isSpanishName(name: string, country: Country): boolean {
  if (country === 'MX') return true;
  const words = foldWords(name).split(' ');
  return words.some((word) => SPANISH_WORDS.has(word) || (word.length > 6 && SPANISH_ENDING.test(word)));
}
