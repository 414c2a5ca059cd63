import { router, useForm } from '@inertiajs/react';
import type { FormEvent } from 'react';
import { route } from '../../../common/route-table.ts';
import type { OwnClaimView } from '../../../server/contractors/claims/views.ts';
import { useT } from '../../lib/app-context.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Section } from '../ui/section.tsx';
import { TextInput } from '../ui/text-input.tsx';

type Props = { slug: string; claim: OwnClaimView; minutes: number };

/** Takes the six digits that were mailed, and sends others. */
export function CodeForm({ slug, claim, minutes }: Props) {
  const t = useT();
  const { data, setData, errors, post, processing } = useForm({ code: '' });
  const send = (event: FormEvent) => {
    event.preventDefault();
    post(route('claims.confirm', { slug }), { preserveState: true, preserveScroll: true });
  };
  const resend = () => router.post(route('claims.resend', { slug }), {}, { preserveScroll: true });
  return (
    <Section title={t('claims.code_heading')}>
      <form className="grid gap-6" onSubmit={send} noValidate>
        <p>{t('claims.code_text', { email: claim.sentTo ?? '', minutes })}</p>
        <Field label={t('claims.code')} error={errors.code} help={t('claims.resend_wait')} required>
          {(control) => (
            <TextInput
              {...control}
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              value={data.code}
              onChange={({ target }) => setData('code', target.value)}
            />
          )}
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" busy={processing}>
            {t('claims.confirm')}
          </Button>
          <Button onClick={resend}>{t('claims.resend')}</Button>
        </div>
      </form>
    </Section>
  );
}
