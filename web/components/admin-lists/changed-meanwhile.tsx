import { useT } from '../../lib/page/app-context.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';

type Props = { onLoad: () => void; onKeep: () => void };

/** Two administrators edited the same row: the second one chooses which text to keep. */
export function ChangedMeanwhile({ onLoad, onKeep }: Props) {
  const t = useT();
  return (
    <Alert tone="caution" title={t('admin_lists.changed_title')} live>
      <p>{t('admin_lists.changed_text')}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="small" onClick={onLoad}>
          {t('admin_lists.changed_load')}
        </Button>
        <Button size="small" onClick={onKeep}>
          {t('admin_lists.changed_keep')}
        </Button>
      </div>
    </Alert>
  );
}
