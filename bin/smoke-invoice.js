// Buys a plan of a running server as a browser without scripts does, and reads the invoice's file.
import { extractText, getDocumentProxy } from 'unpdf';

const BUYER = { email: 'free@plumbline.test', password: 'plumbline' };
const LEGAL_NAME = 'Łódź Nguyễn 建筑 Roofing';

/** The text of the PDF that the billing page links after a purchase with a test card. */
export async function boughtInvoice(origin) {
  const { get, send } = browserOf(origin);
  await get('/login');
  await send('/login', BUYER);
  await send('/confirm-password', { password: BUYER.password });
  await send('/settings/billing/tax', { country: 'US', legal_name: LEGAL_NAME, tax_id: '98-7654321' });
  const order = await get('/payment/gold');
  const cents = /name="expected_cents" value="(\d+)"/.exec(await order.text())?.[1] ?? '';
  const payment = await send('/payment/gold', {
    coupon: '',
    expected_cents: cents,
    consent: 'true',
  });
  const card = /\/sandbox\/checkout\/sbx_cs_[0-9a-f]+/.exec(await payment.text())?.[0];
  if (card === undefined) throw new Error(`no page for a card after ${payment.url}`);
  await send(card, { card: 'pays' });
  const billing = await (await get('/settings/billing')).text();
  const link = /href="(\/invoices\/\d+)"/.exec(billing)?.[1];
  if (link === undefined) throw new Error('the billing page links no invoice');
  return { ...(await readInvoice(await get(link))), legalName: LEGAL_NAME };
}

async function readInvoice(answer) {
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const start = Buffer.from(bytes.slice(0, 4)).toString('latin1');
  if (answer.status !== 200 || start !== '%PDF') return { status: answer.status, start, text: '' };
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
  return { status: answer.status, start, text };
}

/** Keeps cookies, sends forms with their token, and follows redirects within the site. */
function browserOf(origin) {
  const jar = new Map();
  const ask = async (path, init) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { accept: 'text/html', cookie, ...init.headers };
    const answer = await fetch(new URL(path, origin), { ...init, headers, redirect: 'manual' });
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line);
      jar.set(name, value);
    }
    const location = answer.headers.get('location');
    return location === null ? answer : ask(new URL(location, origin).pathname, { method: 'GET' });
  };
  return {
    get: (path) => ask(path, { method: 'GET' }),
    send: (path, fields) =>
      ask(path, {
        method: 'POST',
        headers: { 'x-xsrf-token': decodeURIComponent(jar.get('XSRF-TOKEN') ?? '') },
        body: new URLSearchParams(fields),
      }),
  };
}
