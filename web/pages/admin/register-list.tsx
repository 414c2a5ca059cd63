import { useEffect } from 'react';
import { router } from '@inertiajs/react';
import { route } from '../../../common/routes/route-table.ts';
import { formatCount } from '../../../common/format/numbers.ts';
import { WORKING_LIST_STATES, type ListState } from '../../../common/limits/registers.ts';
import type { ListView } from '../../../server/moderation/registers/list-views.ts';
import { AdminFrame } from '../../components/admin/admin-frame.tsx';
import { SendButton } from '../../components/form/send-button.tsx';
import { ColumnsForm } from '../../components/registers/columns-form.tsx';
import { FoundParts } from '../../components/registers/found-parts.tsx';
import { ListPreview } from '../../components/registers/list-preview.tsx';
import { Alert } from '../../components/ui/alert.tsx';
import { Breadcrumbs } from '../../components/ui/breadcrumbs.tsx';
import { DayText } from '../../components/ui/day-text.tsx';
import { Link } from '../../components/ui/link.tsx';
import { Progress } from '../../components/ui/progress.tsx';
import { Section } from '../../components/ui/section.tsx';
import { useT } from '../../lib/page/app-context.tsx';

export type Props = ListView;

const LOOK_EVERY_MS = 2_000;

/** One list on its way: columns, check, run, report; each step is this page in another state. */
export default function AdminRegisterListPage(props: Props) {
  const t = useT();
  const { list, matching, preview, found, refusedRows } = props;
  const isWorking = WORKING_LIST_STATES.some((state) => state === list.state);
  useEffect(() => {
    if (!isWorking) return undefined;
    const timer = setInterval(() => router.reload(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isWorking]);
  return (
    <AdminFrame title={list.name}>
      <Breadcrumbs
        steps={[
          { name: t('admin.registers'), href: route('admin.registers') },
          { name: list.name, href: route('admin.registers.show', { id: list.registerId }) },
        ]}
      />
      <p className="my-4 text-muted">
        {t('registers.list_of')} <DayText day={list.asOf} />
        {list.fileName !== null && ` · ${list.fileName}`}
        {list.byteSize !== null &&
          ` · ${t('open_data.size', { kilobytes: formatCount(Math.ceil(list.byteSize / 1024)) })}`}
      </p>
      <StateOf {...props} isWorking={isWorking} />
      {matching && (
        <>
          <Section title={t('registers.step_columns')}>
            {matching.problem !== null && (
              <div className="mb-4">
                <Alert tone="danger">{matching.problem}</Alert>
              </div>
            )}
            <ColumnsForm key={list.version} list={list} matching={matching} choices={props.choices} />
          </Section>
          {preview && <ListPreview {...props} preview={preview} />}
          <div className="mt-6">
            <Discard id={list.id} />
          </div>
        </>
      )}
      {found && <FoundParts {...props} found={found} />}
      {refusedRows > 0 && (
        <p className="mt-4">
          <a href={route('admin.registers.refused', { id: list.id })} download>
            {t('registers.refused_file', { count: refusedRows })}
          </a>
          {props.canCorrect && (
            <span className="block max-w-text text-sm text-muted">{t('registers.refused_correct')}</span>
          )}
        </p>
      )}
    </AdminFrame>
  );
}

function StateOf({ list, isWorking }: Props & { isWorking: boolean }) {
  const t = useT();
  const { id, state, stop, problem, shareMax } = list;
  if (isWorking)
    return (
      <div className="grid max-w-text gap-3" aria-live="polite">
        <Progress value={Math.round(100 * list.progress)} max={100} label={t(`registers.state.${state}`)} />
        <p className="text-sm text-muted">{t('registers.working_text')}</p>
        <p>
          <Link href={route('admin.registers.list', { id })}>{t('registers.look_again')}</Link>
        </p>
        {state !== 'running' && state !== 'undoing' && <Discard id={id} />}
      </div>
    );
  return (
    <div className="grid max-w-text gap-3">
      {stop !== null && <Alert tone="caution">{t(`registers.stop_text.${stop}`, { share: shareMax })}</Alert>}
      {problem !== null && <Alert tone={state === 'failed' ? 'danger' : 'caution'}>{problem}</Alert>}
      {isEnded(state) && (
        <Alert tone={state === 'finished' ? 'good' : 'neutral'}>
          {t(list.isPartIn ? 'registers.part_in' : `registers.state_text.${state}`)}
        </Alert>
      )}
      {state === 'checked' && <Checked list={list} />}
      {list.canUndo && <Undo id={id} />}
    </div>
  );
}

const ENDED = ['finished', 'unchanged', 'failed', 'undone', 'discarded'] as const;
const isEnded = (state: ListState): state is (typeof ENDED)[number] => ENDED.some((one) => one === state);

function Checked({ list: { id, version } }: Pick<Props, 'list'>) {
  const t = useT();
  return (
    <>
      <p>{t('registers.checked_text')}</p>
      <div className="flex flex-wrap gap-3">
        <SendButton variant="primary" action={route('admin.registers.run', { id })} also={{ version }}>
          {t('registers.run')}
        </SendButton>
        <SendButton variant="secondary" action={route('admin.registers.rematch', { id })} also={{ version }}>
          {t('registers.change_columns')}
        </SendButton>
        <Discard id={id} />
      </div>
    </>
  );
}

function Discard({ id }: { id: number }) {
  const t = useT();
  return (
    <SendButton variant="ghost" action={route('admin.registers.discard', { id })}>
      {t('registers.discard')}
    </SendButton>
  );
}

/** Asks before it is done. */
function Undo({ id }: { id: number }) {
  const t = useT();
  return (
    <details>
      <summary>{t('registers.undo')}</summary>
      <div className="mt-3 grid gap-3">
        <p>{t('registers.undo_text')}</p>
        <div>
          <SendButton variant="danger" action={route('admin.registers.undo', { id })}>
            {t('registers.undo_sure')}
          </SendButton>
        </div>
      </div>
    </details>
  );
}
