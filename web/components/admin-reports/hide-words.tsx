import { Link } from '@inertiajs/react';
import { useState } from 'react';
import { REPORT_PASSAGE_MAX_LENGTH } from '../../../common/cases/reports.ts';
import { SENSITIVE_CODES } from '../../../common/cases/sensitive-cases.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { ReportCaseView } from '../../../server/moderation/reports/views.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { CasePart } from '../admin/case/case-part.tsx';
import { ReasonDialog, type Reason } from '../admin/reason-form.tsx';
import type { PanelProps } from '../admin/case/open-case.tsx';
import { AskForm } from '../form/ask-form.tsx';
import { Button } from '../ui/button.tsx';
import { DateText } from '../ui/date-text.tsx';
import { TextAreaField } from '../form/fields.tsx';
import type { CallState } from '../../hooks/use-call.ts';

type Props = Pick<PanelProps<ReportCaseView>, 'opened' | 'reasons'> & {
  admin: CallState;
};

/** A button that hides words of the reported text until the case is decided. */
export function HideWords({ opened, reasons, admin }: Props) {
  const t = useT();
  const [seen, setSeen] = useState<ReportCaseView | null>(null);
  const reported = opened.reports.find(({ passage }) => passage !== null)?.passage ?? '';
  const [passage, setPassage] = useState(reported);
  const close = () => setSeen(null);
  const submit = (reason: Reason, { id, version, lastReportId }: ReportCaseView) => {
    const body = { ...reason, passage, version, last_report_id: lastReportId };
    return admin.callAndClose('api.admin.reports.hide', { id }, body, close);
  };
  return (
    <>
      <AskForm
        call="api.admin.reports.hide"
        id={opened.id}
        given={{ version: opened.version, last_report_id: opened.lastReportId, passage: reported }}
        onAsk={() => setSeen(opened)}
      >
        <Button type="submit" size="small">
          {t('hidden_passages.act')}
        </Button>
      </AskForm>
      {seen && (
        <ReasonDialog
          open
          onClose={close}
          title={t('hidden_passages.act')}
          confirm={t('hidden_passages.act')}
          reasons={reasons.filter(({ code }) => SENSITIVE_CODES.some((known) => known === code))}
          busy={admin.busy}
          errors={admin.errors}
          onSubmit={(reason) => void submit(reason, seen)}
        >
          <p>{t('hidden_passages.follows')}</p>
          <TextAreaField
            name="passage"
            label={t('hidden_passages.passage')}
            required
            help={t('hidden_passages.passage_help')}
            error={admin.errors['passage']}
            rows={3}
            counter={REPORT_PASSAGE_MAX_LENGTH}
            value={passage}
            onChange={setPassage}
          />
        </ReasonDialog>
      )}
    </>
  );
}

/** Words that are hidden until the case is decided, each with its decision. */
export function HiddenPart({ hidden }: Pick<ReportCaseView, 'hidden'>) {
  const t = useT();
  if (hidden.length === 0) return null;
  return (
    <CasePart title={t('hidden_passages.list')}>
      <ol className="case-lines">
        {hidden.map(({ id, passage, at, decisionId }) => (
          <li key={id}>
            <p className="case-note">
              <DateText at={at} /> ·{' '}
              <Link href={route('decisions.show', { id: decisionId })}>
                {t('admin.reports.decision', { id: String(decisionId) })}
              </Link>
            </p>
            <p className="whitespace-pre-line" dir="auto">
              {passage}
            </p>
          </li>
        ))}
      </ol>
    </CasePart>
  );
}
