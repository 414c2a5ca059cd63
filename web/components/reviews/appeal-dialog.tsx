import { useState } from 'react';
import {
  APPEAL_DECIDED_IN_DAYS,
  APPEAL_FILES_MAX,
  APPEAL_REASON_MAX_LENGTH,
  APPEAL_REASON_MIN_LENGTH,
  type AppealKind,
} from '../../../common/constants.ts';
import { formatDate } from '../../../common/format/dates.ts';
import { isSensitiveCode } from '../../../common/cases/sensitive-cases.ts';
import type { ReviewView } from '../../../server/reviews/views.ts';
import { useOpenErrors } from '../../hooks/use-open-errors.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { useDraft } from '../../lib/drafts/drafts.ts';
import { KeptDraft } from '../form/kept-draft.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogActions } from '../ui/overlay/dialog.tsx';
import { TextAreaField } from '../form/fields.tsx';
import { FileField, type FileEntry } from '../uploads/file-field.tsx';
import { CheckedForm } from '../form/checked-form.tsx';
import { TopicField } from './form/topic-field.tsx';
import { useCall, reloading } from '../../hooks/use-call.ts';

export type AppealDialogProps = {
  review: ReviewView;
  kind: AppealKind;
  /** Until when a new appeal needs new evidence (ISO 8601); null: it needs none. */
  evidenceUntil: string | null;
  /** The props that are stale once it is filed. */
  refresh: readonly string[];
  open: boolean;
  onFiled: () => void;
  onClose: () => void;
};

/** The contractor's appeal against a review, or its author's for the review or against the response. */
export function AppealDialog({ open, onClose, ...filing }: AppealDialogProps) {
  const t = useT();
  const { review, kind } = filing;
  const author = review.author.name ?? t('reviews.former_member');
  const title = t(`appeal_forms.title.${kind}`, { author, contractor: review.contractor.name });
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <Filing {...filing} onClose={onClose} />
    </Dialog>
  );
}

/** The decision that the author appeals names a sensitive rule. */
const isRuleSensitive = (review: ReviewView, kind: AppealKind): boolean =>
  kind === 'put_back' && isSensitiveCode(review.displayStatus.reasonCode);

type Draft = { reason: string; topic: string; files: readonly FileEntry[] };

function Filing({ review, kind, evidenceUntil, refresh, onFiled, onClose }: Omit<AppealDialogProps, 'open'>) {
  const t = useT();
  const [fields, setFields] = useState<Draft>({ reason: '', topic: '', files: [] });
  const draft = useDraft<Draft>(`appeal:${review.id}:${kind}`, fields, setFields);
  const { call, busy, errors: refusal } = useCall({ after: reloading(refresh), afterConflict: true });
  const checked = useOpenErrors(refusal, { on_appeal_reason: fields.reason, files: fields.files });
  const { errors } = checked;
  const isSensitive = fields.topic !== '' || isRuleSensitive(review, kind);

  const send = async () => {
    const body = {
      on_appeal_reason: fields.reason,
      files: fields.files.map(({ id }) => id),
      topic: fields.topic === '' ? null : fields.topic,
      ...(evidenceUntil === null ? {} : { new_evidence: true }),
    };
    const filed =
      kind === 'remove_response'
        ? await call('api.review_responses.appeal', { id: review.response?.id ?? 0 }, body)
        : await call('api.reviews.appeal', { id: review.id }, body);
    if (filed === null) return;
    draft.clear();
    onFiled();
  };
  return (
    <CheckedForm checked={checked} onSubmit={() => void send()}>
      <div className="grid gap-6">
        <div className="grid gap-2 text-sm text-muted">
          <p>{t(`appeal_forms.intro.${kind}`)}</p>
          <p>{t('appeal_forms.due', { days: APPEAL_DECIDED_IN_DAYS })}</p>
        </div>
        <KeptDraft draft={draft} />
        <TextAreaField
          label={t('appeal_forms.reason')}
          help={t(`appeal_forms.reason_help.${kind}`)}
          error={errors['on_appeal_reason']}
          required
          dir="auto"
          rows={6}
          counter={APPEAL_REASON_MAX_LENGTH}
          minimum={APPEAL_REASON_MIN_LENGTH}
          value={fields.reason}
          onChange={(value) => setFields((before) => ({ ...before, reason: value }))}
        />
        <TopicField
          value={fields.topic}
          error={errors['topic']}
          onChange={(topic) => setFields((before) => ({ ...before, topic }))}
        />
        <FileField
          seenBy={isSensitive ? 'admins' : 'both_sides'}
          label={t('appeal_forms.files')}
          help={
            evidenceUntil === null || isSensitive
              ? t('appeal_forms.files_help', { maximum: APPEAL_FILES_MAX })
              : t('appeal_forms.files_needed', { date: formatDate(evidenceUntil, t.language) })
          }
          required={evidenceUntil !== null && !isSensitive}
          files={fields.files}
          maximum={APPEAL_FILES_MAX}
          error={errors['files']}
          onChange={(change) => setFields((before) => ({ ...before, files: change(before.files) }))}
        />
      </div>
      <DialogActions>
        <Button variant="ghost" onClick={onClose}>
          {t('appeal_forms.cancel')}
        </Button>
        <Button type="submit" variant="primary" busy={busy}>
          {t('appeal_forms.send')}
        </Button>
      </DialogActions>
    </CheckedForm>
  );
}
