import { Link } from '@inertiajs/react';
import { useState } from 'react';
import { route } from '../../../common/routes/route-table.ts';
import type { Translate } from '../../../common/format/translator.ts';
import type { DecisionAppealCase } from '../../../server/moderation/decision-appeals/views.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { NotesPart } from '../admin-people/notes-part.tsx';
import { CasePart } from '../admin/case/case-part.tsx';
import { ConflictAlert } from '../admin/case/conflict-alert.tsx';
import { CaseArticle, CaseTitle, type PanelProps } from '../admin/case/open-case.tsx';
import { useAdminKeys } from '../admin/admin-keys.ts';
import { KeyLegend } from '../admin/key-legend.tsx';
import { KEYS } from '../admin/key-table.ts';
import { ReasonDialog, type Reason } from '../admin/reason-form.tsx';
import { Alert } from '../ui/alert.tsx';
import { Badge } from '../ui/badge.tsx';
import { AskForm } from '../form/ask-form.tsx';
import { Button } from '../ui/button.tsx';
import { DataList, type Datum } from '../ui/data-list.tsx';
import { DateText } from '../ui/date-text.tsx';
import { DayText } from '../ui/day-text.tsx';
import { DecidedAbout } from './decided-about.tsx';
import { AppealWords, OtherAppeals } from './appeal-words.tsx';
import { useCall } from '../../hooks/use-call.ts';
import { ADMIN_CALL } from '../admin/refetch.ts';

type Props = PanelProps<DecisionAppealCase>;
type Verb = 'accept' | 'reject';
type OpenQuestion = { verb: Verb; version: number | null };

/** The facts for a decision about an appeal against a decision, and its buttons. */
export function DecisionAppealPanel({ opened, reasons, heading }: Props) {
  const t = useT();
  // The decision is about the version that the dialog opened with; the page behind may be fetched again.
  const [asked, setAsked] = useState<OpenQuestion | null>(null);
  const admin = useCall(ADMIN_CALL);
  const { id, can, about, decision, version: seen } = opened;
  const ask = (verb: Verb) => setAsked({ verb, version: seen });
  useAdminKeys({
    ...(can.accept && { [KEYS.accept]: () => ask('accept') }),
    ...(can.reject && { [KEYS.reject]: () => ask('reject') }),
  });
  const submit = ({ verb, version }: OpenQuestion, reason: Reason) =>
    admin.callAndClose(`api.admin.decision_appeals.${verb}`, { id }, { ...reason, version }, () =>
      setAsked(null),
    );
  return (
    <CaseArticle>
      <AppealHead opened={opened} heading={heading} />
      {admin.conflict && <ConflictAlert conflict={admin.conflict} reasons={reasons} />}
      <Obstacles opened={opened} />
      <div className="case-actions">
        {can.accept && (
          <AskForm
            call="api.admin.decision_appeals.accept"
            id={id}
            given={{ version: seen, effect: decision.action }}
            onAsk={() => ask('accept')}
          >
            <Button type="submit" size="small" aria-keyshortcuts={KEYS.accept}>
              {t(`admin.outcome.accept.${decision.action}`)}
            </Button>
          </AskForm>
        )}
        {can.reject && (
          <AskForm
            call="api.admin.decision_appeals.reject"
            id={id}
            given={{ version: seen, effect: decision.action }}
            onAsk={() => ask('reject')}
          >
            <Button type="submit" size="small" aria-keyshortcuts={KEYS.reject}>
              {t(`admin.outcome.reject.${decision.action}`)}
            </Button>
          </AskForm>
        )}
      </div>
      <KeyLegend keys={keysOf(opened, t)} />
      <AppealWords opened={opened} />
      <DecidedAbout key={id} about={about} isOfResponse={decision.action.startsWith('response.')} />
      <CasePart title={t('admin.decision_appeals.the_decision')}>
        <DataList items={useDecision(opened)} />
      </CasePart>
      <OtherAppeals others={opened.others} />
      <NotesPart key={`notes ${id}`} call="api.admin.decision_appeals.notes" id={id} notes={opened.notes} />
      {asked && (
        <ReasonDialog
          open
          onClose={() => setAsked(null)}
          title={t(`admin.decision_appeals.ask.${asked.verb}`, {
            id: String(id),
            effect: t(`admin.outcome.${asked.verb}.${decision.action}`),
          })}
          confirm={t(`admin.outcome.${asked.verb}.${decision.action}`)}
          reasons={reasons}
          family={asked.verb === 'accept' ? 'appeal_accepted' : 'appeal_rejected'}
          busy={admin.busy}
          errors={admin.errors}
          onSubmit={(reason) => void submit(asked, reason)}
        >
          <p>{followsFrom(asked.verb, opened, t)}</p>
        </ReasonDialog>
      )}
    </CaseArticle>
  );
}

