import { formatMoney } from '../../../common/format/money.ts';
import { PLANS } from '../../../common/limits/plan-limits.ts';
import type { ChangeKind } from '../../../common/profiles/memberships.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { ChangeView, InvoiceView } from '../../../server/billing/views.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { DateText } from '../ui/date-text.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/form/field.tsx';
import { TextInput } from '../ui/form/text-input.tsx';
import { Link } from '../ui/link.tsx';
import { Section } from '../ui/section.tsx';
import { PlanMark, PlanNote } from './plan-mark.tsx';

/** Paid invoices, the newest first, each as a PDF. */
export function Invoices({ invoices, search }: { invoices: readonly InvoiceView[]; search: string }) {
  const t = useT();
  return (
    <Section title={t('membership.invoices_title')}>
      {(invoices.length > 0 || search !== '') && <InvoiceSearch search={search} />}
      {invoices.length === 0 && (
        <p className="text-muted">
          {t(search === '' ? 'membership.no_invoices' : 'membership.no_invoices_found')}
        </p>
      )}
      <ul>
        {invoices.map((invoice) => (
          <li
            key={invoice.id}
            className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-line py-3"
          >
            <span>
              <a href={route('invoices.show', { id: invoice.id })}>{invoice.number}</a>
              <span className="block text-sm text-muted">
                <PlanMark version={invoice.version} /> · <DateText at={invoice.paidAt} />
              </span>
              <Versions invoice={invoice} />
            </span>
            <span>
              {formatMoney(invoice.totalCents)} USD
              {invoice.refundedCents > 0 && (
                <span className="block text-sm text-muted">
                  {t('membership.invoice_refunded', { amount: formatMoney(invoice.refundedCents) })}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** A form of the browser's own, so that it works without scripts. */
function InvoiceSearch({ search }: { search: string }) {
  const t = useT();
  return (
    <form action={route('settings.billing')} className="mb-4 flex flex-wrap items-end gap-3" role="search">
      <Field label={t('membership.invoice_search')} help={t('membership.invoice_search_help')}>
        {(control) => (
          <TextInput {...control} type="search" name="search" defaultValue={search} maxLength={60} />
        )}
      </Field>
      <Button type="submit">{t('membership.invoice_find')}</Button>
      {search !== '' && <Link href={route('settings.billing')}>{t('membership.invoice_all')}</Link>}
    </form>
  );
}

/** The earlier versions of an invoice, and the way to the next one. */
function Versions({ invoice: { id, isCorrectable, earlierVersions } }: { invoice: InvoiceView }) {
  const t = useT();
  if (!isCorrectable && earlierVersions === 0) return null;
  return (
    <span className="flex flex-wrap gap-x-4 text-sm">
      {Array.from({ length: earlierVersions }, (_, index) => index + 1).map((number) => (
        <a key={number} href={route('invoices.show', { id }, { query: { version: number } })}>
          {t('membership.buyer_earlier', { number: String(number) })}
        </a>
      ))}
      {isCorrectable && <Link href={route('invoices.buyer', { id })}>{t('membership.buyer_correct')}</Link>}
    </span>
  );
}

/** The changes whose sentence names a plan. */
const NAMING: ReadonlySet<ChangeKind> = new Set<ChangeKind>([
  'started',
  'changed',
  'change_planned',
  'renewed',
  'cancel_planned',
  'ended',
  'refunded',
]);

/** The changes of the membership, the newest first. */
export function BillingHistory({ changes }: { changes: readonly ChangeView[] }) {
  const t = useT();
  return (
    <Section title={t('membership.history_title')}>
      {changes.length === 0 && <p className="text-muted">{t('membership.no_history')}</p>}
      <ul>
        {changes.map(({ id, kind, at, from, to }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-6 border-t border-line py-2">
            <span>
              {t(`billing.change.${kind}`, { from: PLANS[from].name, to: PLANS[to].name })}{' '}
              {NAMING.has(kind) && <PlanNote />}
            </span>
            <span className="text-muted">
              <DateText at={at} />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
