import { formatDate } from '../../../common/format/dates.ts';
import type { AccountAppealItem, UserCase } from '../../../server/moderation/people/user-views.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { CasePart } from '../admin/case/case-part.tsx';
import { Badge } from '../ui/badge.tsx';
import { AskForm } from '../form/ask-form.tsx';
import { Button } from '../ui/button.tsx';
import { appealActions, type UserAction } from './offered-user-actions.ts';

type Props = { opened: UserCase; onAsk: (action: UserAction) => void };

/** A user's appeal against their deactivation, and the buttons to decide it. */
export function AccountAppeals({ opened: { appeals }, onAsk }: Props) {
  const t = useT();
  if (appeals.length === 0) return null;
  return (
    <CasePart title={t('admin.functions.appeals')}>
      <ol className="case-lines">
        {appeals.map((appeal) => (
          <li key={appeal.id}>
            <p className="case-note">
              <When appeal={appeal} /> {appeal.isLate && <Badge tone="danger">{t('admin.late')}</Badge>}
            </p>
            <p className="whitespace-pre-line">{appeal.reason}</p>
            {appeal.answer !== null && <p className="case-note whitespace-pre-line">{appeal.answer}</p>}
            {appeal.state === 'open' && <Answers appeal={appeal} onAsk={onAsk} />}
          </li>
        ))}
      </ol>
    </CasePart>
  );
}

function When({ appeal: { state, filedAt, dueAt, closedAt } }: { appeal: AccountAppealItem }) {
  const t = useT();
  if (state === 'open')
    return t('admin.functions.appeal_open', {
      filed: formatDate(filedAt, t.language),
      due: formatDate(dueAt, t.language),
    });
  const date = closedAt === null ? '' : formatDate(closedAt, t.language);
  return t(`admin.functions.appeal_closed.${state}`, { date });
}

function Answers({ appeal, onAsk }: { appeal: AccountAppealItem; onAsk: Props['onAsk'] }) {
  const t = useT();
  if (!appeal.can.answer) return <p className="case-note">{t('admin.functions.appeal_own')}</p>;
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {appealActions(appeal.id).map((action) => (
        <AskForm key={action.name} call={action.call} id={action.id} onAsk={() => onAsk(action)}>
          <Button type="submit" size="small">
            {t(action.label)}
          </Button>
        </AskForm>
      ))}
    </div>
  );
}
