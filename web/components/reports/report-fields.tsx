import type { ReactNode } from 'react';
import {
  REPORT_DECIDED_IN_DAYS,
  REPORT_NOTE_MAX_LENGTH,
  REPORT_PASSAGE_MAX_LENGTH,
  URGENT_REPORT_DECIDED_IN_DAYS,
  type ReportKind,
  type ReportReason,
} from '../../../common/cases/reports.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { TextAreaField } from '../form/fields.tsx';
import { RadioGroup } from '../ui/form/radio-group.tsx';

/** A report as its form has it. */
export type ReportDraft = { reason: ReportReason | ''; passage: string; note: string };

type Props = {
  kind: ReportKind;
  reasons: readonly ReportReason[];
  draft: ReportDraft;
  errors: Readonly<Partial<Record<keyof ReportDraft, string>>>;
  /** The field for files, or the link to it. */
  evidence: ReactNode;
  onChange: (change: Partial<ReportDraft>) => void;
};

/** A photo has no words to mark, and a profile only its name. */
const hasWords = (kind: ReportKind): boolean => kind !== 'photo' && kind !== 'profile';

/**
 * The reason, the passage, a note and evidence for administrators. The fields are named, so that the form works
 * without scripts.
 */
export function ReportFields({ kind, reasons, draft, errors, evidence, onChange }: Props) {
  const t = useT();
  return (
    <div className="grid gap-6">
      <p className="text-sm text-muted">
        {t('report_forms.intro', { days: REPORT_DECIDED_IN_DAYS, urgent: URGENT_REPORT_DECIDED_IN_DAYS })}
      </p>
      <RadioGroup
        legend={t('report_forms.reason')}
        name="reason"
        required
        options={reasons.map((value) => ({ value, label: t(`report_forms.reason.${value}`) }))}
        value={draft.reason === '' ? null : draft.reason}
        error={errors.reason}
        onChange={(reason) => onChange({ reason })}
      />
      {hasWords(kind) && (
        <TextAreaField
          name="passage"
          label={t('report_forms.passage')}
          help={t('report_forms.passage_help')}
          error={errors.passage}
          dir="auto"
          rows={2}
          counter={REPORT_PASSAGE_MAX_LENGTH}
          value={draft.passage}
          onChange={(passage) => onChange({ passage })}
        />
      )}
      <TextAreaField
        name="note"
        label={t('report_forms.note')}
        help={t('report_forms.note_help')}
        error={errors.note}
        dir="auto"
        rows={3}
        counter={REPORT_NOTE_MAX_LENGTH}
        value={draft.note}
        onChange={(note) => onChange({ note })}
      />
      {evidence}
    </div>
  );
}
