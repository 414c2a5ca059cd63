import { useState } from 'react';
import type { CaseItem } from '../../../../server/moderation/list-views.ts';
import type { ReasonView } from '../../../../server/decisions/reason-codes.ts';
import { ApiError, callApi } from '../../../lib/api.ts';
import { useT } from '../../../lib/page/app-context.tsx';
import { toastError, toastSuccess } from '../../../lib/page/toasts.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { UserText } from '../../ui/user-text.tsx';
import { Progress } from '../../ui/progress.tsx';
import { ReasonDialog, type Reason } from '../reason-form.tsx';
import { flagRefetch } from '../refetch.ts';

type Act = 'activate' | 'deactivate';

/** A review as its reader selected it. */
export type Selected = Pick<CaseItem, 'id' | 'title' | 'version' | 'lastDecisionId'>;

type Props = {
  selected: readonly Selected[];
  /** Called with what could not be done, which stays selected, and with what others changed meanwhile. */
  onDone: (left: readonly Selected[], changed: readonly Selected[]) => void;
  reasons: readonly ReasonView[];
};

/** One decision for each of the reviews selected, one after the other, with one reason. */
export function BulkActions({ selected, onDone, reasons }: Props) {
  const t = useT();
  const [asked, setAsked] = useState<Act | null>(null);
  const [done, setDone] = useState<number | null>(null);

  const act = async (action: Act, reason: Reason) => {
    setAsked(null);
    setDone(0);
    const { left, changed } = await decideEach(selected, action, reason, setDone);
    setDone(null);
    const count = selected.length - left.length - changed.length;
    if (count > 0) toastSuccess(t('admin.bulk_done', { count }));
    if (left.length > 0) toastError(t('admin.bulk_left', { count: left.length }));
    flagRefetch();
    onDone(left, changed);
  };

  return (
    <div className="bulk" role="group" aria-label={t('admin.selected', { count: selected.length })}>
      <span>{t('admin.selected', { count: selected.length })}</span>
      <Button size="small" disabled={done !== null} onClick={() => setAsked('activate')}>
        {t('admin.act.activate')}
      </Button>
      <Button size="small" disabled={done !== null} onClick={() => setAsked('deactivate')}>
        {t('admin.act.deactivate')}
      </Button>
      {done !== null && (
        <div className="flex-[1_1_12rem]" role="status">
          <Progress value={done} max={selected.length} label={t('admin.bulk_progress')} />
        </div>
      )}
      {asked && (
        <ReasonDialog
          open
          onClose={() => setAsked(null)}
          title={t(`admin.act.${asked}`)}
          confirm={t('admin.bulk_confirm', { count: selected.length })}
          danger={asked === 'deactivate'}
          reasons={reasons}
          withoutCode={asked === 'activate'}
          busy={false}
          onSubmit={(reason) => void act(asked, reason)}
        />
      )}
    </div>
  );
}

type Outcome = { left: Selected[]; changed: Selected[] };

/** Gives back those that were refused; after "too many requests" all that are left. */
async function decideEach(
  selected: readonly Selected[],
  action: Act,
  reason: Reason,
  onProgress: (done: number) => void,
): Promise<Outcome> {
  const left: Selected[] = [];
  const changed: Selected[] = [];
  for (const [index, review] of selected.entries()) {
    const status = await decide(review, action, reason);
    if (status === 429 || status === 0) return { left: [...left, ...selected.slice(index)], changed };
    if (status === 409) changed.push(review);
    else if (status !== 200) left.push(review);
    onProgress(index + 1);
  }
  return { left, changed };
}

/** The answer's status; 0 where none came. Each refusal is counted, not said: there may be many. */
async function decide(
  { id, version, lastDecisionId: last_decision_id }: Selected,
  action: Act,
  reason: Reason,
): Promise<number> {
  try {
    const body = { ...reason, version, last_decision_id };
    await callApi(`api.admin.reviews.${action}`, { id }, { body, quiet: true });
    return 200;
  } catch (error) {
    return error instanceof ApiError ? error.status : 0;
  }
}

/** Reviews that others changed or decided about since they were selected. */
export function ChangedMeanwhile({ reviews }: { reviews: readonly Selected[] }) {
  const t = useT();
  if (reviews.length === 0) return null;
  return (
    <Alert tone="caution" title={t('admin.bulk_changed')} live>
      {t('admin.bulk_changed_text')}
      <ul>
        {reviews.map(({ id, title }) => (
          <li key={id}>
            {t('admin.review_number', { id: String(id) })}: <UserText text={title} />
          </li>
        ))}
      </ul>
    </Alert>
  );
}
