import { route } from '../../../common/routes/route-table.ts';
import { optionalFrame, type Subscriber, type Writer } from '../../mail/frame.ts';
import { writeMail } from '../../mail/layout.ts';
import type { Mail } from '../../mail/mailer.ts';

/** New contractors in a kept search, as far as a mail tells. */
export type MailedMatches = {
  /** As its user named it. */
  search: string;
  total: number;
  contractors: readonly { name: string; slug: string; city: string | null }[];
  /** The search's address, from the site's root. */
  address: string;
};

/** To the user who keeps the search. */
export function savedSearchMail(writer: Writer, to: Subscriber, matches: MailedMatches): Mail {
  const { texts, config } = writer;
  const t = texts.t(to.language);
  const { search, total: count, contractors, address } = matches;
  const more = count - contractors.length;
  return writeMail({
    ...optionalFrame(writer, to, 'saved_search.matched'),
    subject: t('saved_search_mails.subject', { count, search }),
    paragraphs: [
      t('saved_search_mails.text', { count, search }),
      ...contractors.map(
        ({ name, slug, city }) =>
          `${[name, city].filter(Boolean).join(', ')}: ${config.appUrl}${route('contractors.show', { slug }, { language: to.language })}`,
      ),
      ...(more > 0 ? [t('saved_search_mails.more', { count: more })] : []),
    ],
    link: { label: t('saved_search_mails.link'), url: config.appUrl + address },
    afterword: t('saved_search_mails.manage', { url: config.appUrl + route('saved_searches.index') }),
  });
}
