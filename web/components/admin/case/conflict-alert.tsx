import { DECISION_ACTIONS, type DecisionAction } from '../../../../common/constants.ts';
import { formatDate } from '../../../../common/format/dates.ts';
import type { ReasonView } from '../../../../server/decisions/reason-codes.ts';
import { useT } from '../../../lib/page/app-context.tsx';
import { Alert } from '../../ui/alert.tsx';
import type { Conflict } from '../../../hooks/use-call.ts';

const isAction = (name: string): name is DecisionAction => DECISION_ACTIONS.some((action) => action === name);

/** Another administrator was quicker: nothing was changed, and the latest state is being fetched. */
export function ConflictAlert({ conflict, reasons }: { conflict: Conflict; reasons: readonly ReasonView[] }) {
  const t = useT();
  const { message, decision } = conflict;
  return (
    <Alert tone="caution" title={message} live>
      {decision && isAction(decision.action) && (
        <p>
          {t('admin.decided_first', {
            name: decision.decided_by ?? t('admin.decisions.by_screening'),
            action: t(`admin.action.${decision.action}`),
            date: formatDate(decision.decided_at, t.language),
          })}
        </p>
      )}
      {decision && <p>{reasonOf(decision, reasons)}</p>}
    </Alert>
  );
}

function reasonOf(
  { reason_code, reason }: NonNullable<Conflict['decision']>,
  reasons: readonly ReasonView[],
): string {
  const name = reasons.find(({ code }) => code === reason_code)?.name;
  return [name, reason].filter(Boolean).join(': ');
}
