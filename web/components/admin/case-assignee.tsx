import type { WaitingItem, Workload } from '../../../common/cases/queues.ts';
import { route } from '../../../common/routes/route-table.ts';
import { useShared, useT } from '../../lib/page/app-context.tsx';
import { ActionForm } from '../form/action-form.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Disclosure } from '../ui/overlay/disclosure.tsx';
import { UserText } from '../ui/user-text.tsx';

type Props = { item: WaitingItem; administrators: readonly Workload[] };

/** The administrator of a case, with the ways to take it, give it to somebody else, or give it back. */
export function CaseAssignee({ item, administrators }: Props) {
  const t = useT();
  const { viewer } = useShared();
  const { assignee, isForAnother } = item;
  const isMine = assignee?.id === viewer?.userId;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {isForAnother && <Badge tone="caution">{t('queues.for_another')}</Badge>}
      {assignee && <UserText text={assignee.name} />}
      {!assignee && !isForAnother && (
        <Assign item={item} to={viewer?.userId ?? null}>
          {t('queues.take')}
        </Assign>
      )}
      {isMine && (
        <Assign item={item} to={null}>
          {t('queues.give_back')}
        </Assign>
      )}
      <Give item={item} administrators={administrators.filter(({ id }) => id !== assignee?.id)} />
    </div>
  );
}

type AssignProps = { item: WaitingItem; to: number | null; children: string };

const fieldsOf = ({ queue, id, assignee }: WaitingItem) => ({
  queue,
  case_id: String(id),
  from: String(assignee?.id ?? ''),
});

function Assign({ item, to, children }: AssignProps) {
  const t = useT();
  const title = item.title ?? t('queues.untitled', { id: String(item.id) });
  return (
    <ActionForm action={route('admin.cases.assign')} also={{ ...fieldsOf(item), to: String(to ?? '') }}>
      <Button type="submit" size="small" aria-label={`${children}: ${title}`}>
        {children}
      </Button>
    </ActionForm>
  );
}

function Give({ item, administrators }: Props) {
  const t = useT();
  if (administrators.length === 0) return null;
  return (
    <Disclosure summary={t('queues.give')}>
      <ul className="grid gap-1">
        {administrators.map((one) => (
          <li key={one.id}>
            <Assign item={item} to={one.id}>
              {one.name}
            </Assign>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
