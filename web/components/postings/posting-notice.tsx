import { formatDate } from '../../../common/format/dates.ts';
import { lastDayBefore } from '../../../common/format/last-days.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { PostingView } from '../../../server/postings/views.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { Alert } from '../ui/alert.tsx';
import { Link } from '../ui/link.tsx';
import { Words } from '../ui/words.tsx';
import { TextOnHold } from '../screening/text-on-hold.tsx';

/** The first notice of a posting: its removal with the reason, or its expiry. */
export function PostingNotice({ posting }: { posting: PostingView }) {
  const { status, isExpired } = posting;
  if (status === 'active' && !isExpired) return null;
  return (
    <div className="mt-5 max-w-text">
      {status === 'inactive' ? <Removed posting={posting} /> : <Expired posting={posting} />}
    </div>
  );
}

function Removed({ posting: { removal, isOwn } }: { posting: PostingView }) {
  const t = useT();
  if (removal && removal.signals.length > 0) return <TextOnHold signals={removal.signals} />;
  return (
    <Alert tone="danger" title={t('postings.removed_title')}>
      {removal?.reasonName && <p>{t('postings.removed_reason', { reason: removal.reasonName })}</p>}
      {removal?.reason && (
        <p>
          <Words text={removal.reason} language={removal.language} />
        </p>
      )}
      <p className="mt-1">{t(isOwn ? 'postings.removed_own' : 'postings.removed_desk')}</p>
      {removal && (
        <p className="mt-2">
          <Link href={route('decisions.show', { id: removal.decisionId })}>{t('postings.to_decision')}</Link>
        </p>
      )}
    </Alert>
  );
}

function Expired({ posting: { expiresAt, endsOn } }: { posting: PostingView }) {
  const t = useT();
  const date = formatDate(endsOn ?? (expiresAt === null ? '' : lastDayBefore(expiresAt)), t.language);
  return <Alert title={t('postings.expired_title')}>{t('postings.expired_text', { date })}</Alert>;
}
