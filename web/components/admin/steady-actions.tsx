import { useState } from 'react';
import { useT } from '../../lib/page/app-context.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';

type Steady = {
  /** The actions are those that the reader saw when the case opened, or when they chose to go on. */
  isSteady: boolean;
  goOn: () => void;
};

/**
 * Keeps a button's or key's meaning while a case is open. When a decision changes the actions, all of them
 * wait until the reader goes on. `names` are those of the actions. Give the component a key for each case.
 */
export function useSteadyActions(names: readonly string[]): Steady {
  const offered = names.join(' ');
  const [seen, setSeen] = useState(offered);
  return { isSteady: seen === offered, goOn: () => setSeen(offered) };
}

/** Replaces the buttons. */
export function SettledCase({ onGoOn }: { onGoOn: () => void }) {
  const t = useT();
  return (
    <Alert title={t('admin.settled')}>
      <p>{t('admin.settled_text')}</p>
      <p className="mt-3">
        <Button size="small" onClick={onGoOn}>
          {t('admin.settled_go_on')}
        </Button>
      </p>
    </Alert>
  );
}
