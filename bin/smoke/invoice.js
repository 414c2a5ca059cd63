// Buys a plan with a test card and reads the invoice's file: its fonts and its libraries have to be in the bundle.
import { extractText, getDocumentProxy } from 'unpdf';
import { check } from './checks.js';
import { signedIn } from './person.js';
import { SETTINGS } from './product.js';

const LEGAL_NAME = 'Łódź Nguyễn 建筑 Roofing';
const TAX_ID = '98-7654321';

export async function buyByTestCard() {
  const buyer = await signedIn('free@plumbline.test');
  const payment = await orderGold(buyer);
  const card = /\/sandbox\/checkout\/sbx_cs_[0-9a-f]+/.exec(payment)?.[0];
  if (card === undefined) throw new Error('no page for a card after the order');
  await buyer.send(card, { card: 'pays' });
  await readInvoice(buyer);
}

/** Orders the plan; answers with the page of the payment. */
export async function orderGold(buyer) {
  await buyer.send('/settings/billing/tax', { country: 'US', legal_name: LEGAL_NAME, tax_id: TAX_ID });
  const order = await buyer.read('/payment/gold');
  const cents = /name="expected_cents" value="(\d+)"/.exec(order)?.[1] ?? '';
  const payment = await buyer.send('/payment/gold', { coupon: '', expected_cents: cents, consent: 'true' });
  return payment.text();
}

/** Reads the invoice that the billing page links. */
export async function readInvoice(buyer) {
  const link = /href="(\/invoices\/\d+)"/.exec(await buyer.read('/settings/billing'))?.[1];
  if (link === undefined) throw new Error('the billing page links no invoice');
  const answer = await buyer.get(link);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const start = Buffer.from(bytes.slice(0, 4)).toString('latin1');
  check(
    answer.status === 200 && start === '%PDF',
    `an invoice answers 200 with a PDF (${answer.status}, ${start})`,
  );
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
  const says = text.replaceAll(/\s+/g, ' ');
  for (const part of [LEGAL_NAME, TAX_ID, SETTINGS.OPERATOR_NAME, SETTINGS.OPERATOR_TAX_ID])
    check(says.includes(part), `the invoice says ${part}`);
}
