import { Readable } from 'node:stream';
import { formatDate } from '../../common/dates.ts';
import { formatMoney } from '../../common/money.ts';
import { PLANS } from '../../common/plan-limits.ts';
import { htmlLang } from '../../common/language.ts';
import type { Context } from '../core/context.ts';
import { file, type FileAnswer } from '../core/answers.ts';
import type { Buyer, InvoiceRow } from './queries/invoices.ts';

const MARGIN = 56;
const PAGE_WIDTH = 612;
const RIGHT = PAGE_WIDTH - MARGIN;
const INK = '#17202A';
const MUTED = '#5B6470';
const LINE = '#E3DFD6';

/** An invoice as a PDF of one page, in the reader's language. Its standard fonts carry the accents of Spanish. */
export async function invoiceFile(
  context: Context,
  invoice: InvoiceRow,
  { isSandbox }: { isSandbox: boolean },
): Promise<FileAnswer> {
  const { t, config, language } = context;
  const { default: PDFDocument } = await import('pdfkit');
  const number = invoice.number ?? '';
  const document = new PDFDocument({
    size: 'LETTER',
    margin: MARGIN,
    lang: htmlLang(language),
    displayTitle: true,
    info: {
      Title: `${t('billing.invoice.title')} ${number}`,
      Author: config.appName,
      CreationDate: invoice.paidAt ?? invoice.createdAt,
    },
  });
  drawHead(document, context, invoice);
  if (isSandbox) document.fontSize(11).fillColor('#B3261E').text(t('billing.sandbox.no_money'), MARGIN, 150);
  drawBuyer(document, context, invoice.buyer);
  drawLines(document, context, invoice);
  document
    .fontSize(9)
    .fillColor(MUTED)
    .text(t('billing.invoice.note'), MARGIN, 660, { width: RIGHT - MARGIN });
  document.end();
  return file({ name: `${number}.pdf`, type: 'application/pdf', body: Readable.from(document) });
}

function drawHead(document: PDFKit.PDFDocument, { t, config }: Context, invoice: InvoiceRow): void {
  document.font('Helvetica-Bold').fontSize(20).fillColor(INK).text(config.appName, MARGIN, MARGIN);
  document.fontSize(14).text(`${t('billing.invoice.title')} ${invoice.number ?? ''}`, MARGIN, 90);
  document
    .font('Helvetica')
    .fontSize(10)
    .fillColor(MUTED)
    .text(
      t('billing.invoice.paid_on', { date: formatDate(invoice.paidAt ?? invoice.createdAt) }),
      MARGIN,
      112,
    )
    .text(
      t('billing.invoice.period', {
        from: formatDate(invoice.periodStart),
        until: formatDate(invoice.periodEnd),
      }),
    );
}

/** A Mexican buyer's CFDI particulars; of the others, what they gave. */
function drawBuyer(document: PDFKit.PDFDocument, { t }: Context, buyer: Buyer): void {
  const mexican = buyer.country === 'MX';
  const rows = [
    [t('billing.invoice.buyer'), buyer.legalName ?? buyer.name],
    [t('billing.invoice.email'), buyer.email],
    [t(mexican ? 'billing.tax.rfc' : 'billing.tax.us_id'), buyer.taxId],
    [t('billing.tax.regime'), mexican ? buyer.taxRegime : null],
    [t('billing.tax.cfdi_use'), mexican ? buyer.cfdiUse : null],
    [t('billing.tax.postal_code'), mexican ? buyer.fiscalPostalCode : null],
  ] as const;
  document.fontSize(10);
  rows
    .flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]))
    .forEach(([name, value], row) => {
      const top = 180 + row * 16;
      document.fillColor(MUTED).text(name, MARGIN, top, { width: 170 });
      document.fillColor(INK).text(value, MARGIN + 180, top, { width: 320, lineBreak: false });
    });
}

function drawLines(document: PDFKit.PDFDocument, { t }: Context, invoice: InvoiceRow): void {
  let top = 300;
  const row = (name: string, cents: number, bold = false) => {
    document.moveTo(MARGIN, top).lineTo(RIGHT, top).strokeColor(LINE).stroke();
    document.font(bold ? 'Helvetica-Bold' : 'Helvetica').fillColor(INK);
    document.text(name, MARGIN, top + 8, { width: 340 });
    document.text(`${formatMoney(cents)} USD`, RIGHT - 140, top + 8, { width: 140, align: 'right' });
    top += 28;
  };
  for (const { kind, version, amountCents } of invoice.lines)
    row(t(`billing.line.${kind}`, { plan: PLANS[version].name }), amountCents);
  row(t('billing.line.total'), invoice.totalCents, true);
  if (invoice.refundedCents > 0) row(t('billing.line.refunded'), -invoice.refundedCents);
}
