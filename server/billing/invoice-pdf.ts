import { Readable } from 'node:stream';
import { formatDate } from '../../common/format/dates.ts';
import { formatMoney } from '../../common/format/money.ts';
import { PLANS } from '../../common/limits/plan-limits.ts';
import { htmlLang } from '../../common/format/language.ts';
import type { Context } from '../core/context.ts';
import { file, type FileAnswer } from '../core/answers.ts';
import { glyphRunsOf } from '../pdf/glyph-runs.ts';
import { textWriter, type Style, type WriteText } from '../pdf/write-text.ts';
import type { Buyer, InvoiceRow } from './queries/invoices.ts';

const MARGIN = 56;
const PAGE_WIDTH = 612;
const RIGHT = PAGE_WIDTH - MARGIN;
const WIDTH = RIGHT - MARGIN;
const LABEL_WIDTH = 170;
const AMOUNT_WIDTH = 140;
const INK = '#17202A';
const MUTED = '#5B6470';
const WARNING = '#B3261E';
const LINE = '#E3DFD6';

const TEXT: Style = { size: 10, color: INK };
const BOLD: Style = { ...TEXT, weight: 'bold' };
const NOTE: Style = { size: 11, color: WARNING };
const LABEL: Style = { size: 10, color: MUTED };

type Sheet = { document: PDFKit.PDFDocument; write: WriteText; context: Context };

/** `correctedAt`: of the buyer's data now. `replacedAt`: this is an earlier version. */
type Version = { isSandbox: boolean; correctedAt: Date | null; replacedAt: Date | null };

/** An invoice as a PDF of one page, in the reader's language: seller, buyer, lines, total. */
export async function invoiceFile(
  context: Context,
  invoice: InvoiceRow,
  { isSandbox, correctedAt, replacedAt }: Version,
): Promise<FileAnswer> {
  const sheet = await openSheet(context, invoice);
  const { document, write } = sheet;
  const { t, config } = context;
  let y = drawHead(sheet, invoice);
  if (isSandbox) y += 8 + write(t('billing.sandbox.no_money'), { x: MARGIN, y, width: WIDTH }, NOTE);
  if (replacedAt !== null)
    y +=
      8 +
      write(
        t('billing.buyer.replaced_on', { date: formatDate(replacedAt, t.language) }),
        { x: MARGIN, y, width: WIDTH },
        NOTE,
      );
  if (correctedAt !== null)
    y +=
      8 +
      write(
        t('billing.buyer.corrected_on', { date: formatDate(correctedAt, t.language) }),
        { x: MARGIN, y, width: WIDTH },
        LABEL,
      );
  const { operator } = config;
  y = drawParty(sheet, y + 16, [
    [t('billing.invoice.seller'), `${operator.name}\n${operator.address}`],
    [t('billing.invoice.email'), operator.email],
    [t('billing.invoice.seller_tax_id'), operator.taxId],
  ]);
  y = drawParty(sheet, y + 12, buyerRows(context, invoice.buyer));
  y = drawLines(sheet, y + 24, invoice);
  write(t('billing.invoice.note'), { x: MARGIN, y: y + 32, width: WIDTH }, { size: 9, color: MUTED });
  document.end();
  return file({
    name: `${invoice.number ?? ''}.pdf`,
    type: 'application/pdf',
    body: Readable.from(document),
  });
}

async function openSheet(context: Context, invoice: InvoiceRow): Promise<Sheet> {
  const { default: PDFDocument } = await import('pdfkit');
  const document = new PDFDocument({
    size: 'LETTER',
    margin: MARGIN,
    // No standard font: they lack the letters of many names, and a bundle does not find their files.
    font: '',
    lang: htmlLang(context.language),
    displayTitle: true,
    info: {
      Title: `${context.t('billing.invoice.title')} ${invoice.number ?? ''}`,
      Author: context.config.operator.name,
      CreationDate: invoice.paidAt ?? invoice.createdAt,
    },
  });
  return { document, context, write: textWriter(document, await glyphRunsOf(document)) };
}

function drawHead({ write, context: { t, config } }: Sheet, invoice: InvoiceRow): number {
  const title = `${t('billing.invoice.title')} ${invoice.number ?? ''}`;
  const rows: [string, Style][] = [
    [config.appName, { size: 20, color: INK, weight: 'bold' }],
    [title, { size: 14, color: INK, weight: 'bold' }],
    [
      t('billing.invoice.paid_on', { date: formatDate(invoice.paidAt ?? invoice.createdAt, t.language) }),
      LABEL,
    ],
    [
      t('billing.invoice.period', {
        from: formatDate(invoice.periodStart, t.language),
        until: formatDate(invoice.periodEnd, t.language),
      }),
      LABEL,
    ],
  ];
  return rows.reduce((y, [text, style]) => y + write(text, { x: MARGIN, y, width: WIDTH }, style), MARGIN);
}

type LabeledRow = readonly [label: string, value: string | null];

/** A Mexican buyer's CFDI particulars; of the others, what they gave. */
function buyerRows({ t }: Context, buyer: Buyer): LabeledRow[] {
  const isMexican = buyer.country === 'MX';
  return [
    [t('billing.invoice.buyer'), buyer.legalName ?? buyer.name],
    [t('billing.invoice.email'), buyer.email],
    [t(isMexican ? 'billing.tax.rfc' : 'billing.tax.us_id'), buyer.taxId],
    [t('billing.tax.regime'), isMexican ? buyer.taxRegime : null],
    [t('billing.tax.cfdi_use'), isMexican ? buyer.cfdiUse : null],
    [t('billing.tax.postal_code'), isMexican ? buyer.fiscalPostalCode : null],
  ];
}

function drawParty({ write }: Sheet, top: number, rows: readonly LabeledRow[]): number {
  let y = top;
  for (const [label, value] of rows) {
    if (value === null) continue;
    const labelHeight = write(label, { x: MARGIN, y, width: LABEL_WIDTH }, LABEL);
    const x = MARGIN + LABEL_WIDTH + 10;
    y += Math.max(labelHeight, write(value, { x, y, width: RIGHT - x }, TEXT)) + 2;
  }
  return y;
}

function drawLines({ document, write, context: { t } }: Sheet, top: number, invoice: InvoiceRow): number {
  let y = top;
  const row = (name: string, cents: number, style: Style): void => {
    document.moveTo(MARGIN, y).lineTo(RIGHT, y).strokeColor(LINE).stroke();
    const height = write(name, { x: MARGIN, y: y + 7, width: WIDTH - AMOUNT_WIDTH }, style);
    const amount = { x: RIGHT - AMOUNT_WIDTH, y: y + 7, width: AMOUNT_WIDTH, align: 'right' } as const;
    write(`${formatMoney(cents)} USD`, amount, style);
    y += height + 14;
  };
  for (const { kind, version, amountCents } of invoice.lines)
    row(t(`billing.line.${kind}`, { plan: PLANS[version].name }), amountCents, TEXT);
  row(t('billing.line.total'), invoice.totalCents, BOLD);
  if (invoice.refundedCents > 0) row(t('billing.line.refunded'), -invoice.refundedCents, TEXT);
  return y;
}
