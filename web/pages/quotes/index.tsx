import '../../components/quotes/quotes.css';
import { route } from '../../../common/routes/route-table.ts';
import type { QuotesView } from '../../../server/quotes/views.ts';
import { PageHead } from '../../components/layout/page-head.tsx';
import { ReceivedLine, SentLine } from '../../components/quotes/quote-lines.tsx';
import { useMessageUpdates } from '../../components/messages/use-message-updates.ts';
import { ButtonLink } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Link } from '../../components/ui/link.tsx';
import { Pagination } from '../../components/ui/pagination.tsx';
import { usePath, useT } from '../../lib/page/app-context.tsx';

export type Props = QuotesView;

/** The requests that the reader sent, and those that their business got. */
export default function QuotesPage({ side, hasBusiness, sent, received, pagination }: Props) {
  const t = useT();
  useMessageUpdates();
  return (
    <>
      <PageHead title={t('quotes.list_title')} noIndex />
      <h1>{t('quotes.list_title')}</h1>
      {hasBusiness && <Sides side={side} />}
      {sent.length === 0 && received.length === 0 ? (
        <Empty side={side} />
      ) : (
        <ol className="mt-6">
          {sent.map((line) => (
            <li key={line.id}>
              <SentLine line={line} />
            </li>
          ))}
          {received.map((line) => (
            <li key={`${line.id}-${line.conversationId}`}>
              <ReceivedLine line={line} />
            </li>
          ))}
        </ol>
      )}
      <Pagination
        page={pagination.current_page}
        lastPage={pagination.last_page}
        hrefFor={(page) => route('quotes.index', {}, { query: { side, page } })}
      />
    </>
  );
}

function Sides({ side }: Pick<Props, 'side'>) {
  const t = useT();
  return (
    <nav className="page-parts mt-6" aria-label={t('quotes.list_title')}>
      {(['received', 'sent'] as const).map((one) => (
        <Link
          key={one}
          href={route('quotes.index', {}, { query: { side: one } })}
          aria-current={side === one ? 'page' : undefined}
        >
          {t(`quotes.side.${one}`)}
        </Link>
      ))}
    </nav>
  );
}

function Empty({ side }: Pick<Props, 'side'>) {
  const t = useT();
  const path = usePath();
  return side === 'sent' ? (
    <EmptyState
      title={t('quotes.none_sent_title')}
      text={t('quotes.none_sent_text')}
      action={
        <ButtonLink variant="primary" href={path('contractors.index')}>
          {t('messages.find')}
        </ButtonLink>
      }
    />
  ) : (
    <EmptyState title={t('quotes.none_received_title')} text={t('quotes.none_received_text')} />
  );
}
