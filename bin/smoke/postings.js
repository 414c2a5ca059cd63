// A text of the editor, which is cleaned, and a comment, which the author's device is told of.
import { check } from './checks.js';
import { signedIn } from './person.js';

export async function postings() {
  return { use: publish };
}

async function publish({ pushed }) {
  const author = await signedIn('contractor@plumbline.test');
  // The form names them in its boxes.
  const trade = Number(/name="trade_ids[^>]*value="(\d+)"/.exec(await author.read('/postings/new'))?.[1]);
  const { regions } = await (await author.get('/api/regions')).json();
  const posted = await author.call('POST', '/postings', {
    type: 'question',
    title: 'Who may sign off a gas line in an old house?',
    body: '<p>The inspector asks for a <strong>signature</strong>.<script>alert(1)</script></p>',
    trade_ids: [trade],
    region_id: regions[0].id,
    ends_on: null,
    photos: [],
  });
  const html = await posted.text();
  const { pathname } = new URL(posted.url);
  check(
    html.includes('<strong>signature</strong>') && !html.includes('alert(1)'),
    `a posting keeps what its author may format, and no script (${pathname})`,
  );
  const other = await signedIn('user@plumbline.test');
  await other.send(`${pathname}/comments`, { body: 'Ask the utility; ours sent somebody.' });
  const headers = await pushed();
  check(
    /^vapid t=[\w.-]+, k=[\w-]{87}$/.test(headers.authorization) &&
      headers['content-encoding'] === 'aes128gcm',
    'its author’s device is told of a comment, encrypted and signed',
  );
}