const keysOf = ({ can, decision }: DecisionAppealCase, t: Translate) =>
  (['accept', 'reject'] as const)
    .filter((verb) => can[verb])
    .map((verb) => ({
      key: KEYS[verb],
      meaning: t(`admin.outcome.${verb}.${decision.action}`),
    }));

/** The consequences, and the users who are told. */
function followsFrom(verb: Verb, { decision, about }: DecisionAppealCase, t: Translate): string {
  if (verb === 'reject') return t('admin.decision_appeals.follows.reject');
  const role = about.role ? t(`admin.role.${about.role.before}`) : '';
  return t(`admin.decision_appeals.follows.${decision.action}`, { role });
}

function AppealHead({ opened, heading }: Pick<Props, 'opened' | 'heading'>) {
  const t = useT();
  const { id, state, isLate, decision, filedAt, dueAt } = opened;
  return (
    <header className="case-head">
      <span className="case-badges">
        <Badge tone={state === 'open' ? 'blueprint' : 'neutral'}>{t(`appeals.state.${state}`)}</Badge>
        {isLate && <Badge tone="danger">{t('admin.late')}</Badge>}
      </span>
      <CaseTitle heading={heading}>{t(`admin.action.${decision.action}`)}</CaseTitle>
      <p className="case-note">
        {t('admin.decision_appeals.number', { id: String(id) })} · <Appellant opened={opened} /> ·{' '}
        <DateText at={filedAt} />
        {state === 'open' && (
          <>
            {' · '}
            {t('admin.due')} <DayText day={dueAt} />
          </>
        )}
      </p>
    </header>
  );
}

function Appellant({ opened: { appellant } }: Pick<Props, 'opened'>) {
  const t = useT();
  if (appellant === null) return t('reviews.former_member');
  return (
    <Link href={route('admin.functions', {}, { query: { open: appellant.id } })}>
      <bdi>{appellant.name}</bdi>
    </Link>
  );
}

/** The reason why it cannot be accepted, or not be decided by its reader. */
function Obstacles({ opened: { state, isUndoable, isForOthers } }: Pick<Props, 'opened'>) {
  const t = useT();
  if (state !== 'open') return null;
  return (
    <>
      {isForOthers && (
        <Alert tone="caution" title={t('admin.not_yours')}>
          {t('admin.decision_appeals.other_eyes')}
        </Alert>
      )}
      {!isUndoable && <Alert tone="caution">{t('admin.decision_appeals.nothing_left')}</Alert>}
    </>
  );
}

function useDecision({ decision }: DecisionAppealCase): Datum[] {
  const t = useT();
  const { id, at, by, reasonName, reason } = decision;
  return [
    {
      term: t('admin.decision_appeals.decision'),
      detail: <Link href={route('decisions.show', { id })}>{`#${id}`}</Link>,
    },
    { term: t('admin.column.decided'), detail: <DateText at={at} /> },
    { term: t('admin.column.by'), detail: by ?? t('admin.notes.former') },
    ...(reasonName === null ? [] : [{ term: t('admin.column.reason'), detail: reasonName }]),
    ...(reason === null
      ? []
      : [
          {
            term: t('admin.column.reason_text'),
            detail: <span className="whitespace-pre-line">{reason}</span>,
          },
        ]),
  ];
}
