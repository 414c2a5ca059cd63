import type { Choices } from '../../../../server/contractors/reference-lists.ts';
import type { SearchCondition } from '../../../../server/search/loosen.ts';
import type { FoundView } from '../../../../server/search/views.ts';
import { useT } from '../../../lib/page/app-context.tsx';
import { conditionName } from '../condition-names.ts';

type Props = { dropped: readonly SearchCondition[]; found: FoundView; choices: Choices };

/** The conditions that were left out, each as a chip. */
export function DroppedConditions({ dropped, found, choices }: Props) {
  const t = useT();
  return (
    <ul className="flex flex-wrap items-center gap-2 mt-3">
      {dropped.map((condition) => (
        <li key={condition} className="filter-chip filter-chip-dropped">
          {conditionName(condition, { found, choices }, t)}
        </li>
      ))}
    </ul>
  );
}
