import type { Readable } from 'node:stream';
import type { PageName, Pages } from '../../web/pages/pages.ts';
import type { Flash } from '../../web/pages/shared-props.ts';

export type PageAnswer = {
  kind: 'page';
  component: PageName;
  props: Record<string, unknown>;
  /** Made only where a partial reload names them. */
  onDemand: Record<string, (() => unknown) | undefined>;
  status: number;
  /** Pages of ours may show it in a frame. */
  isFramed?: boolean;
};
export type RedirectAnswer = { kind: 'redirect'; to: string; flash: Flash };
export type JsonAnswer = { kind: 'json'; body: unknown; status: number; headers: Record<string, string> };
export type FileAnswer = { kind: 'file'; name: string; type: string; body: Readable | string };
/** A file on our disk: `path` below `root`. */
export type StoredFileAnswer = {
  kind: 'stored_file';
  root: string;
  path: string;
  headers: Record<string, string>;
};
/** A whole HTML document of others’ making, such as a mail: shown in a frame, cut off from everything. */
export type DocumentAnswer = { kind: 'document'; html: string };
export type Answer =
  DocumentAnswer | PageAnswer | RedirectAnswer | JsonAnswer | FileAnswer | StoredFileAnswer;

type Extra<Props> = { status?: number; onDemand?: { [Key in keyof Props]?: () => Props[Key] } };

/** A page of the product; `props` are checked against the page's own prop type. */
export function inertia<Name extends PageName>(
  component: Name,
  props: Pages[Name],
  { status = 200, onDemand = {} }: Extra<Pages[Name]> = {},
): PageAnswer {
  return { kind: 'page', component, props, onDemand, status };
}

/** A page that another page of ours shows in a frame; others are shown in none. */
export const framed = (page: PageAnswer): PageAnswer => ({ ...page, isFramed: true });

/** Redirects the browser (303), with an optional sentence for a toast. */
export function redirect(to: string, flash: Flash = {}): RedirectAnswer {
  return { kind: 'redirect', to, flash };
}

export function json(body: unknown, status = 200, headers: Record<string, string> = {}): JsonAnswer {
  return { kind: 'json', body, status, headers };
}

/** A file to download, with an ASCII name; its body may be a stream. */
export function file(made: Omit<FileAnswer, 'kind'>): FileAnswer {
  return { kind: 'file', ...made };
}

export const sealedDocument = (html: string): DocumentAnswer => ({ kind: 'document', html });

export function storedFile(root: string, path: string, headers: Record<string, string>): StoredFileAnswer {
  return { kind: 'stored_file', root, path, headers };
}
