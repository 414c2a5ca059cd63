import type { Readable } from 'node:stream';
import type { Pages } from '../../web/generated/pages.ts';
import type { Flash } from '../../web/pages/shared-props.ts';

export type PageAnswer = {
  kind: 'page';
  component: keyof Pages;
  props: Record<string, unknown>;
  /** Made only where a partial reload names them. */
  onDemand: Record<string, (() => unknown) | undefined>;
  /** Facts of the page for search engines, by schema.org; a document has them, a visit of the client needs none. */
  structuredData: readonly object[];
  status: number;
  /** Pages of ours may show it in a frame. */
  isFramed?: boolean;
  /** The next moment at which its data changes by itself; a shared copy is not kept beyond it. */
  freshUntil: Date | null;
};
export type RedirectAnswer = { kind: 'redirect'; to: string; flash: Flash; status: 302 | 303 };
export type JsonAnswer = { kind: 'json'; body: unknown; status: number; headers: Record<string, string> };
export type FileAnswer = { kind: 'file'; name: string; type: string; body: Readable | string };
/** A file on our disk: `path` below `root`. */
export type StoredFileAnswer = {
  kind: 'stored_file';
  root: string;
  path: string;
  headers: Record<string, string>;
};
/** A file of a storage elsewhere, passed on as it comes; `open` gives null where it is gone. */
export type StreamedFileAnswer = {
  kind: 'streamed_file';
  etag: string;
  headers: Record<string, string>;
  open: () => Promise<{ bytes: number; content: Readable } | null>;
};
/** A whole HTML document of others’ making, such as a mail: shown in a frame, cut off from everything. */
export type DocumentAnswer = { kind: 'document'; html: string };
/** A style sheet that its address alone decides. */
export type StylesheetAnswer = { kind: 'stylesheet'; css: string };
/** A drawn picture, as a page of its own that visitors may share. */
export type PictureAnswer = { kind: 'picture'; bytes: Buffer };
/** A drawing: an SVG that runs and loads nothing. */
export type DrawingAnswer = { kind: 'drawing'; svg: string };
/** A drawing that pages of other sites show. `isShared`: the next visitor may get the same copy. */
export type BadgeAnswer = { kind: 'badge'; svg: string; status: number; isShared: boolean };
export type Answer =
  | BadgeAnswer
  | DrawingAnswer
  | StylesheetAnswer
  | PictureAnswer
  | DocumentAnswer
  | PageAnswer
  | RedirectAnswer
  | JsonAnswer
  | FileAnswer
  | StoredFileAnswer
  | StreamedFileAnswer;

type Extra<Props> = {
  status?: number;
  onDemand?: { [Key in keyof Props]?: () => Props[Key] };
  structuredData?: readonly object[];
  freshUntil?: Date | null;
};

/** A page of the product; `props` are checked against the page's own prop type. */
export function inertia<Name extends keyof Pages>(
  component: Name,
  props: Pages[Name],
  { status = 200, onDemand = {}, structuredData = [], freshUntil = null }: Extra<Pages[Name]> = {},
): PageAnswer {
  return { kind: 'page', component, props, onDemand, status, structuredData, freshUntil };
}

/** A page that another page of ours shows in a frame; others are shown in none. */
export const framed = (page: PageAnswer): PageAnswer => ({ ...page, isFramed: true });

/** Redirects the browser (303 after a form), with an optional sentence for a toast. */
export function redirect(to: string, flash: Flash = {}, status: 302 | 303 = 303): RedirectAnswer {
  return { kind: 'redirect', to, flash, status };
}

export function json(body: unknown, status = 200, headers: Record<string, string> = {}): JsonAnswer {
  return { kind: 'json', body, status, headers };
}

/** A file to download, with an ASCII name; its body may be a stream. */
export function file(made: Omit<FileAnswer, 'kind'>): FileAnswer {
  return { kind: 'file', ...made };
}

export const stylesheet = (css: string): StylesheetAnswer => ({ kind: 'stylesheet', css });

/** PNG. */
export const picture = (bytes: Buffer): PictureAnswer => ({ kind: 'picture', bytes });

export const sealedDocument = (html: string): DocumentAnswer => ({ kind: 'document', html });

export const drawing = (svg: string): DrawingAnswer => ({ kind: 'drawing', svg });

export const badge = (svg: string, { status = 200, isShared = true } = {}): BadgeAnswer => ({
  kind: 'badge',
  svg,
  status,
  isShared,
});

export const streamedFile = (made: Omit<StreamedFileAnswer, 'kind'>): StreamedFileAnswer => ({
  kind: 'streamed_file',
  ...made,
});

export function storedFile(root: string, path: string, headers: Record<string, string>): StoredFileAnswer {
  return { kind: 'stored_file', root, path, headers };
}
