import { useState } from 'react';
import { REPORT_REASONS_OF, type ReportKind } from '../../../common/cases/reports.ts';
import { route } from '../../../common/routes/route-table.ts';
import { useOpenErrors } from '../../hooks/use-open-errors.ts';
import { useCall } from '../../hooks/use-call.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { CheckedForm } from '../form/checked-form.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogActions } from '../ui/overlay/dialog.tsx';
import { ReportFields, type ReportDraft } from './report-fields.tsx';

type Props = {
  kind: ReportKind;
  id: number;
  /** The words that were selected in the text. */
  passage: string;
  open: boolean;
  onClose: () => void;
};

/** The form to report a text, over its page. */
export function ReportDialog({ open, onClose, ...form }: Props) {
  const t = useT();
  return (
    <Dialog open={open} onClose={onClose} title={t(`report_forms.title.${form.kind}`)}>
      <Reporting {...form} onClose={onClose} />
    </Dialog>
  );
}

function Reporting({ kind, id, passage, onClose }: Omit<Props, 'open'>) {
  const t = useT();
  const [draft, setDraft] = useState<ReportDraft>({ reason: '', passage, note: '' });
  const { call, busy, errors } = useCall();
  const checked = useOpenErrors(errors, draft);
  const [sent, setSent] = useState<string | null>(null);
  const send = async () => {
    const answer = await call('api.reports.store', { kind, id }, draft);
    if (answer?.message) setSent(answer.message);
  };
  if (sent !== null)
    return (
      <>
        <p role="status">{sent}</p>
        <DialogActions>
          <Button variant="primary" onClick={onClose}>
            {t('report_forms.close')}
          </Button>
        </DialogActions>
      </>
    );
  return (
    <CheckedForm needsScripts checked={checked} onSubmit={() => (busy ? undefined : void send())}>
      <ReportFields
        kind={kind}
        reasons={REPORT_REASONS_OF[kind]}
        draft={draft}
        errors={checked.errors}
        evidence={
          <p className="text-sm">
            <a href={route('reports.create', { kind, id })}>{t('report_forms.with_files')}</a>
          </p>
        }
        onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
      />
      <DialogActions>
        <Button variant="ghost" onClick={onClose}>
          {t('report_forms.cancel')}
        </Button>
        <Button type="submit" variant="primary" busy={busy}>
          {t('report_forms.send')}
        </Button>
      </DialogActions>
    </CheckedForm>
  );
}
