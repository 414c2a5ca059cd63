import { DECISION_TEXT_MAX_LENGTH } from '../../../common/constants.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { ReasonView } from '../../../server/decisions/reason-codes.ts';
import { usePostForm } from '../../hooks/use-post-form.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { SelectField, TextAreaField } from '../form/fields.tsx';
import { PostForm } from '../form/post-form.tsx';
import { Button } from '../ui/button.tsx';
import { Disclosure } from '../ui/overlay/disclosure.tsx';

/** Takes a confirmed proof back, with a reason. */
export function RevokeForm({ id, reasons }: { id: number; reasons: readonly ReasonView[] }) {
  const t = useT();
  const form = usePostForm(
    { reason_code: '', reason: '' },
    {
      action: route('admin.proofs.revoke', { id }),
      bodyOf: ({ reason_code, reason }) => ({ reason, ...(reason_code !== '' && { reason_code }) }),
      visit: { preserveScroll: true },
    },
  );
  return (
    <Disclosure summary={t('job_proofs.revoke')} open={form.errors['reason'] !== undefined || undefined}>
      <PostForm form={form} className="grid gap-4">
        <SelectField
          name="reason_code"
          label={t('job_proofs.revoke_rule')}
          options={[
            { value: '', label: t('job_proofs.revoke_no_rule') },
            ...reasons.map(({ code, name }) => ({ value: code, label: name })),
          ]}
        />
        <TextAreaField
          name="reason"
          label={t('job_proofs.decline_reason')}
          help={t('job_proofs.revoke_help')}
          required
          dir="auto"
          rows={3}
          counter={DECISION_TEXT_MAX_LENGTH}
        />
        <div>
          <Button type="submit" busy={form.busy}>
            {t('job_proofs.revoke')}
          </Button>
        </div>
      </PostForm>
    </Disclosure>
  );
}
