import { useT } from '../../lib/page/app-context.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import type { useEdited } from './use-edited.ts';

type Props = {
  edited: ReturnType<typeof useEdited>;
  /** Fills the form with the new row. */
  onLoad: () => void;
};

/** Two administrators edited the same row: the second one chooses which text to keep. */
export function ChangedMeanwhile({ edited: { isOutdated, follow }, onLoad }: Props) {
  const t = useT();
  if (!isOutdated) return null;
  const load = () => {
    onLoad();
    follow();
  };
  return (
    <Alert tone="caution" title={t('admin_lists.changed_title')} live>
      <p>{t('admin_lists.changed_text')}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="small" onClick={load}>
          {t('admin_lists.changed_load')}
        </Button>
        <Button size="small" onClick={follow}>
          {t('admin_lists.changed_keep')}
        </Button>
      </div>
    </Alert>
  );
}
