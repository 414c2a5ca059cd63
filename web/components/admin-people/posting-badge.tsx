import type { PostingStanding } from '../../../server/moderation/people/posting-views.ts';
import { useT } from '../../lib/app-context.tsx';
import { Badge } from '../ui/badge.tsx';

/** What keeps a posting out of the list; one that is listed has no sign. */
export function PostingBadge({ standing }: { standing: PostingStanding }) {
  const t = useT();
  if (standing === 'active') return null;
  return (
    <Badge tone={standing === 'inactive' ? 'danger' : 'neutral'}>
      {t(`admin.postings.standing.${standing}`)}
    </Badge>
  );
}
