import type * as z from 'zod';
import type { RouteName } from '../../../common/routes/route-table.ts';
import type { Answer } from '../answers.ts';
import type { Context } from '../context.ts';
import type { FileSettings } from '../forms/file-route.ts';
import type { DescribedCall } from '../http/openapi.ts';
import type { Answering, ReadSettings, Schema, WriteSettings } from './route-settings.ts';

/** The ways to add a route. */
export type Routes = {
  /** Does again what a form or a call asked for, with its policy and schema, for the present viewer. */
  perform: (name: string, context: Context, sent: { params: unknown; body: unknown }) => Promise<Answer>;
  /** Throws the refusal of a write's policy. It asks with the ids alone, so it serves policies that read nothing else. */
  ask: (name: RouteName, context: Context, input: { params: unknown; body: unknown }) => Promise<void>;
  /** The calls under /api so far, for the document that describes them. */
  calls: readonly DescribedCall[];
  /** A page: GET, session by cookie, in both languages where the route table says so. */
  page: <P extends Schema = undefined, Q extends Schema = undefined>(
    name: RouteName,
    settings: ReadSettings<P, Q>,
  ) => void;
  /** A form of a page: session by cookie, CSRF checked in header or field. Browsers may send it by themselves. */
  form: <B extends z.ZodType, P extends Schema = undefined, Q extends Schema = undefined>(
    name: RouteName,
    settings: WriteSettings<P, Q, B>,
  ) => void;
  /** A read under /api: bearer token. */
  read: <P extends Schema = undefined, Q extends Schema = undefined>(
    name: RouteName,
    settings: ReadSettings<P, Q> & Answering,
  ) => void;
  /** A write under /api: bearer token. */
  write: <B extends z.ZodType, P extends Schema = undefined, Q extends Schema = undefined>(
    name: RouteName,
    settings: WriteSettings<P, Q, B> & Answering,
  ) => void;
  /**
   * A write of a browser's client beside its pages: bearer token, or session by cookie with CSRF checked. Visitors meet the
   * policy.
   */
  either: <B extends z.ZodType>(
    name: RouteName,
    settings: WriteSettings<undefined, undefined, B> & Answering,
  ) => void;
  /** A file under /api: bearer token, or session by cookie with CSRF checked. */
  file: (name: RouteName, settings: FileSettings & Answering) => void;
  /** A file in a page's native form: session by cookie, CSRF token checked in its field. */
  fileForm: (name: RouteName, settings: FileSettings) => void;
};
