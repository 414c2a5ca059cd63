import { useState } from 'react';
import { APPEAL_REASON_MAX_LENGTH, APPEAL_REASON_MIN_LENGTH } from '../../../common/constants.ts';
import { useOpenErrors } from '../../hooks/use-open-errors.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { useDraft } from '../../lib/drafts/drafts.ts';
import { KeptDraft } from '../form/kept-draft.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogActions } from '../ui/overlay/dialog.tsx';
import { TextAreaField } from '../form/fields.tsx';
import { CheckedForm } from '../form/checked-form.tsx';
import { useCall, reloading } from '../../hooks/use-call.ts';

type Props = {
  /** The subject of the appeal: a review, a response or a decision, by its id. */
  call: 'api.reviews.off_appeal' | 'api.review_responses.off_appeal' | 'api.decisions.off_appeal';
  id: number;
  appealId: number;
  /** The consequences. */
  intro: string;
  help: string;
  /** The props that are stale once the appeal is withdrawn. */
  refresh: readonly string[];
  open: boolean;
  onTurnedOff: () => void;
  onClose: () => void;
};

/** Both kinds of appeal are numbered by themselves. */
const DRAFTS = {
  'api.reviews.off_appeal': 'appeal-off',
  'api.review_responses.off_appeal': 'appeal-off',
  'api.decisions.off_appeal': 'decision-appeal-off',
} as const;

/** The appellant withdraws an appeal, with a reason. */
export function TurnOffDialog({ open, onClose, ...rest }: Props) {
  const t = useT();
  return (
    <Dialog open={open} onClose={onClose} title={t('appeal_forms.turn_off_title')} size="small">
      <TurningOff {...rest} onClose={onClose} />
    </Dialog>
  );
}

function TurningOff({
  call: name,
  id,
  appealId,
  intro,
  help,
  refresh,
  onTurnedOff,
  onClose,
}: Omit<Props, 'open'>) {
  const t = useT();
  const [reason, setReason] = useState('');
  const draft = useDraft(`${DRAFTS[name]}:${appealId}`, reason, setReason);
  const { call, busy, errors: refusal } = useCall({ after: reloading(refresh), afterConflict: true });
  const checked = useOpenErrors(refusal, { off_appeal_reason: reason });
  const { errors } = checked;

  const send = async () => {
    const answer = await call(name, { id }, { off_appeal_reason: reason });
    if (answer === null) return;
    draft.clear();
    onTurnedOff();
  };
  return (
    <CheckedForm checked={checked} onSubmit={() => void send()}>
      <div className="grid gap-6">
        <p className="text-sm text-muted">{intro}</p>
        <KeptDraft draft={draft} />
        <TextAreaField
          label={t('appeal_forms.turn_off_reason')}
          help={help}
          error={errors['off_appeal_reason']}
          required
          dir="auto"
          counter={APPEAL_REASON_MAX_LENGTH}
          minimum={APPEAL_REASON_MIN_LENGTH}
          value={reason}
          onChange={setReason}
        />
      </div>
      <DialogActions>
        <Button variant="ghost" onClick={onClose}>
          {t('appeal_forms.cancel')}
        </Button>
        <Button type="submit" variant="danger" busy={busy}>
          {t('appeal_forms.turn_off_send')}
        </Button>
      </DialogActions>
    </CheckedForm>
  );
}
