import { setTimeout as sleep } from 'node:timers/promises';
import { route } from '../../../common/routes/route-table.ts';
import { loadConfig } from '../../../server/core/config/config.ts';
import type { DatabaseHandle } from '../../../server/database/client.ts';
import { createFactories, type MadeContractor, type MadeUser } from '../../support/factories.ts';
import { multipart, picture } from '../../support/files.ts';
import { ownText } from '../../support/own-text.ts';
import { openSession } from '../../support/sign-in.ts';
import type { World } from '../../support/world.ts';
import { createForms } from '../postings/posting-input.ts';
import { reviewInput, tradeId } from '../reviews/review-input.ts';
import { APP_KEY, type Machines } from './machines.ts';

export const KINDS = ['sign-in', 'review', 'response', 'message', 'upload', 'posting'] as const;
export type Kind = (typeof KINDS)[number];

/** The fifth review of one contractor on one day is held for a look. */
const CONTRACTORS = 120;
/** Each writes three reviews a day at most. */
const AUTHORS = 160;
const REVIEWS_OF_ONE = 3;
const CUSTOMERS = 10;
/** A pause of each writer, so that two cores are not the limit. */
const PAUSE_MS = 250;
const LONGEST_ANSWER_MS = 40_000;

/** Acknowledged writes: a text that is looked for at the end, or what the answer named. */
export type Load = {
  acknowledged: Record<Kind, string[]>;
  reads: () => number;
  /** How each request ended that was not done: 0 where no answer came. */
  failures: Map<string, number>;
  contractors: (MadeContractor & { owner: MadeUser })[];
  /** Everything acknowledged of some kinds so far. */
  count: (kinds?: readonly Kind[]) => number;
  stop: () => Promise<void>;
};

type Sent = { status: number; location: string; body: string };
type Send = (method: 'GET' | 'POST', path: string, init?: RequestInit) => Promise<Sent>;

function inTurn<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('There is none.');
  return item;
}

let network = 0;

/** One request through nginx, each from a network of its own, so that no limit is met. */
export const senderTo =
  (url: string): Send =>
  async (method, path, init = {}) => {
    network += 1;
    const from = `10.${(network >> 16) & 255}.${(network >> 8) & 255}.${network & 255}`;
    try {
      const answer = await fetch(url + path, {
        redirect: 'manual',
        signal: AbortSignal.timeout(LONGEST_ANSWER_MS),
        ...init,
        method,
        headers: { accept: 'application/json', 'x-forwarded-for': from, ...init.headers },
      });
      const { status, headers } = answer;
      return { status, location: headers.get('location') ?? '', body: await answer.text() };
    } catch {
      return { status: 0, location: '', body: '' };
    }
  };

