import { route } from '../../../common/route-table.ts';
import { useT } from '../../lib/app-context.tsx';
import { Link } from '../ui/link.tsx';

/** To the decision about something of the reader's own: why, and how to appeal it. */
export function WayToAppeal({ decisionId }: { decisionId: number | null }) {
  const t = useT();
  if (decisionId === null) return null;
  return (
    <p>
      <Link href={route('decisions.show', { id: decisionId })}>{t('reviews.to_decision')}</Link>
    </p>
  );
}
