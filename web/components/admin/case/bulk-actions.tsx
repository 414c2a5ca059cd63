import { useState } from 'react';
import type { ReasonView } from '../../../../server/decisions/reason-codes.ts';
import { ApiError, callApi } from '../../../lib/api.ts';
import { useT } from '../../../lib/app-context.tsx';
import { toastError, toastSuccess } from '../../../lib/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { Progress } from '../../ui/progress.tsx';
import { ReasonDialog, type Reason } from '../reason-form.tsx';
import { flagRefetch } from '../refetch.ts';

type Act = 'activate' | 'deactivate';

type Props = {
  ids: ReadonlySet<number>;
  /** Called with what could not be done, which stays selected. */
  onDone: (left: ReadonlySet<number>) => void;
  reasons: readonly ReasonView[];
};

/** One decision for each of the reviews selected, one after the other, with one reason. */
export function BulkActions({ ids, onDone, reasons }: Props) {
  const t = useT();
  const [asked, setAsked] = useState<Act | null>(null);
  const [done, setDone] = useState<number | null>(null);

  const act = async (action: Act, reason: Reason) => {
    setAsked(null);
    setDone(0);
    const left = await decideEach([...ids], action, reason, setDone);
    setDone(null);
    const count = ids.size - left.size;
    if (count > 0) toastSuccess(t('admin.bulk_done', { count }));
    if (left.size > 0) toastError(t('admin.bulk_left', { count: left.size }));
    flagRefetch();
    onDone(left);
  };

  return (
    <div className="bulk" role="group" aria-label={t('admin.selected', { count: ids.size })}>
      <span>{t('admin.selected', { count: ids.size })}</span>
      <Button size="small" disabled={done !== null} onClick={() => setAsked('activate')}>
        {t('admin.act.activate')}
      </Button>
      <Button size="small" disabled={done !== null} onClick={() => setAsked('deactivate')}>
        {t('admin.act.deactivate')}
      </Button>
      {done !== null && (
        <div className="bulk-progress" role="status">
          <Progress value={done} max={ids.size} label={t('admin.bulk_progress')} />
        </div>
      )}
      {asked && (
        <ReasonDialog
          open
          onClose={() => setAsked(null)}
          title={t(`admin.act.${asked}`)}
          confirm={t('admin.bulk_confirm', { count: ids.size })}
          danger={asked === 'deactivate'}
          reasons={reasons}
          busy={false}
          onSubmit={(reason) => void act(asked, reason)}
        />
      )}
    </div>
  );
}

/** Gives back those that were refused; after "too many requests" all that are left. */
async function decideEach(
  ids: readonly number[],
  action: Act,
  reason: Reason,
  onProgress: (done: number) => void,
): Promise<Set<number>> {
  const left = new Set<number>();
  for (const [index, id] of ids.entries()) {
    const status = await decide(id, action, reason);
    if (status !== 200) left.add(id);
    if (status === 429 || status === 0) return new Set([...left, ...ids.slice(index)]);
    onProgress(index + 1);
  }
  return left;
}

/** The answer's status; 0 where none came. Each refusal is counted, not said: there may be many. */
async function decide(id: number, action: Act, reason: Reason): Promise<number> {
  try {
    await callApi(`api.admin.reviews.${action}`, { id }, { body: reason, quiet: true });
    return 200;
  } catch (error) {
    return error instanceof ApiError ? error.status : 0;
  }
}
