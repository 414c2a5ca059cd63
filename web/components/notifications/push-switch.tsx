import { useEffect, useState } from 'react';
import type { PushState } from '../../lib/offline/push.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { Button } from '../ui/button.tsx';

type State = PushState | 'failed';

/** Turns notices on this device on and off. It needs scripts, so it appears with them. */
export function PushSwitch({ pushKey }: { pushKey: string }) {
  const t = useT();
  const [state, setState] = useState<State>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    const read = async () => setState(await (await import('../../lib/offline/push.ts')).pushState(pushKey));
    void read().catch(() => undefined);
  }, [pushKey]);
  if (state === null) return null;

  const change = async () => {
    const { pushState, turnPushOff, turnPushOn } = await import('../../lib/offline/push.ts');
    const answer = await (state === 'on' ? turnPushOff() : turnPushOn(pushKey));
    setState(answer === null || answer.ok ? await pushState(pushKey) : 'failed');
  };
  const press = () => {
    setBusy(true);
    void change()
      .catch(() => setState('failed'))
      .finally(() => setBusy(false));
  };
  return (
    <section className="mb-8 grid gap-3" aria-label={t('notifications.push.title')}>
      <h2 className="font-semibold">{t('notifications.push.title')}</h2>
      <p className="text-sm text-muted" role="status">
        {t(`notifications.push.state.${state}`)}
      </p>
      {state !== 'refused' && (
        <div>
          <Button type="button" variant="secondary" busy={isBusy} onClick={press}>
            {t(state === 'on' ? 'notifications.push.turn_off' : 'notifications.push.turn_on')}
          </Button>
        </div>
      )}
    </section>
  );
}
