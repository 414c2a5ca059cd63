import '../../components/messages/messages.css';
import { route } from '../../../common/routes/route-table.ts';
import type { ConversationLine, ConversationsView } from '../../../server/messages/views.ts';
import { OtherPicture } from '../../components/messages/other-picture.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { ButtonLink } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Link } from '../../components/ui/link.tsx';
import { Pagination } from '../../components/ui/pagination.tsx';
import { TimeAgo } from '../../components/ui/time-ago.tsx';
import { UserText } from '../../components/ui/user-text.tsx';
import { useMessageUpdates } from '../../components/messages/use-message-updates.ts';
import { usePath, useT } from '../../lib/page/app-context.tsx';

export type Props = ConversationsView;

/** Everyone the reader writes with, the latest first. */
export default function MessagesPage({ conversations, pagination }: Props) {
  const t = useT();
  const path = usePath();
  useMessageUpdates();
  return (
    <>
      <PageHead title={t('messages.title')} noIndex />
      <h1>{t('messages.title')}</h1>
      {conversations.length === 0 ? (
        <EmptyState
          title={t('messages.none_title')}
          text={t('messages.none_text')}
          action={
            <ButtonLink variant="primary" href={path('contractors.index')}>
              {t('messages.find')}
            </ButtonLink>
          }
        />
      ) : (
        <ul className="mt-6">
          {conversations.map((line) => (
            <li key={line.id}>
              <Line line={line} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={pagination.current_page}
        lastPage={pagination.last_page}
        hrefFor={(page) => route('messages.index', {}, { query: { page } })}
      />
    </>
  );
}

function Line({ line: { id, other, excerpt, isOwn, isQuote, isUnread, at } }: { line: ConversationLine }) {
  const t = useT();
  const text = excerpt === '' ? t('messages.removed') : excerpt;
  return (
    <Link
      className={isUnread ? 'conversation-line is-unread' : 'conversation-line'}
      href={route('messages.show', { id })}
    >
      <span className="row-[1_/_3]">
        <OtherPicture other={other} size="normal" />
      </span>
      <span className="conversation-name">
        {other.name === null ? t('messages.former_member') : <UserText text={other.name} />}
        {isUnread && <Badge tone="blueprint">{t('messages.unread')}</Badge>}
        {isQuote && <Badge>{t('messages.is_quote')}</Badge>}
      </span>
      <span className="text-sm/body text-muted">
        <TimeAgo at={at} />
      </span>
      <span className="col-[2_/_-1] max-w-[70ch] text-muted wrap-anywhere" dir="auto">
        {isOwn ? t('messages.you', { text }) : <UserText text={text} />}
      </span>
    </Link>
  );
}
