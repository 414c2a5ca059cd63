import { router, usePage } from '@inertiajs/react';
import { useState } from 'react';
import {
  APPEAL_FILES_MAX,
  APPEAL_REASON_MAX_LENGTH,
  APPEAL_REASON_MIN_LENGTH,
} from '../../../common/constants.ts';
import { formatDate } from '../../../common/format/dates.ts';
import { route } from '../../../common/routes/route-table.ts';
import { useOpenErrors } from '../../hooks/use-open-errors.ts';
import { useShared, useT } from '../../lib/page/app-context.tsx';
import { useDraft } from '../../lib/drafts/drafts.ts';
import { keptFields } from '../../lib/drafts/kept-fields.ts';
import { CheckedForm } from '../form/checked-form.tsx';
import { OwnFields } from '../form/post-form.tsx';
import { TopicField } from '../reviews/form/topic-field.tsx';
import { KeptDraft } from '../form/kept-draft.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { TextAreaField } from '../form/fields.tsx';
import { FileField, type FileEntry } from '../uploads/file-field.tsx';
import type { ListChange } from '../uploads/upload-field.tsx';
import { useCall, reloading } from '../../hooks/use-call.ts';

/** The stale props of a statement's page once an appeal was filed or withdrawn. */
export const STATEMENT_PROPS = ['wayOn', 'appeals'] as const;

type Props = {
  decisionId: number;
  /** Until when a new appeal needs new evidence (ISO 8601); null: it needs none. */
  evidenceUntil: string | null;
};

/** The form to appeal a decision against the reader; they confirm their address first. */
export function DecisionAppealForm(props: Props) {
  const { viewer } = useShared();
  return viewer?.emailVerified ? <Filing {...props} /> : <ConfirmFirst />;
}

function ConfirmFirst() {
  const t = useT();
  return (
    <Alert tone="caution" title={t('statement_appeals.confirm_title')}>
      <p>{t('statement_appeals.confirm_text')}</p>
      <p className="mt-3">
        <ButtonLink href={route('verification.notice')}>{t('statement_appeals.confirm_link')}</ButtonLink>
      </p>
    </Alert>
  );
}

function Filing({ decisionId, evidenceUntil }: Props) {
  const t = useT();
  const { input, viewer } = useShared();
  const { errors: refusedBefore } = usePage().props;
  const [reason, setReason] = useState(() => keptFields({ on_appeal_reason: '' }, input).on_appeal_reason);
  const [topic, setTopic] = useState('');
  const [files, setFiles] = useState<readonly FileEntry[]>([]);
  const draft = useDraft(`decision-appeal:${decisionId}`, reason, setReason);
  const { call, busy, errors, isSent } = useCall({ after: reloading(STATEMENT_PROPS), afterConflict: true });
  const checked = useOpenErrors(isSent ? errors : refusedBefore, { on_appeal_reason: reason, topic, files });

  const send = async () => {
    const body = {
      on_appeal_reason: reason,
      topic: topic === '' ? null : topic,
      files: files.map(({ id }) => id),
    };
    // The call needs a token, which an inactive account has none of.
    if (viewer?.isActive === false) {
      router.post(route('decisions.appeal', { id: decisionId }), body);
      return;
    }
    const answer = await call('api.decisions.appeal', { id: decisionId }, body);
    if (answer !== null) draft.clear();
  };
  return (
    <CheckedForm
      action={route('decisions.appeal', { id: decisionId })}
      encType="multipart/form-data"
      checked={checked}
      onSubmit={() => void send()}
      onTakeOver={(typed) =>
        setReason(
          (before) => keptFields({ on_appeal_reason: before }, Object.fromEntries(typed)).on_appeal_reason,
        )
      }
    >
      <OwnFields />
      <div className="grid gap-4">
        <KeptDraft draft={draft} />
        <ReasonField value={reason} error={checked.errors['on_appeal_reason']} onChange={setReason} />
        <TopicField value={topic} error={checked.errors['topic']} onChange={setTopic} />
        <AppealFiles
          {...{ files, evidenceUntil, isSensitive: topic !== '' }}
          error={checked.errors['files']}
          onChange={setFiles}
        />
        <div>
          <Button type="submit" variant="primary" busy={busy}>
            {t('appeal_forms.send')}
          </Button>
        </div>
      </div>
    </CheckedForm>
  );
}

type ReasonProps = { value: string; error: string | undefined; onChange: (reason: string) => void };

function ReasonField({ value, error, onChange }: ReasonProps) {
  const t = useT();
  return (
    <TextAreaField
      name="on_appeal_reason"
      label={t('statement_appeals.reason')}
      help={t('statement_appeals.reason_help')}
      error={error}
      required
      dir="auto"
      rows={7}
      counter={APPEAL_REASON_MAX_LENGTH}
      minimum={APPEAL_REASON_MIN_LENGTH}
      value={value}
      onChange={onChange}
    />
  );
}

type FilesProps = {
  files: readonly FileEntry[];
  evidenceUntil: string | null;
  isSensitive: boolean;
  error: string | undefined;
  onChange: (change: ListChange<FileEntry>) => void;
};

/** Evidence for administrators; needed soon after a rejection, unless the case is sensitive. */
function AppealFiles({ evidenceUntil, isSensitive, ...field }: FilesProps) {
  const t = useT();
  const isNeeded = evidenceUntil !== null && !isSensitive;
  return (
    <FileField
      {...field}
      label={t('appeal_forms.files')}
      help={
        isNeeded
          ? t('appeal_forms.files_needed', { date: formatDate(evidenceUntil, t.language) })
          : t('appeal_forms.files_help', { maximum: APPEAL_FILES_MAX })
      }
      required={isNeeded}
      seenBy="admins"
      maximum={APPEAL_FILES_MAX}
    />
  );
}
