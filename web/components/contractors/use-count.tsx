import { useEffect } from 'react';
import { useShared } from '../../lib/page/app-context.tsx';

/** Counts the opening of a contractor's page and presses of its links, except by its owner and by administrators. */
export function UseCount({ contractorId }: { contractorId: number }) {
  const { viewer } = useShared();
  const isCounted = viewer?.role !== 'admin' && viewer?.contractorId !== contractorId;
  useEffect(() => {
    if (!isCounted) return undefined;
    const left = new AbortController();
    // Fetched after the page is drawn, because it shows nothing.
    void import('../../lib/count-use.ts').then(
      ({ watchUse }) => left.signal.aborted || watchUse(contractorId, left.signal),
      () => undefined,
    );
    return () => left.abort();
  }, [contractorId, isCounted]);
  return null;
}
