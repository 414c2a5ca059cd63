import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import type { RouteName } from '../../../common/routes/route-table.ts';
import type { Answer } from '../answers.ts';
import type { Context } from '../context.ts';
import { InactiveAccount, notFound } from '../errors.ts';
import { OPEN_TO_INACTIVE } from '../http/open-to-inactive.ts';
import type { Verdict } from '../policies.ts';
import type { CountValid } from '../limits/rate-limits.ts';
import type { Input, RouteSettings, Schema } from './route-settings.ts';
import { validate } from '../validation.ts';
import type { FormFiles } from './form-files.ts';

/** The settings of any route, once the compiler has checked those of its own kind. */
export type AnySettings = RouteSettings<Schema, Schema, Schema> & {
  alsoPost?: true;
  fromSharedPages?: true;
  once?: true;
  files?: FormFiles;
};
export type AnyInput = Input<Schema, Schema, Schema>;
export type AnyReadSettings = AnySettings & {
  cacheTags?: (input: AnyInput) => string[];
  cacheUntilDropped?: true;
  openWithoutDatabase?: true;
};

/** Asks the policy, validates and acts. Validation comes second, so that a refused user learns nothing about fields. */
export async function answer(
  name: RouteName,
  settings: AnySettings,
  context: Context,
  input: AnyInput,
  countValid: CountValid = async () => undefined,
): Promise<Answer> {
  await askPolicy(name, context, () => settings.policy(context, input));
  const read = { ...input };
  await countValid(read.request);
  return settings.handle(context, read);
}

export async function askPolicy(
  name: RouteName,
  { viewer }: Context,
  ask: () => Verdict | Promise<Verdict>,
): Promise<void> {
  if (viewer?.status === 'inactive' && !OPEN_TO_INACTIVE.has(name)) throw new InactiveAccount();
  const verdict = await ask();
  if (verdict !== true) throw verdict;
}

/** Params, query and body of a request, each validated when it is first read. */
export function readInput(settings: AnySettings, request: FastifyRequest, reply: FastifyReply): AnyInput {
  const { params, query, body } = settings;
  return {
    get params() {
      return params && readParams(params, request.params);
    },
    get query() {
      return query && (validate(query, request.query) as undefined);
    },
    get body() {
      return body && (validate(body, request.body ?? {}) as undefined);
    },
    request,
    reply,
  };
}

/** An address that cannot exist is not found, rather than badly filled in. */
function readParams(schema: z.ZodType, given: unknown): undefined {
  const params = schema.safeParse(given);
  if (!params.success) throw notFound();
  return params.data as undefined;
}
