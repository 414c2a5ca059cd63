import type { Choices } from '../../../../server/contractors/reference-lists.ts';
import type { FoundView, LoosenedView } from '../../../../server/search/views.ts';
import { useT } from '../../../lib/page/app-context.tsx';
import { DroppedConditions } from './dropped-conditions.tsx';

type Props = { loosened: LoosenedView; found: FoundView; choices: Choices };

/** The conditions that the list below does not meet, one by one, and the start of its distances. */
export function LoosenedNote({ loosened: { dropped, contractors, from }, found, choices }: Props) {
  const t = useT();
  const hasDistances = contractors.some(({ distance }) => distance !== null);
  return (
    <div className="mt-1">
      <p>{t('search.loosened')}</p>
      <DroppedConditions dropped={dropped} found={found} choices={choices} />
      <p>
        {t(hasDistances ? 'search.loosened_nearest' : 'search.loosened_closest')}
        {from !== null && ` ${t('search.loosened_from', { place: from })}`}
      </p>
    </div>
  );
}
