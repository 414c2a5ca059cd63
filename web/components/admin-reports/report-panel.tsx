import { useState } from 'react';
import type { ReportCaseView } from '../../../server/moderation/reports/views.ts';
import type { ReportOutcome } from '../../../server/reports/report.ts';
import { htmlLang } from '../../../common/format/language.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { ConflictAlert } from '../admin/case/conflict-alert.tsx';
import { CaseArticle, CaseTitle, type PanelProps } from '../admin/case/open-case.tsx';
import { useAdminKeys } from '../admin/admin-keys.ts';
import { KeyLegend } from '../admin/key-legend.tsx';
import { KEYS, type AdminKey } from '../admin/key-table.ts';
import { ReasonDialog, type Reason } from '../admin/reason-form.tsx';
import { Alert } from '../ui/alert.tsx';
import { Badge } from '../ui/badge.tsx';
import { AskForm } from '../form/ask-form.tsx';
import { Button } from '../ui/button.tsx';
import { DateText } from '../ui/date-text.tsx';
import { DayText } from '../ui/day-text.tsx';
import { UserText } from '../ui/user-text.tsx';
import { HiddenPart, HideWords } from './hide-words.tsx';
import { EarlierCases, NeighborsPart, Outcome, ReportsPart, TextPart } from './report-parts.tsx';
import { useCall } from '../../hooks/use-call.ts';
import { ADMIN_CALL } from '../admin/refetch.ts';

type Props = PanelProps<ReportCaseView>;
type OpenQuestion = { outcome: ReportOutcome; seen: ReportCaseView };

/** The same key means the same in every case: `a` leaves the text, `d` takes it down. */
const KEY_OF = {
  keep: KEYS.show,
  take_down: KEYS.hide,
  correct: KEYS.edit,
} as const satisfies Record<ReportOutcome, AdminKey>;

/** The facts for a decision about a reported text, and two outcomes that name their effects. */
export function ReportPanel({ opened, reasons, heading }: Props) {
  const t = useT();
  // The decision is about the version that the dialog opened with; the page behind may be fetched again.
  const [asked, setAsked] = useState<OpenQuestion | null>(null);
  const admin = useCall(ADMIN_CALL);
  const { can } = opened;
  const ask = (outcome: ReportOutcome) => setAsked({ outcome, seen: opened });
  const close = () => setAsked(null);
  useAdminKeys(Object.fromEntries(can.map((outcome) => [KEY_OF[outcome], () => ask(outcome)])));
  const submit = ({ outcome, seen }: OpenQuestion, reason: Reason) => {
    const before = { version: seen.version, last_report_id: seen.lastReportId };
    return admin.callAndClose(
      `api.admin.reports.${outcome}`,
      { id: seen.id },
      { ...reason, ...before },
      close,
    );
  };
  return (
    <CaseArticle>
      <Head opened={opened} heading={heading} />
      {admin.conflict && <ConflictAlert conflict={admin.conflict} reasons={reasons} />}
      {opened.refusal !== null && (
        <Alert tone="caution" title={t('admin.not_yours')}>
          {opened.refusal}
        </Alert>
      )}
      {can.length > 0 && (
        <div className="case-actions">
          {can.map((outcome) => (
            <AskForm
              key={outcome}
              call={`api.admin.reports.${outcome}`}
              id={opened.id}
              given={{ version: opened.version, last_report_id: opened.lastReportId }}
              onAsk={() => ask(outcome)}
            >
              <Button type="submit" size="small" aria-keyshortcuts={KEY_OF[outcome]}>
                {t(`admin.reports.act.${outcome}`)}
              </Button>
            </AskForm>
          ))}
          {opened.canHide && <HideWords opened={opened} reasons={reasons} admin={admin} />}
        </div>
      )}
      <KeyLegend
        keys={can.map((outcome) => ({ key: KEY_OF[outcome], meaning: t(`admin.reports.act.${outcome}`) }))}
      />
      <Outcome opened={opened} />
      <HiddenPart hidden={opened.hidden} />
      <ReportsPart reports={opened.reports} />
      <TextPart key={opened.id} opened={opened} />
      <NeighborsPart neighbors={opened.neighbors} />
      <EarlierCases earlier={opened.earlier} />
      {asked && (
        <ReasonDialog
          open
          onClose={close}
          title={t(`admin.reports.ask.${asked.outcome}`)}
          confirm={t(`admin.reports.act.${asked.outcome}`)}
          reasons={reasons}
          withoutCode={asked.outcome !== 'take_down'}
          help={asked.outcome === 'take_down' ? undefined : t('admin.reports.reason_help')}
          busy={admin.busy}
          errors={admin.errors}
          onSubmit={(reason) => void submit(asked, reason)}
        >
          <div className="grid gap-2">
            <p>{t(`admin.reports.follows.${asked.outcome}`)}</p>
            {asked.outcome === 'keep' && opened.hidden.length > 0 && (
              <p>{t('hidden_passages.shown_again')}</p>
            )}
            <p>{t('admin.reports.secret')}</p>
          </div>
        </ReasonDialog>
      )}
    </CaseArticle>
  );
}

function Head({ opened, heading }: Pick<Props, 'opened' | 'heading'>) {
  const t = useT();
  const { id, kind, state, isLate, text, openedAt, dueAt } = opened;
  return (
    <header className="case-head">
      <span className="case-badges">
        <Badge tone={state === 'open' ? 'blueprint' : 'neutral'}>{t(`admin.reports.state.${state}`)}</Badge>
        {isLate && <Badge tone="danger">{t('admin.late')}</Badge>}
      </span>
      <CaseTitle heading={heading} lang={text?.language ? htmlLang(text.language) : undefined}>
        {text === null ? t('admin.reports.erased') : <UserText text={text.title} />}
      </CaseTitle>
      <p className="case-note">
        {t(`admin.reports.kind.${kind}`)} · {t('admin.reports.number', { id: String(id) })} ·{' '}
        <DateText at={openedAt} />
        {state === 'open' && (
          <>
            {' · '}
            {t('admin.due')} <DayText day={dueAt} />
          </>
        )}
      </p>
      {opened.againOf !== null && (
        <p className="case-note">{t('admin.reports.again_of', { id: String(opened.againOf) })}</p>
      )}
      {text !== null && !text.isShown && <p className="case-note">{t('admin.reports.not_shown')}</p>}
    </header>
  );
}
