import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import type { LimitName } from '../../limits.ts';
import type { Answer } from '../answers.ts';
import type { AnswerSchemas } from '../http/answer-schemas.ts';
import type { Context } from '../context.ts';
import type { RoutePolicy } from '../policies.ts';
import type { FormFiles } from './form-files.ts';

export type Schema = z.ZodType | undefined;
type Output<S extends Schema> = S extends z.ZodType ? z.output<S> : undefined;

export type Input<P extends Schema, Q extends Schema, B extends Schema> = {
  params: Output<P>;
  query: Output<Q>;
  body: Output<B>;
  request: FastifyRequest;
  reply: FastifyReply;
};

export type RouteSettings<P extends Schema, Q extends Schema, B extends Schema> = {
  params?: P;
  query?: Q;
  body?: B;
  policy: RoutePolicy<Input<P, Q, B>>;
  limit?: LimitName;
  /** Counts only valid and permitted requests: errors in a form do not use it up. */
  limitOfValid?: LimitName;
  handle: (context: Context, input: Input<P, Q, B>) => Answer | Promise<Answer>;
};

/** Answers that visitors share may be cached; the tags name the changes that drop them. */
export type ReadSettings<P extends Schema, Q extends Schema> = RouteSettings<P, Q, undefined> & {
  cacheTags?: (input: { params: Output<P>; query: Output<Q> }) => string[];
  /** Answered also while the database is away; whoever has signed in is then a visitor. */
  openWithoutDatabase?: true;
  /** Keeps the answer until one of its tags is dropped; without it, for a minute at most. */
  cacheUntilDropped?: true;
};

/** A write needs a schema for its body, even an empty one; the compiler and the start-up check require it. */
export type WriteSettings<P extends Schema, Q extends Schema, B extends z.ZodType> = RouteSettings<
  P,
  Q,
  B
> & {
  body: B;
  /** Takes POST, too, from a browser without scripts: it sends a form by no other method that changes something. */
  alsoPost?: true;
  /** The form is on pages that visitors share, which hold no token: see form-token.ts. */
  fromSharedPages?: true;
  /** Files that the browser sends with the form where no script sends them before. */
  files?: FormFiles;
  /** Done once for each idempotency key, in one transaction; answered with a redirect. */
  once?: true;
};

/** A call declares its success answers, for the document that describes the API. */
export type Answering = { answers: AnswerSchemas };
