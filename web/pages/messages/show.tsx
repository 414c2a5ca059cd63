import '../../components/messages/messages.css';
import { route } from '../../../common/routes/route-table.ts';
import type { ConversationView, MessageView } from '../../../server/messages/views.ts';
import { PageHead } from '../../components/layout/page-head.tsx';
import { Message } from '../../components/messages/message.tsx';
import { MessageForm } from '../../components/messages/message-form.tsx';
import { OtherPicture } from '../../components/messages/other-picture.tsx';
import { Obstacle } from '../../components/messages/obstacle.tsx';
import { useMessageUpdates } from '../../components/messages/use-message-updates.ts';
import { Link } from '../../components/ui/link.tsx';
import { UserText } from '../../components/ui/user-text.tsx';
import { usePath, useT } from '../../lib/page/app-context.tsx';

export type Props = ConversationView;

/** The messages of two sides, the latest at the bottom above the form. */
export default function MessageShowPage({
  id,
  other,
  side,
  thread,
  earlierBefore,
  isEarlier,
  obstacle,
}: Props) {
  const t = useT();
  const path = usePath();
  useMessageUpdates();
  const name = other.name ?? t('messages.former_member');
  const title = t('messages.with', { name });
  return (
    <>
      <PageHead title={title} noIndex />
      <p>
        <Link href={route('messages.index')}>{t('messages.back')}</Link>
      </p>
      <div className="flex gap-4 items-center mt-2">
        <OtherPicture other={other} size="normal" />
        <h1>
          {other.slug === null ? (
            <UserText text={title} />
          ) : (
            <Link href={path('contractors.show', { slug: other.slug })}>
              <UserText text={title} />
            </Link>
          )}
        </h1>
      </div>
      {earlierBefore !== null && (
        <p className="mt-4">
          <Link href={route('messages.show', { id }, { query: { before: earlierBefore } })}>
            {t('messages.earlier')}
          </Link>
        </p>
      )}
      <Thread thread={thread} other={other} name={name} side={side} />
      {isEarlier ? (
        <p className="mt-6">
          <Link href={route('messages.show', { id })}>{t('messages.latest')}</Link>
        </p>
      ) : (
        <div className="mt-6">
          {obstacle === null ? (
            <MessageForm key={id} action={route('messages.send', { id })} draftName={`message-1:${id}`} />
          ) : (
            <Obstacle text={obstacle} />
          )}
        </div>
      )}
    </>
  );
}

function Thread({ thread, other, name, side }: Pick<Props, 'thread' | 'other' | 'side'> & { name: string }) {
  return (
    <ol className="grid gap-6 max-w-176 mt-6">
      {thread.map((message, index) => (
        <li
          key={message.id}
          id={index === thread.length - 1 ? 'latest' : undefined}
          className={message.isOwn ? 'message is-own' : 'message'}
        >
          <Message
            message={message}
            other={other}
            name={name}
            isCustomer={side === 'customer'}
            isAnswered={answered(message, thread.slice(index + 1))}
          />
        </li>
      ))}
    </ol>
  );
}

/** Whether one of the messages after it has a price for its request, or a changed price. */
function answered({ quote, answer }: MessageView, later: readonly MessageView[]): boolean {
  const id = quote?.id ?? answer?.quoteId;
  return id !== undefined && later.some((message) => message.answer?.quoteId === id);
}
