import { Link } from '@inertiajs/react';
import { useState } from 'react';
import { route } from '../../../common/routes/route-table.ts';
import type { DecisionAppealView } from '../../../server/cases/views.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { TurnOffDialog } from '../reviews/turn-off-dialog.tsx';
import { AskForm } from '../form/ask-form.tsx';
import { Button } from '../ui/button.tsx';
import { DataList, type Datum } from '../ui/data-list.tsx';
import { DateText } from '../ui/date-text.tsx';
import { Words } from '../ui/words.tsx';
import { FileName } from '../uploads/file-name.tsx';
import { outcomeOf } from './appeal-outcome.ts';
import { STATEMENT_PROPS } from './decision-appeal-form.tsx';

type OpenProps = { decisionId: number; appeal: DecisionAppealView };

/** An appeal that waits: one's own words, and the way to turn it off. */
export function OpenAppeal({ decisionId, appeal }: OpenProps) {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <DataList items={[{ term: t('statement_appeals.words'), detail: <OwnWords appeal={appeal} /> }]} />
      <div>
        <AskForm call="api.decisions.off_appeal" id={decisionId} onAsk={() => setAsking(true)}>
          <Button type="submit">{t('appeal_forms.turn_off')}</Button>
        </AskForm>
      </div>
      <TurnOffDialog
        call="api.decisions.off_appeal"
        id={decisionId}
        appealId={appeal.id}
        intro={t('statement_appeals.turn_off_text')}
        help={t('statement_appeals.turn_off_help')}
        refresh={STATEMENT_PROPS}
        open={isAsking}
        onTurnedOff={close}
        onClose={close}
      />
    </>
  );
}

/** The results of the reader's appeals, the latest first. */
export function ClosedAppeals({ appeals }: { appeals: readonly DecisionAppealView[] }) {
  return (
    <ol className="grid gap-6">
      {appeals.map((appeal) => (
        <li key={appeal.id}>
          <ClosedAppeal appeal={appeal} />
        </li>
      ))}
    </ol>
  );
}

function ClosedAppeal({ appeal }: { appeal: DecisionAppealView }) {
  const t = useT();
  const { state, filed_at, closed_at, answer, off_appeal_reason: offReason } = appeal;
  const items: Datum[] = [
    { term: t('statement_appeals.filed'), detail: <DateText at={filed_at} /> },
    ...(closed_at === null
      ? []
      : [
          {
            term: t(state === 'withdrawn' ? 'statement_appeals.turned_off' : 'statement_appeals.decided'),
            detail: <DateText at={closed_at} />,
          },
        ]),
    ...(answer === null
      ? []
      : [{ term: t('statement_appeals.answer'), detail: <Answer appeal={appeal} text={answer} /> }]),
    { term: t('statement_appeals.words'), detail: <OwnWords appeal={appeal} /> },
    ...(offReason === null
      ? []
      : [{ term: t('appeal_forms.off_reason'), detail: <Words text={offReason} /> }]),
  ];
  return (
    <>
      <h3 className="mb-2">{t(outcomeOf(appeal))}</h3>
      <DataList items={items} />
    </>
  );
}

function Answer({
  appeal: { decided_by_decision_id: id },
  text,
}: {
  appeal: DecisionAppealView;
  text: string;
}) {
  const t = useT();
  return (
    <div className="grid gap-1">
      <Words text={text} />
      {id !== null && (
        <Link href={route('decisions.show', { id })}>
          {t('statement_appeals.answering_decision', { number: String(id) })}
        </Link>
      )}
    </div>
  );
}

function OwnWords({ appeal: { on_appeal_reason: text, files } }: { appeal: DecisionAppealView }) {
  const t = useT();
  return (
    <div className="grid gap-2">
      {text === null ? t('statement_appeals.erased') : <Words text={text} />}
      {files.length > 0 && (
        <ul aria-label={t('appeal_forms.attached')}>
          {files.map((file) => (
            <li key={file.id}>
              <FileName file={file} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
