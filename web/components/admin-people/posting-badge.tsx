import type { PostingDisplayStatus } from '../../../server/moderation/people/posting-views.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { Badge } from '../ui/badge.tsx';

/** The status that keeps a posting out of the list; a listed one has no badge. */
export function PostingBadge({ displayStatus }: { displayStatus: PostingDisplayStatus }) {
  const t = useT();
  if (displayStatus === 'active') return null;
  return (
    <Badge tone={displayStatus === 'inactive' ? 'danger' : 'neutral'}>
      {t(`admin.postings.standing.${displayStatus}`)}
    </Badge>
  );
}
