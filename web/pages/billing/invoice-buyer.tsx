import { formatDate } from '../../../common/format/dates.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { BillingView } from '../../../server/billing/views.ts';
import { TaxFields } from '../../components/billing/tax-form.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { Alert } from '../../components/ui/alert.tsx';
import { Link } from '../../components/ui/link.tsx';
import { useT } from '../../lib/page/app-context.tsx';

export type Props = {
  invoice: { id: number; number: string };
  /** ISO 8601. */
  until: string;
  isOpen: boolean;
  tax: BillingView['tax'];
  email: string;
};

/** The buyer of one paid invoice, to be corrected until the end of the month. */
export default function InvoiceBuyerPage({ invoice, until, isOpen, tax }: Props) {
  const t = useT();
  const title = t('membership.buyer_title', { number: invoice.number });
  return (
    <div className="grid max-w-form gap-6">
      <PageHead title={title} noIndex />
      <h1>{title}</h1>
      {isOpen ? (
        <>
          <p className="text-muted">{t('membership.buyer_text', { date: formatDate(until, t.language) })}</p>
          <TaxFields tax={tax} action={route('invoices.buyer.store', { id: invoice.id })} />
        </>
      ) : (
        <Alert tone="caution">{t('billing.buyer.too_late')}</Alert>
      )}
      <p>
        <Link href={route('settings.billing')}>{t('membership.billing_title')}</Link>
      </p>
    </div>
  );
}
