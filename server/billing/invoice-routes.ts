import * as z from 'zod';
import { route } from '../../common/routes/route-table.ts';
import { passwordConfirmed } from '../accounts/policy.ts';
import { inertia, redirect } from '../core/answers.ts';
import { notFound } from '../core/errors.ts';
import { byNumber } from '../core/http/forgiving-query.ts';
import { signedIn, signedInViewer } from '../core/policies.ts';
import type { Routes } from '../core/routes.ts';
import { correctBuyer } from './actions/correct-buyer.ts';
import { correctUntil } from './correct-until.ts';
import type { Gateway } from './gateways/gateway.ts';
import { invoiceFile } from './invoice-pdf.ts';
import { ownInvoice } from './pages.ts';
import { buyerVersionsOf } from './queries/buyer-versions.ts';
import { idParams, taxBody, toTaxDetails } from './schemas.ts';

const query = z.object({ version: byNumber() });

/** Invoices as files, each version of one, and the correction of their buyer. */
export function addInvoiceRoutes(routes: Routes, { isSandbox }: Gateway): void {
  routes.page('invoices.show', {
    params: idParams,
    query,
    policy: signedIn,
    limit: 'export',
    handle: async (context, { params, query: { version } }) => {
      const invoice = await ownInvoice(context, params.id);
      const versions = await buyerVersionsOf(context.database, invoice.id);
      const earlier = version === null ? undefined : versions[version - 1];
      if (version !== null && earlier === undefined) throw notFound();
      const correctedAt = earlier ? null : (versions.at(-1)?.replacedAt ?? null);
      const shown = earlier ? { ...invoice, buyer: earlier.buyer } : invoice;
      return invoiceFile(context, shown, { isSandbox, correctedAt, replacedAt: earlier?.replacedAt ?? null });
    },
  });
  routes.page('invoices.buyer', {
    params: idParams,
    policy: passwordConfirmed,
    handle: async (context, { params }) => {
      const invoice = await ownInvoice(context, params.id);
      if (invoice.userId !== signedInViewer(context).userId || invoice.paidAt === null) throw notFound();
      const { name, email, ...tax } = invoice.buyer;
      const until = correctUntil(invoice.paidAt);
      return inertia('billing/invoice-buyer', {
        invoice: { id: invoice.id, number: invoice.number ?? '' },
        until: until.toISOString(),
        isOpen: context.now < until,
        tax: { ...tax, legalName: tax.legalName ?? name },
        email,
      });
    },
  });
  routes.form('invoices.buyer.store', {
    params: idParams,
    body: taxBody,
    policy: passwordConfirmed,
    limit: 'write',
    handle: async (context, { params, body }) => {
      await correctBuyer(context, params.id, toTaxDetails(body));
      return redirect(route('settings.billing'), { success: context.t('billing.buyer.saved') });
    },
  });
}
