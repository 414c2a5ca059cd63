import type { PostingStanding } from '../../../server/moderation/people/posting-views.ts';
import { useT } from '../../lib/app-context.tsx';
import { Badge } from '../ui/badge.tsx';

/** The status that keeps a posting out of the list; a listed one has no badge. */
export function PostingBadge({ standing }: { standing: PostingStanding }) {
  const t = useT();
  if (standing === 'active') return null;
  return (
    <Badge tone={standing === 'inactive' ? 'danger' : 'neutral'}>
      {t(`admin.postings.standing.${standing}`)}
    </Badge>
  );
}
