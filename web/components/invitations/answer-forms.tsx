import { DECLINE_REASONS, END_REASONS, PRICE_UNITS, type PriceUnit } from '../../../common/invitations.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { InvitationView } from '../../../server/invitations/views.ts';
import { usePostForm } from '../../hooks/use-post-form.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { SelectField, TextField } from '../form/fields.tsx';
import { PostForm } from '../form/post-form.tsx';
import { Button } from '../ui/button.tsx';
import { Section } from '../ui/section.tsx';
import { ReasonForm } from './reason-form.tsx';

type Props = { invitation: InvitationView };

/** The invited contractor says yes, with people and price, or no and why. */
export function AnswerForms({ invitation }: Props) {
  const t = useT();
  return (
    <Section title={t('invitation_forms.answer_title')}>
      <div className="grid max-w-form gap-6">
        <AcceptForm invitation={invitation} />
        <ReasonForm
          action={route('invitations.decline', { id: invitation.id })}
          title={t('invitation_forms.decline_title')}
          noteHelp={t('invitation_forms.note_help')}
          reasons={DECLINE_REASONS.map((value) => ({ value, label: t(`invitations.reason.${value}`) }))}
          submit={t('invitation_forms.decline')}
        />
      </div>
    </Section>
  );
}

type Acceptance = { people: string; price: string; price_unit: PriceUnit };

function AcceptForm({ invitation: { id, job, currency } }: Props) {
  const t = useT();
  const form = usePostForm<Acceptance>(
    { people: '', price: '', price_unit: 'job' },
    { action: route('invitations.accept', { id }), visit: { preserveScroll: 'errors' } },
  );
  return (
    <PostForm form={form} className="grid gap-4">
      {job.needed !== null && (
        <TextField
          name="people"
          label={t('invitation_forms.people_label')}
          help={t('invitation_forms.people_help', { count: job.needed - job.found })}
          inputMode="numeric"
          autoComplete="off"
          required
        />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="price"
          label={t('invitation_forms.price_label', { currency })}
          help={t('invitation_forms.price_help')}
          inputMode="decimal"
          autoComplete="off"
        />
        <SelectField
          name="price_unit"
          label={t('invitation_forms.unit_label')}
          options={PRICE_UNITS.map((value) => ({ value, label: t(`invitation_forms.unit.${value}`) }))}
        />
      </div>
      <p className="text-sm text-muted">{t('invitation_forms.accept_help')}</p>
      <div>
        <Button type="submit" variant="primary" busy={form.busy}>
          {t('invitation_forms.accept')}
        </Button>
      </div>
    </PostForm>
  );
}

/** The sender withdraws an open one; either side cancels an accepted one. */
export function EndForms({ invitation: { id, box, can } }: Props) {
  const t = useT();
  const reasons = END_REASONS[box === 'sent' ? 'sender' : 'receiver'].map((value) => ({
    value,
    label: t(`invitations.end_reason.${value}`),
  }));
  if (can.withdraw)
    return (
      <div className="mt-6">
        <ReasonForm
          action={route('invitations.withdraw', { id })}
          title={t('invitation_forms.withdraw_title')}
          help={t('invitation_forms.withdraw_help')}
          reasons={reasons}
          submit={t('invitation_forms.withdraw')}
        />
      </div>
    );
  if (!can.cancel) return null;
  return (
    <div className="mt-6">
      <ReasonForm
        action={route('invitations.cancel', { id })}
        title={t('invitation_forms.cancel_title')}
        help={t('invitation_forms.cancel_help')}
        reasons={reasons}
        submit={t('invitation_forms.cancel')}
      />
    </div>
  );
}
