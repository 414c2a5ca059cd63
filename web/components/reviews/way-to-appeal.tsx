import { route } from '../../../common/routes/route-table.ts';
import { useShared, useT } from '../../lib/page/app-context.tsx';
import { Link } from '../ui/link.tsx';

/** Leads to the decision about something of the reader's own. Members of a business get no statement of their own. */
export function WayToAppeal({ decisionId }: { decisionId: number | null }) {
  const t = useT();
  const { viewer } = useShared();
  if (decisionId === null || viewer?.isMember) return null;
  return (
    <p>
      <Link href={route('decisions.show', { id: decisionId })}>{t('reviews.to_decision')}</Link>
    </p>
  );
}
