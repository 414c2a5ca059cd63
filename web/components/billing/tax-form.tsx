import { route } from '../../../common/routes/route-table.ts';
import type { BillingView } from '../../../server/billing/views.ts';
import { usePostForm } from '../../hooks/use-post-form.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { PostForm } from '../form/post-form.tsx';
import { Button } from '../ui/button.tsx';
import { RadioField, TextField } from '../form/fields.tsx';
import { Section } from '../ui/section.tsx';

const MEXICAN = ['tax_regime', 'cfdi_use', 'fiscal_postal_code'] as const;
const LABELS = {
  tax_regime: 'billing.tax.regime',
  cfdi_use: 'billing.tax.cfdi_use',
  fiscal_postal_code: 'billing.tax.postal_code',
} as const;

/** The details on the next invoices: in the US a name and a number, in Mexico a CFDI's fields. */
export function TaxForm({ tax }: { tax: BillingView['tax'] }) {
  const t = useT();
  return (
    <Section title={t('membership.tax_title')}>
      <p className="mb-4 text-muted">{t('membership.tax_text')}</p>
      <TaxFields tax={tax} action={route('settings.billing.tax')} />
    </Section>
  );
}

/** The form alone: of the next invoices, or of one that is written. */
export function TaxFields({ tax, action }: { tax: BillingView['tax']; action: string }) {
  const t = useT();
  const form = usePostForm(
    {
      country: tax.country,
      legal_name: tax.legalName ?? '',
      tax_id: tax.taxId ?? '',
      tax_regime: tax.taxRegime ?? '',
      cfdi_use: tax.cfdiUse ?? '',
      fiscal_postal_code: tax.fiscalPostalCode ?? '',
    },
    { action, visit: { preserveScroll: true } },
  );
  const fieldOf = (name: 'legal_name' | 'tax_id' | (typeof MEXICAN)[number], label: string) => (
    <TextField key={name} name={name} label={label} maxLength={120} />
  );
  return (
    <PostForm form={form} className="grid max-w-form gap-5">
      <RadioField
        legend={t('membership.tax_country')}
        name="country"
        layout="row"
        options={[
          { value: 'US', label: t('membership.tax_us') },
          { value: 'MX', label: t('membership.tax_mx') },
        ]}
      />
      {fieldOf('legal_name', t('membership.tax_name'))}
      {fieldOf('tax_id', t(form.data.country === 'MX' ? 'billing.tax.rfc' : 'billing.tax.us_id'))}
      {form.data.country === 'MX' && MEXICAN.map((name) => fieldOf(name, t(LABELS[name])))}
      <div>
        <Button type="submit" busy={form.busy}>
          {t('membership.tax_save')}
        </Button>
      </div>
    </PostForm>
  );
}
