import { useT } from '../../lib/page/app-context.tsx';
import { useLocalDate } from '../../lib/local-date.ts';
import type { DraftState } from '../../lib/drafts/drafts.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';

/** Says that the form holds what was typed on an earlier visit, with the way to throw that away. */
export function KeptDraft({ draft, onDiscard }: { draft: DraftState; onDiscard?: () => void }) {
  const t = useT();
  const localDate = useLocalDate();
  if (draft.restoredFrom === null) return null;
  const discard = () => {
    draft.discard();
    onDiscard?.();
  };
  return (
    <Alert tone="blueprint" live>
      <div className="flex flex-wrap items-center gap-x-4">
        {t('common.draft_restored', { date: localDate(draft.restoredFrom) })}
        <Button variant="ghost" size="small" onClick={discard}>
          {t('common.draft_discard')}
        </Button>
      </div>
    </Alert>
  );
}
