import { route } from '../../../common/routes/route-table.ts';
import type { ReadContext } from '../../core/context.ts';
import { questionsOf } from './clean-html.ts';

/** The questions for search engines, by schema.org’s FAQPage; each has the address that its link on the page has. */
export function faqData(
  { config, language }: Pick<ReadContext, 'config' | 'language'>,
  html: string,
): object {
  const address = new URL(route('faq', {}, { language }), config.appUrl).href;
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questionsOf(html).map(({ id, question, answer }) => ({
      '@type': 'Question',
      '@id': `${address}#${id}`,
      url: `${address}#${id}`,
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
