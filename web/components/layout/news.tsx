import { usePage } from '@inertiajs/react';
import { useEffect, useState } from 'react';
import type { Flash } from '../../pages/shared-props.ts';
import type { NewsDialog } from '../content/news-dialog.tsx';

/** After logging in, what is new since the last time. */
export function News() {
  const { news } = usePage().flash as Flash;
  const [dialog, setDialog] = useState<{ Draw: typeof NewsDialog } | null>(null);
  useEffect(() => {
    // If the code cannot be fetched, the page of news shows the same.
    if (news)
      import('../content/news-dialog.tsx').then(({ NewsDialog: Draw }) => setDialog({ Draw })).catch(() => 0);
  }, [news]);
  return dialog && <dialog.Draw />;
}
