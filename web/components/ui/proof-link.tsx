import { Link } from '@inertiajs/react';
import { usePath, useT } from '../../lib/page/app-context.tsx';

type Props = {
  kind: 'review' | 'response' | 'decision' | 'red_flag' | 'listing';
  id: number;
};

/** Leads to what the public log says about a thing. */
export function ProofLink({ kind, id }: Props) {
  const t = useT();
  const path = usePath();
  return (
    <Link href={path('proofs.show', { kind, id })} className="text-sm text-muted" rel="nofollow">
      {t('common.proof_link')}
    </Link>
  );
}
