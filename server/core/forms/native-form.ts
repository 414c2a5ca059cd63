import type { FastifyRequest } from 'fastify';
import { FORM_FROM_FIELD, FORM_TOKEN_FIELD, nestFields } from '../../../common/form-fields.ts';
import { isInertia } from '../pages/inertia.ts';
import type { KeptFiles } from './kept-files.ts';

type Fields = Record<string, unknown>;

/** A form that the browser sends by itself, because its scripts have not come yet or do not run. */
export type NativeForm = {
  /** The form token in its hidden field. */
  token: string | undefined;
  /** Path and query of the form's page; null where it names none of ours. */
  from: string | null;
  /** Stored files of a refused form, which the page shows again. */
  files?: KeptFiles;
};

const forms = new WeakMap<FastifyRequest, NativeForm>();

/** Takes our own two fields out of the body of a native form, and remembers them. Other bodies stay as they are. */
export function readNativeForm(request: FastifyRequest): void {
  const { body, headers } = request;
  const isUrlEncoded = headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
  if (!isUrlEncoded || isInertia(request) || typeof body !== 'object' || body === null) return;
  readFields(request, body as Fields);
}

/** Reads the fields of a form with files, in the order of its parts. */
export function readFormEntries(request: FastifyRequest, entries: readonly [string, unknown][]): void {
  readFields(request, nestFields(entries));
}

function readFields(request: FastifyRequest, fields: Fields): void {
  const { [FORM_TOKEN_FIELD]: token, [FORM_FROM_FIELD]: from, ...rest } = fields;
  request.body = rest;
  remember(request, token, from);
}

/** Keeps the stored files of a native form for the page that shows it again. */
export function keepFiles(request: FastifyRequest, files: KeptFiles): void {
  const form = forms.get(request);
  if (form) form.files = files;
}

/** The same for a form with a file, whose fields precede it. */
export function readFileForm(request: FastifyRequest, fields: Readonly<Record<string, string>>): void {
  request.body = {};
  remember(request, fields[FORM_TOKEN_FIELD], fields[FORM_FROM_FIELD]);
}

function remember(request: FastifyRequest, token: unknown, from: unknown): void {
  forms.set(request, {
    token: typeof token === 'string' ? token : undefined,
    from: typeof from === 'string' && isOwnPath(from) ? from : null,
  });
}

export const nativeFormOf = (request: FastifyRequest): NativeForm | null => forms.get(request) ?? null;

/** Browsers take `//host` and `/\host` for other sites. */
export const isOwnPath = (path: string): boolean => /^\/(?![/\\])/.test(path) && !/[\s\\]/.test(path);

export const parseFields = (text: string): Fields => nestFields(new URLSearchParams(text));

const SECRET = /password|token|^code$/i;

/** The typed values, for the page that shows the form again; secrets are omitted. */
export function keptInput(request: FastifyRequest): Fields {
  return nativeFormOf(request) ? withoutSecrets(request.body as Fields) : {};
}

function withoutSecrets(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !SECRET.test(name)));
}

/** Whether one of our pages sent this request; a forged form must not fill in a reader's form. */
export function isFromOwnPage({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return isOfHost(headers.origin, host);
}

/**
 * Whether a link or a form of ours led to this page; a link of another site, a mail or an app did not. Over plain http browsers
 * say it by the referer alone.
 */
export function isLinkedFromOwnPage({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined ? isOfHost(headers.referer, host) : site === 'same-origin';
}

const isOfHost = (url: string | undefined, host: string): boolean =>
  url !== undefined && URL.canParse(url) && new URL(url).host === host;
