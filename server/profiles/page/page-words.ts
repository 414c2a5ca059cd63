import { LANGUAGES } from '../../../common/format/language.ts';
import type { ReadContext } from '../../core/context.ts';
import { InvalidInput, type FieldProblem } from '../../core/errors.ts';
import { visibleText } from '../../rich-text/visible-text.ts';
import { hasPhone } from '../../screening/contact-details.ts';
import { textScreener } from '../../screening/screen-text.ts';
import type { ScreeningSignal } from '../../screening/signals.ts';
import type { MessageKey } from '../../../translations/index.ts';
import type { PageContent } from './page-content.ts';

/** The words of a page, each with the field in which it is typed. */
type FieldTexts = [field: string, text: string][];

/** Names of an email or a phone in a link would go around the view settings. */
const CONTACT_LINK = /href="(?:mailto|tel|sms):/i;

/** The sentence of a refusal of a page's text. */
export const pageRefusalKey = (signal: ScreeningSignal): MessageKey =>
  signal === 'hold_word'
    ? 'profiles.words_refused'
    : signal === 'contact_details'
      ? 'profiles.contact_in_words'
      : 'profiles.private_in_words';

/**
 * Throws InvalidInput by field for words that the automatic check finds. Those that are published already were looked at when
 * they were written.
 */
export async function refuseWords(
  tx: ReadContext,
  content: PageContent,
  published: PageContent,
): Promise<void> {
  const screen = await textScreener(tx);
  const looked = new Set(wordsOf(published).map(([, text]) => text));
  const problems: Record<string, FieldProblem[]> = {};
  for (const [field, text] of wordsOf(content)) {
    const [signal] = looked.has(text) ? [] : screen(text);
    if (signal) problems[field] = [{ key: pageRefusalKey(signal) }];
  }
  for (const language of LANGUAGES) {
    const html = content.about[language] ?? '';
    if (html !== published.about[language] && CONTACT_LINK.test(html))
      problems[`about.${language}`] ??= [{ key: 'profiles.contact_in_words' }];
  }
  // An address is a contact detail, but no place for words that are not allowed or for a phone number.
  const { address } = content;
  if (address !== null && address !== published.address) {
    if (screen(address).includes('hold_word')) problems['address'] = [{ key: 'profiles.words_refused' }];
    else if (hasPhone(address)) problems['address'] = [{ key: 'profiles.contact_in_words' }];
  }
  if (Object.keys(problems).length > 0) throw new InvalidInput(problems);
}

const wordsOf = (content: PageContent): FieldTexts => [
  ...LANGUAGES.flatMap((one): FieldTexts => [
    [`headline.${one}`, content.headline[one] ?? ''],
    [`about.${one}`, visibleText(content.about[one] ?? '')],
    [`warranty.${one}`, content.warranty[one] ?? ''],
  ]),
  ...content.services.map(({ name }, index): FieldTexts[number] => [`services.${index}.name`, name]),
  ...content.links.map(({ label }, index): FieldTexts[number] => [`links.${index}.label`, label]),
  ...content.closed_days.map(({ label }, index): FieldTexts[number] => [`closed_days.${index}.label`, label]),
  ...content.licenses.map((one, index): FieldTexts[number] => [`licenses.${index}.class`, one.class ?? '']),
];
