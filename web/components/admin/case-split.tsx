import { Link } from '@inertiajs/react';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useT } from '../../lib/page/app-context.tsx';

type Props = {
  list: ReactNode;
  /** null: no case is open, and the list has the whole width. */
  panel: ReactNode;
  /** The list without the case: the way back on a small screen. */
  listHref: string;
};

/** The list on the left, the case on the right; on a small screen one of the two. */
export function CaseSplit({ list, panel, listHref }: Props) {
  const t = useT();
  const isOpen = panel !== null;
  return (
    <div className="case-split" data-open={isOpen || undefined}>
      <div className="case-list">{list}</div>
      {isOpen && (
        <div className="lg:sticky lg:top-0 lg:max-h-dvh lg:ps-6 lg:pe-1 lg:pb-6 lg:border-s lg:border-line lg:overflow-y-auto">
          <Link className="admin-link case-back" href={listHref} preserveState>
            <IconArrowLeft size={18} stroke={1.75} aria-hidden="true" />
            {t('admin.back_to_list')}
          </Link>
          {panel}
        </div>
      )}
    </div>
  );
}
