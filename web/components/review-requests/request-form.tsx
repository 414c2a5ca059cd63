import { useState } from 'react';
import { LANGUAGES, localeOf } from '../../../common/format/language.ts';
import { REFERENCE_MAX_LENGTH } from '../../../common/limits/review-requests.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { RequestsPageView } from '../../../server/review-requests/views.ts';
import { usePostForm } from '../../hooks/use-post-form.ts';
import { useShared, useT } from '../../lib/page/app-context.tsx';
import { SelectField, TextField } from '../form/fields.tsx';
import { PostForm } from '../form/post-form.tsx';
import { monthOptions } from '../reviews/form/month-field.tsx';
import { Button } from '../ui/button.tsx';
import { Section } from '../ui/section.tsx';

type Props = Pick<RequestsPageView, 'trades' | 'months'>;

/** Asks about one job; everything but the language may stay empty. Once it is sent, the form is empty again. */
export function RequestForm(props: Props) {
  const [sent, setSent] = useState(0);
  return <EmptyForm key={sent} {...props} onSent={() => setSent(sent + 1)} />;
}

function EmptyForm({ trades, months, onSent }: Props & { onSent: () => void }) {
  const t = useT();
  const { language } = useShared();
  const form = usePostForm(
    { email: '', trade_id: '', month: '', city: '', reference: '', language },
    {
      action: route('review_requests.store'),
      isRefused: (input) => input !== undefined && 'reference' in input,
      onSaved: onSent,
      visit: { preserveScroll: true },
    },
  );
  const options = ({ own, other }: Props['trades']) =>
    [...own, ...other].map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <Section title={t('review_requests.one_title')}>
      <p className="text-muted">{t('review_requests.one_text')}</p>
      <PostForm form={form} className="mt-4 grid gap-6">
        <TextField
          name="email"
          label={t('review_requests.email')}
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <div className="grid items-start gap-x-4 gap-y-6 sm:grid-cols-2">
          <SelectField
            name="trade_id"
            label={t('review_requests.trade')}
            placeholder={t('review_requests.trade_any')}
            options={options(trades)}
          />
          <SelectField
            name="month"
            label={t('review_requests.month')}
            placeholder={t('review_requests.month_any')}
            options={monthOptions(months, '', localeOf(language))}
          />
          <TextField name="city" label={t('review_requests.city')} maxLength={60} autoComplete="off" />
          <TextField
            name="reference"
            label={t('review_requests.reference')}
            help={t('review_requests.reference_help')}
            maxLength={REFERENCE_MAX_LENGTH}
            autoComplete="off"
          />
        </div>
        <LanguageField />
        <div>
          <Button type="submit" variant="primary" busy={form.busy}>
            {t('review_requests.ask')}
          </Button>
        </div>
      </PostForm>
    </Section>
  );
}

/** The language that a customer is written to in. */
export function LanguageField() {
  const t = useT();
  return (
    <SelectField
      name="language"
      label={t('review_requests.language')}
      required
      options={LANGUAGES.map((value) => ({ value, label: t(`review_requests.text_in.${value}`) }))}
    />
  );
}
