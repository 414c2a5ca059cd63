import { DECLINE_NOTE_MAX_LENGTH, DECLINE_REASONS, type DeclineReason } from '../../../common/invitations.ts';
import { route } from '../../../common/routes/route-table.ts';
import { usePostForm } from '../../hooks/use-post-form.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { ActionForm, PostForm } from '../form/post-form.tsx';
import { Button } from '../ui/button.tsx';
import { SelectField, TextAreaField } from '../form/fields.tsx';
import { Section } from '../ui/section.tsx';

type Props = { invitationId: number };

/** The invited contractor says yes, or no and why. */
export function AnswerForms({ invitationId: id }: Props) {
  const t = useT();
  const accept = route('invitations.accept', { id });
  return (
    <Section title={t('invitations.answer_title')}>
      <div className="grid max-w-form gap-6">
        <ActionForm action={accept} className="grid gap-3" visit={{ preserveScroll: false }}>
          <p className="text-muted">{t('invitations.accept_help')}</p>
          <div>
            <Button type="submit" variant="primary">
              {t('invitations.accept')}
            </Button>
          </div>
        </ActionForm>
        <DeclineForm invitationId={id} />
      </div>
    </Section>
  );
}

type Decline = { reason: DeclineReason | ''; note: string };

function DeclineForm({ invitationId: id }: Props) {
  const t = useT();
  const form = usePostForm<Decline>(
    { reason: '', note: '' },
    { action: route('invitations.decline', { id }), visit: { preserveScroll: true } },
  );
  const { errors, busy } = form;
  return (
    <details open={Object.keys(errors).length > 0 || undefined}>
      <summary>{t('invitations.decline_title')}</summary>
      <PostForm form={form} className="mt-4 grid gap-4">
        <SelectField
          name="reason"
          label={t('invitations.reason_label')}
          required
          placeholder={t('invitations.choose_reason')}
          options={DECLINE_REASONS.map((reason) => ({
            value: reason,
            label: t(`invitations.reason.${reason}`),
          }))}
        />
        <TextAreaField
          name="note"
          label={t('invitations.note')}
          help={t('invitations.note_help')}
          dir="auto"
          rows={3}
          counter={DECLINE_NOTE_MAX_LENGTH}
        />
        <div>
          <Button type="submit" busy={busy}>
            {t('invitations.decline')}
          </Button>
        </div>
      </PostForm>
    </details>
  );
}

/** The sender withdraws it. */
export function WithdrawForm({ invitationId: id }: Props) {
  const t = useT();
  const withdraw = route('invitations.withdraw', { id });
  return (
    <ActionForm action={withdraw} className="mt-6 grid gap-2">
      <div>
        <Button type="submit">{t('invitations.withdraw')}</Button>
      </div>
      <p className="text-sm text-muted">{t('invitations.withdraw_help')}</p>
    </ActionForm>
  );
}
