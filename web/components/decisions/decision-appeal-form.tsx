import {
  APPEAL_FILES_MAX,
  APPEAL_REASON_MAX_LENGTH,
  APPEAL_REASON_MIN_LENGTH,
} from '../../../common/constants.ts';
import { formatDate } from '../../../common/format/dates.ts';
import { route } from '../../../common/routes/route-table.ts';
import { usePostForm } from '../../hooks/use-post-form.ts';
import { useShared, useT } from '../../lib/page/app-context.tsx';
import { useDraft } from '../../lib/drafts/drafts.ts';
import { PostForm } from '../form/post-form.tsx';
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

type Appeal = { on_appeal_reason: string; topic: string; files: readonly FileEntry[] };

const bodyOf = ({ on_appeal_reason, topic, files }: Appeal) => ({
  on_appeal_reason,
  topic: topic === '' ? null : topic,
  files: files.map(({ id }) => id),
});

function Filing({ decisionId, evidenceUntil }: Props) {
  const t = useT();
  const { viewer } = useShared();
  const form = usePostForm<Appeal>(
    { on_appeal_reason: '', topic: '', files: [] },
    { action: route('decisions.appeal', { id: decisionId }), bodyOf },
  );
  const { on_appeal_reason: reason, topic, files } = form.data;
  const draft = useDraft(`decision-appeal:${decisionId}`, reason, (kept) =>
    form.set('on_appeal_reason', kept),
  );
  const { call, busy } = useCall({
    after: reloading(STATEMENT_PROPS),
    afterConflict: true,
    onErrors: form.refuse,
  });
  const send = async () => {
    // The call needs a token, which an inactive account has none of.
    if (viewer?.isActive === false) return form.send();
    const answer = await call('api.decisions.appeal', { id: decisionId }, bodyOf(form.data));
    if (answer !== null) draft.clear();
  };
  return (
    <PostForm form={{ ...form, submit: () => void send() }} encType="multipart/form-data">
      <div className="grid gap-4">
        <KeptDraft draft={draft} />
        <TextAreaField
          name="on_appeal_reason"
          label={t('statement_appeals.reason')}
          help={t('statement_appeals.reason_help')}
          required
          dir="auto"
          rows={7}
          counter={APPEAL_REASON_MAX_LENGTH}
          minimum={APPEAL_REASON_MIN_LENGTH}
        />
        <TopicField />
        <AppealFiles
          {...{ files, evidenceUntil, isSensitive: topic !== '' }}
          error={form.errors['files']}
          onChange={(change) => form.setData((before) => ({ ...before, files: change(before.files) }))}
        />
        <div>
          <Button type="submit" variant="primary" busy={busy || form.busy}>
            {t('appeal_forms.send')}
          </Button>
        </div>
      </div>
    </PostForm>
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
