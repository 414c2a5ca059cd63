import { Link } from '@inertiajs/react';
import { PageHead } from '../../components/layout/page-head.tsx';
import { DataList } from '../../components/ui/data-list.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Section } from '../../components/ui/section.tsx';
import { TimeAgo } from '../../components/ui/time-ago.tsx';
import { usePath, useT } from '../../lib/page/app-context.tsx';

export type Props = {
  mails: { id: number; recipient: string; subject: string; created_at: string }[];
  /** The one that is open. */
  mail: { id: number; recipient: string; subject: string; plain_text: string } | null;
};

/** Mails that no mail server took. */
export default function AccountMailboxPage({ mails, mail }: Props) {
  const t = useT();
  return (
    <div className="grid gap-8">
      <PageHead title={t('accounts.mailbox_title')} noIndex />
      <header className="grid gap-3">
        <h1>{t('accounts.mailbox_title')}</h1>
        <p className="text-muted">{t('accounts.mailbox_text')}</p>
      </header>
      {mail ? <OpenMail mail={mail} /> : <MailList mails={mails} />}
    </div>
  );
}

function MailList({ mails }: Pick<Props, 'mails'>) {
  const t = useT();
  const path = usePath();
  if (mails.length === 0)
    return <EmptyState title={t('accounts.mailbox_empty_title')} text={t('accounts.mailbox_empty_text')} />;
  return (
    <ul className="max-w-page border-t border-line">
      {mails.map(({ id, recipient, subject, created_at }) => (
        <li key={id} className="grid gap-1 border-b border-line py-3">
          <Link href={path('mailbox', {}, { query: { mail: id } })} className="font-semibold">
            {subject}
          </Link>
          <span className="flex flex-wrap gap-x-4 text-sm text-muted">
            <span>{recipient}</span>
            <TimeAgo at={created_at} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function OpenMail({ mail }: { mail: NonNullable<Props['mail']> }) {
  const t = useT();
  const path = usePath();
  return (
    <article className="grid max-w-page gap-6">
      <p>
        <Link href={path('mailbox')}>{t('accounts.mailbox_all')}</Link>
      </p>
      <h2>{mail.subject}</h2>
      <DataList items={[{ term: t('accounts.mailbox_to'), detail: mail.recipient }]} />
      <Section title={t('accounts.mailbox_plain')}>
        <div className="font-sans whitespace-pre-wrap">{withLinks(mail.plain_text)}</div>
      </Section>
      <Section title={t('accounts.mailbox_html')}>
        <iframe
          className="h-130 w-full border border-line bg-sheet"
          title={mail.subject}
          sandbox="allow-top-navigation-by-user-activation"
          src={path('mailbox.show', { id: mail.id })}
        />
      </Section>
    </article>
  );
}

/** Addresses in a mail become links, as in a mail program. */
function withLinks(text: string) {
  return text.split(/(https?:\/\/\S+)/).map((part, index) =>
    /^https?:/.test(part) ? (
      <a key={index} href={part} className="break-all">
        {part}
      </a>
    ) : (
      part
    ),
  );
}
