import { route } from '../../../common/routes/route-table.ts';
import type { OwnClaimView } from '../../../server/contractors/claims/views.ts';
import { usePostForm } from '../../hooks/use-post-form.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { ActionForm, PostForm } from '../form/post-form.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../form/fields.tsx';
import { Section } from '../ui/section.tsx';

type Props = { slug: string; claim: OwnClaimView; minutes: number };

/** Takes the six digits that were mailed, and sends others. */
export function CodeForm({ slug, claim, minutes }: Props) {
  const t = useT();
  const form = usePostForm(
    { code: '' },
    { action: route('claims.confirm', { slug }), visit: { preserveScroll: true } },
  );
  const again = route('claims.resend', { slug });
  return (
    <Section title={t('claims.code_heading')}>
      <PostForm form={form} className="grid gap-6">
        <p>{t('claims.code_text', { email: claim.sentTo ?? '', minutes })}</p>
        <TextField
          name="code"
          label={t('claims.code')}
          help={t('claims.resend_wait')}
          required
          inputMode="numeric"
          autoComplete="one-time-code"
        />
        <div>
          <Button type="submit" variant="primary" busy={form.busy}>
            {t('claims.confirm')}
          </Button>
        </div>
      </PostForm>
      <ActionForm action={again} className="mt-4">
        <Button type="submit">{t('claims.resend')}</Button>
      </ActionForm>
    </Section>
  );
}
