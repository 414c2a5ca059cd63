import type { FastifyInstance } from 'fastify';
import { ROUTES } from '../../common/routes/route-table.ts';
import { SESSION_COOKIE } from '../../server/core/http/session-cookie.ts';
import { multipart, type Sent } from './files.ts';

type Body = Record<string, unknown>;
type PageObject = {
  component: string;
  props: Record<string, unknown> & { errors: Record<string, string>; formToken?: string };
  url: string;
  version: string;
  flash: { success?: string; error?: string; notice?: string };
};

export type Answer = {
  status: number;
  headers: Record<string, unknown>;
  text: string;
  /** The body as JSON; throws when it is none. */
  json: <Value = Record<string, unknown>>() => Value;
};

export type PageVisit = Answer & { page: PageObject };

export type Browser = {
  /** A document, as typed into the address bar. */
  get: (url: string, headers?: Record<string, string>) => Promise<Answer>;
  /** An Inertia visit: the page object. Follows redirects. */
  visit: (url: string) => Promise<PageVisit>;
  /** A partial reload of the page one is on: the props it names, and those every page gets. */
  reload: (url: string, component: string, only: readonly string[]) => Promise<PageObject['props']>;
  /** An Inertia form: sends the CSRF token, follows the redirect, answers with the page one lands on. */
  submit: (
    url: string,
    body: Body,
    options?: { method?: 'POST' | 'PUT' | 'PATCH' | 'DELETE'; from?: string },
  ) => Promise<PageVisit>;
  /** A form without following the redirect. */
  send: (
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    body: Body,
    headers?: Record<string, string>,
  ) => Promise<Answer>;
  /** A call under /api with this browser's bearer token, made on first use when it is signed in. */
  call: (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    body?: Body,
    headers?: Record<string, string>,
  ) => Promise<Answer>;
  /**
   * A form as a browser without scripts sends it from the page at `from`: with that page's token, by POST. Does not follow a
   * redirect. With `files` it is sent as multipart/form-data.
   */
  post: (url: string, fields: FormFields, from: string, files?: Sent[]) => Promise<Answer>;
  logIn: (email: string, password: string) => Promise<Answer>;
  cookies: Map<string, string>;
  token: () => Promise<string | null>;
};

/** The fields of a form; a list is sent once for each of its values. */
export type FormFields = Record<string, string | string[]>;

/** Cookies of a user signed in without the form, and the way to their token. */
type SignedIn = { cookies?: Map<string, string>; makeToken?: (cookie: string) => Promise<string | null> };
/** The version of its pages that each application names, asked for once. */
const versions = new WeakMap<FastifyInstance, string>();

async function versionOf(app: FastifyInstance): Promise<string> {
  const known = versions.get(app);
  if (known !== undefined) return known;
  const { payload } = await app.inject({ url: ROUTES.login.path, headers: { host: 'localhost' } });
  const version = readPage(payload)?.version ?? 'unbuilt';
  versions.set(app, version);
  return version;
}

