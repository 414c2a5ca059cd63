import { useT } from '../../lib/page/app-context.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';

type Props = { onDiscard: () => void; onKeep: () => void };

/** The draft began with an older version: its writer decides which of the two is saved. */
export function OutdatedDraft({ onDiscard, onKeep }: Props) {
  const t = useT();
  return (
    <Alert tone="caution" title={t('common.draft_outdated_title')} live>
      <p>{t('common.draft_outdated_text')}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size="small" onClick={onDiscard}>
          {t('common.draft_outdated_discard')}
        </Button>
        <Button size="small" variant="ghost" onClick={onKeep}>
          {t('common.draft_outdated_keep')}
        </Button>
      </div>
    </Alert>
  );
}
