import { defineMessages } from '../../common/format/messages.ts';

/** Texts about the end of a plan, and about the search of one's own invoices. */
export default defineMessages({
  'membership.lost_title': [
    'The Free plan includes less of this:',
    'El plan gratuito incluye menos de esto:',
  ],
  'membership.lost_line': [
    'you use {used}, Free includes {allowed}',
    'usted usa {used}; el gratuito incluye {allowed}',
  ],
  'membership.lost_kept': [
    'Nothing is deleted. If you come back, everything is as before.',
    'No se borra nada. Si regresa, todo queda como antes.',
  ],
  'membership.invoice_search': ['Find an invoice', 'Buscar una factura'],
  'membership.invoice_search_help': [
    'Number, day (2026-05-31) or amount. The latest 60 are shown.',
    'Número, día (2026-05-31) o importe. Se muestran las últimas 60.',
  ],
  'membership.invoice_find': ['Search', 'Buscar'],
  'membership.invoice_all': ['All invoices', 'Todas las facturas'],
  'membership.no_invoices_found': ['No invoice like this.', 'No hay ninguna factura así.'],
});