export async function startLoad({ url, databaseUrl }: Machines, handle: DatabaseHandle): Promise<Load> {
  const { database } = handle;
  const config = loadConfig({ APP_KEY, APP_URL: url, DATABASE_URL: databaseUrl }, null);
  const make = createFactories(handle);
  const send = senderTo(url);
  const acknowledged = Object.fromEntries(KINDS.map((kind) => [kind, []])) as unknown as Load['acknowledged'];
  const failures = new Map<string, number>();
  let reads = 0;
  const fail = (kind: string, { status }: Sent) => {
    const key = `${kind} ${status}`;
    failures.set(key, (failures.get(key) ?? 0) + 1);
  };
  const asJson = (body: object, headers: Record<string, string>): RequestInit => ({
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
  const cookiesOf = async (user: MadeUser) => {
    const cookies = await openSession({ database, config, now: new Date() }, user);
    const pairs = [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
    return { cookie: pairs.join('; '), 'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '' };
  };
  const credentials = ({ email, password }: MadeUser) => asJson({ email, password, device_name: 'load' }, {});
  const tokens = new Map<number, Record<string, string>>();
  /** The first call signs in; null where that fails for now. */
  const bearer = async (user: MadeUser): Promise<Record<string, string> | null> => {
    const known = tokens.get(user.id);
    if (known) return known;
    const { status, body } = await send('POST', '/tokens/create', credentials(user));
    if (status === 0 || status >= 300) return null;
    const headers = { authorization: `Bearer ${(JSON.parse(body) as { token: string }).token}` };
    tokens.set(user.id, headers);
    return headers;
  };

  const contractors = await Promise.all(
    Array.from({ length: CONTRACTORS }, async (_, index) => {
      const owner = await make.user({ role: 'contractor' });
      const made = await make.contractor({ owner, name: `Load Works ${index}` });
      return { ...made, owner };
    }),
  );
  const authors = await Promise.all(Array.from({ length: AUTHORS }, () => make.user()));
  const customers = await Promise.all(Array.from({ length: CUSTOMERS }, () => make.user()));
  const trade = await tradeId(database);
  const forms = await createForms({ database } as unknown as World);
  const contractorAt = (index: number) => inTurn(contractors, index);

  let number = 0;
  const numbered = (kind: Kind) => `${kind} no. ${(number += 1)} of the load`;
  const actions: Record<Kind | 'read', () => Promise<void>> = {
    read: async () => {
      number += 1;
      const paths = [
        '/',
        '/contractors',
        `/c/${contractorAt(number).slug}`,
        `/es/c/${contractorAt(number).slug}`,
      ];
      const answer = await send('GET', paths[number % paths.length] ?? '/', {
        headers: { accept: 'text/html' },
      });
      if (answer.status === 200) reads += 1;
      else fail('read', answer);
    },
    'sign-in': async () => {
      const answer = await send('POST', '/tokens/create', credentials(inTurn(authors, number)));
      if (answer.status < 300 && answer.status > 0)
        acknowledged['sign-in'].push((JSON.parse(answer.body) as { token: string }).token);
      else fail('sign-in', answer);
    },
    review: await reviewer(),
    response: responder(),
    message: await messenger(),
    upload: await uploader(),
    posting: await poster(),
  };

  async function reviewer() {
    const headers = await Promise.all(authors.map(cookiesOf));
    let next = 0;
    return async () => {
      const author = Math.floor(next / REVIEWS_OF_ONE);
      if (author >= AUTHORS) return;
      const title = numbered('review');
      const path = route('reviews.store', { slug: contractorAt(next).slug });
      next += 1;
      const form = reviewInput(trade, {
        title,
        body: ownText('They came on the agreed day and left the place clean.'),
      });
      const answer = await send('POST', path, asJson(form, headers[author] ?? {}));
      if (answer.status === 303 && !answer.location.endsWith('/review')) acknowledged.review.push(title);
      else fail('review', answer);
    };
  }
  function responder() {
    const tried = new Set<number>();
    return async () => {
      const [review] = await handle.sql<{ id: number; contractorId: number }[]>`
        select id, contractor_id as "contractorId" from reviews
        where title like 'review no.%' and status = 'active' and id != all(${[...tried]}::integer[])
        limit 1`.catch(() => []);
      const owner = contractors.find(({ id }) => id === review?.contractorId)?.owner;
      const headers = owner && (await bearer(owner));
      if (!review || !headers) return;
      tried.add(review.id);
      const review_response = ownText(numbered('response'));
      const body = { reviewId: review.id, review_response };
      const answer = await send('POST', route('api.review_responses.store'), asJson(body, headers));
      if (answer.status === 201) acknowledged.response.push(review_response);
      else fail('response', answer);
    };
  }
  async function messenger() {
    const writers = await Promise.all(
      customers.map(async (customer, index) => {
        const { id } = await database
          .insertInto('conversations')
          .values({ contractor_id: contractorAt(index).id, profile_id: customer.profileId })
          .returning('id')
          .executeTakeFirstOrThrow();
        return { path: route('messages.send', { id }), headers: await cookiesOf(customer) };
      }),
    );
    await database.updateTable('profiles').set({ open_to_messages: true }).execute();
    let next = 0;
    return async () => {
      const { path, headers } = inTurn(writers, (next += 1));
      const body = ownText(numbered('message'));
      const answer = await send('POST', path, asJson({ body }, headers));
      if (answer.status === 303) acknowledged.message.push(body);
      else fail('message', answer);
      // Ten a minute are allowed to each.
      await sleep(400);
    };
  }
  async function uploader() {
    const bytes = await picture('jpeg');
    return async () => {
      const headers = await bearer(inTurn(customers, number));
      if (!headers) return;
      const { payload, contentType } = multipart({ bytes });
      const answer = await send('POST', '/api/upload', {
        body: new Uint8Array(payload),
        headers: { 'content-type': contentType, ...headers },
      });
      if (answer.status === 200) acknowledged.upload.push(answer.body);
      else fail('upload', answer);
      await sleep(500);
    };
  }
  async function poster() {
    const headers = await Promise.all(customers.map(cookiesOf));
    return async () => {
      const form = forms.form({ title: numbered('posting') });
      const answer = await send(
        'POST',
        route('postings.store'),
        asJson(form, headers[number % CUSTOMERS] ?? {}),
      );
      if (answer.status === 303 && /\/\d+/.test(answer.location)) acknowledged.posting.push(form.title);
      else fail('posting', answer);
    };
  }

  const over = new AbortController();
  const repeat = async (action: () => Promise<void>) => {
    while (!over.signal.aborted) {
      await action();
      await sleep(PAUSE_MS);
    }
  };
  const running = [...Object.values(actions), actions.read].map(repeat);
  return {
    acknowledged,
    reads: () => reads,
    failures,
    contractors,
    count: (kinds = KINDS) => kinds.reduce((sum, kind) => sum + acknowledged[kind].length, 0),
    stop: async () => {
      over.abort();
      await Promise.all(running);
    },
  };
}
