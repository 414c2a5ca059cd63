import type { PostingCard } from '../../../server/postings/views.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { Badge } from '../ui/badge.tsx';

type Props = { posting: Pick<PostingCard, 'status' | 'isExpired'> };

/** The reason why a posting is in no list; a listed one has no sign. */
export function PostingSigns({ posting: { status, isExpired } }: Props) {
  const t = useT();
  return (
    <>
      {status === 'inactive' && <Badge tone="danger">{t('postings.removed_badge')}</Badge>}
      {status === 'active' && isExpired && <Badge>{t('postings.expired')}</Badge>}
    </>
  );
}