/** A browser's manners over `app.inject()`: cookies, the CSRF header, Inertia's headers, one bearer token. */
export function createBrowser(app: FastifyInstance, own: SignedIn = {}): Browser {
  const cookies = own.cookies ?? new Map<string, string>();
  const sessionIn = () => cookies.get(`__Host-${SESSION_COOKIE}`) ?? cookies.get(SESSION_COOKIE);
  const first = sessionIn();
  /** Calls at once share one token: the server keeps only the latest few of a browser. */
  let bearer: Promise<string | null> | null = null;

  const request = async (
    method: string,
    url: string,
    body: Body | string | Buffer | undefined,
    headers: Record<string, string>,
  ): Promise<Answer> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
    const response = await app.inject({
      method: method as 'GET',
      url,
      headers: { host: 'localhost', ...(cookie ? { cookie } : {}), ...headers },
      ...(body === undefined ? {} : { payload: body }),
    });
    for (const { name, value, maxAge, expires } of response.cookies as {
      name: string;
      value: string;
      maxAge?: number;
      expires?: Date;
    }[]) {
      if (maxAge === 0 || (expires && expires.getTime() < Date.now())) cookies.delete(name);
      else cookies.set(name, value);
    }
    return {
      status: response.statusCode,
      headers: response.headers,
      text: response.payload,
      json: <Value>() => response.json<Value>(),
    };
  };

  const csrf = async (): Promise<Record<string, string>> => {
    // A page that is never cached gives the token that fits the session.
    await request('GET', '/login', undefined, {});
    return { 'x-xsrf-token': cookies.get('__Host-XSRF-TOKEN') ?? cookies.get('XSRF-TOKEN') ?? '' };
  };
  const inertiaHeaders = async (): Promise<Record<string, string>> => {
    const version = await versionOf(app);
    return { 'x-inertia': 'true', 'x-inertia-version': version, accept: 'text/html, application/xhtml+xml' };
  };
  const visit = async (url: string, hops = 0): Promise<PageVisit> => {
    const answer = await request('GET', url, undefined, await inertiaHeaders());
    const location = answer.headers['location'];
    if (answer.status === 303 && typeof location === 'string' && hops < 5) return visit(location, hops + 1);
    return { ...answer, page: answer.status === 409 ? ({} as PageObject) : answer.json<PageObject>() };
  };
  const send: Browser['send'] = async (method, url, body, headers = {}) =>
    request(method, url, body, { ...(await csrf()), ...headers });

  return {
    cookies,
    get: (url, headers = {}) => request('GET', url, undefined, headers),
    visit: (url) => visit(url),
    reload: async (url, component, only) => {
      const partial = {
        'x-inertia-partial-component': component,
        'x-inertia-partial-data': only.join(','),
      };
      const answer = await request('GET', url, undefined, { ...(await inertiaHeaders()), ...partial });
      return answer.json<PageObject>().props;
    },
    send,
    submit: async (url, body, { method = 'POST', from } = {}) => {
      const referer: Record<string, string> = from ? { referer: `http://localhost${from}` } : {};
      const answer = await send(method, url, body, { ...(await inertiaHeaders()), ...referer });
      const location = answer.headers['location'];
      if (answer.status === 303 && typeof location === 'string') return visit(location);
      return {
        ...answer,
        page: answer.text.startsWith('{') ? answer.json<PageObject>() : ({} as PageObject),
      };
    },
    call: async (method, url, body, headers = {}) => {
      if (bearer === null && cookies.size > 0) bearer = createToken();
      const token = await bearer;
      if (token === null) bearer = null;
      const authorization: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
      return request(method, url, body, {
        accept: 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        ...authorization,
        ...headers,
      });
    },
    post: async (url, fields, from, files) => {
      const page = readPage((await request('GET', from, undefined, {})).text);
      const own = { form_token: page?.props.formToken ?? '', form_from: from };
      return sendFields(url, { ...own, ...fields }, files);
    },
    logIn: (email, password) => send('POST', '/login', { email, password }, { 'x-inertia': 'true' }),
    token: () => (bearer ??= createToken()),
  };

  function sendFields(url: string, fields: FormFields, files?: Sent[]): Promise<Answer> {
    const pairs = Object.entries(fields).flatMap(([name, value]) =>
      [value].flat().map((one) => [name, one] as [string, string]),
    );
    const { payload, contentType } = files
      ? multipart(...pairs.map(([field, text]) => ({ field, text })), ...files)
      : {
          payload: new URLSearchParams(pairs).toString(),
          contentType: 'application/x-www-form-urlencoded',
        };
    return request('POST', url, payload, {
      'content-type': contentType,
      accept: 'text/html',
      'sec-fetch-site': 'same-origin',
    });
  }

  async function createToken(): Promise<string | null> {
    const session = sessionIn();
    if (own.makeToken && session !== undefined && session === first) return own.makeToken(session);
    const answer = await request(
      'POST',
      '/tokens/create',
      { device_name: 'test' },
      { ...(await csrf()), accept: 'application/json' },
    );
    return answer.status === 201 ? answer.json<{ token: string }>().token : null;
  }
}

/** The page object inside a document. */
export function readPage(html: string): PageObject | null {
  const found = /<script data-page="app" type="application\/json">(.*?)<\/script>/s.exec(html);
  return found?.[1] ? (JSON.parse(found[1]) as PageObject) : null;
}
