import { useEffect } from 'react';
import { useShared } from '../../lib/app-context.tsx';
import { countOpening, countUse, kindOfLink } from '../../lib/count-use.ts';

/** Counts the opening of a contractor's page and presses of its links, except by its owner and by administrators. */
export function UseCount({ contractorId }: { contractorId: number }) {
  const { viewer } = useShared();
  const isCounted = viewer?.role !== 'admin' && viewer?.contractorId !== contractorId;
  useEffect(() => {
    if (!isCounted) return undefined;
    const stopOpening = countOpening(contractorId);
    const onPress = ({ target }: MouseEvent) => {
      const kind = kindOfLink(target);
      if (kind) countUse(contractorId, kind);
    };
    document.addEventListener('click', onPress);
    return () => {
      stopOpening();
      document.removeEventListener('click', onPress);
    };
  }, [contractorId, isCounted]);
  return null;
}
