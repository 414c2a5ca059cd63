import '../../components/messages/messages.css';
import { route } from '../../../common/routes/route-table.ts';
import type { NewConversationView } from '../../../server/messages/form-pages.ts';
import { PageHead } from '../../components/layout/page-head.tsx';
import { MessageForm } from '../../components/messages/message-form.tsx';
import { Obstacle } from '../../components/messages/obstacle.tsx';
import { Link } from '../../components/ui/link.tsx';
import { UserText } from '../../components/ui/user-text.tsx';
import { useT } from '../../lib/page/app-context.tsx';

export type Props = NewConversationView;

/** The first message to a contractor. */
export default function MessageCreatePage({ contractor: { slug, name }, obstacle }: Props) {
  const t = useT();
  const title = t('messages.create_title', { name });
  return (
    <>
      <PageHead title={title} noIndex />
      <h1>
        <UserText text={title} />
      </h1>
      <p className="mt-2 mb-6 max-w-text text-muted">
        <UserText text={t('messages.create_intro', { name })} />
      </p>
      {obstacle === null ? (
        <>
          <MessageForm action={route('messages.start', { slug })} draftName={`message-1:to-${slug}`} />
          <p className="mt-6">
            <Link href={route('quotes.create', {}, { query: { to: slug } })}>
              {t('messages.quote_instead')}
            </Link>
          </p>
        </>
      ) : (
        <Obstacle text={obstacle} />
      )}
    </>
  );
}
