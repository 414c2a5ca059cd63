import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type * as z from 'zod';
import { plainFormPath, type PlainFormCall } from '../../common/plain-forms.ts';
import { ROUTES, type Route, type RouteName } from '../../common/route-table.ts';
import { limiterOf, limitOf, type CountValid } from './rate-limits.ts';
import type { Answer } from './answers.ts';
import { sendAnswer } from './send-answer.ts';
import { checkFormToken } from './form-token.ts';
import { toFastifyPath } from './fastify-path.ts';
import { checkCsrfToken } from './csrf.ts';
import type { Context } from './context.ts';
import { InactiveAccount, notFound, unauthenticated } from './errors.ts';
import { addFileRoute, type FileSettings } from './file-route.ts';
import { answerOnce } from './idempotency.ts';
import { callKey, pageKey, placeOf, sendHeld } from './held-answers.ts';
import { askForReload, isOutdated } from './inertia.ts';
import { OPEN_TO_INACTIVE } from './open-to-inactive.ts';
import { readFileForm, readNativeForm } from './native-form.ts';
import type { DescribedCall } from './openapi.ts';
import { afterPlainForm, isPlainForm, readPlainForm } from './plain-form.ts';
import { anyone, type Verdict } from './policies.ts';
import { makeContext } from './request-context.ts';
import type {
  Answering,
  Input,
  ReadSettings,
  RouteSettings,
  Schema,
  WriteSettings,
} from './route-settings.ts';
import type { Services } from './services.ts';
import { validate } from './validation.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    name?: RouteName;
    hasPolicy?: boolean;
    hasBody?: boolean;
    /** Refusals answer `{error: {message}}` beside the message. */
    nestsErrors?: boolean;
  }
}

export type Routes = {
  /** Does again what a form or a call asked for, with its policy and schema, for whoever asks now. */
  perform: (name: string, context: Context, sent: { params: unknown; body: unknown }) => Promise<Answer>;
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

type AnySettings = RouteSettings<Schema, Schema, Schema> & {
  alsoPost?: true;
  fromSharedPages?: true;
  once?: true;
};
type AnyInput = Input<Schema, Schema, Schema>;
type AnyReadSettings = AnySettings & {
  cacheTags?: (input: AnyInput) => string[];
  cacheUntilDropped?: true;
};

/** The seven ways to answer; each domain's `routes.ts` is given this. */
export function createRoutes(app: FastifyInstance, services: Services): Routes {
  const calls: DescribedCall[] = [];
  const writes = new Map<string, AnySettings>();
  const add = (
    name: RouteName,
    settings: AnySettings,
    handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
    ofForm: Pick<RouteShorthandOptions, 'preValidation'> = {},
  ) => {
    const entry: Route = ROUTES[name];
    if (settings.body) writes.set(name, settings);
    const declared = { hasPolicy: Boolean(settings.policy), hasBody: Boolean(settings.body) };
    const options: RouteShorthandOptions = {
      ...ofForm,
      config: { name, ...declared, ...limitOf(settings.limit, services, 'preValidation' in ofForm) },
    };
    const methods = settings.alsoPost ? [entry.method, 'POST'] : entry.method;
    const paths = entry.translated
      ? [entry.path, entry.path === '/' ? '/es' : `/es${entry.path}`]
      : [entry.path];
    paths.forEach((path) => app.route({ ...options, method: methods, url: toFastifyPath(path), handler }));
  };

  const page: Routes['page'] = (name, settings) => {
    const anySettings = settings as AnyReadSettings;
    add(name, anySettings, async (request, reply) => {
      if (isOutdated(request, services)) return askForReload(request, reply);
      const key = anySettings.cacheTags ? pageKey(request, services) : null;
      const held = key === null ? null : services.pageCache.get(key);
      if (held) return sendHeld(held, request, reply);
      const generation = services.pageCache.generation();
      const context = await makeContext(request, services, 'session');
      const input = readInput(anySettings, request, reply);
      const made = await answer(name, anySettings, context, input);
      const place = placeOf(key, anySettings.cacheTags?.(input), generation);
      return sendAnswer(made, { request, reply, services, context, place });
    });
  };
  const form: Routes['form'] = (name, settings) => {
    const anySettings = settings;
    const countValid = limiterOf(app, settings.limitOfValid, services);
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      const context = await makeContext(request, services, 'session');
      checkFormToken(request, context, anySettings.fromSharedPages);
      const input = readInput(anySettings, request, reply);
      const work = (inside: Context) => answer(name, anySettings, inside, input, countValid);
      const made = await (settings.once ? answerOnce(request, context, name, work) : work(context));
      return sendAnswer(made, { request, reply, services, context, place: null });
    };
    // Before the throttle, so that what was typed is there when it refuses.
    add(name, anySettings, handler, { preValidation: async (request) => readNativeForm(request) });
  };
  const call = (name: RouteName, settings: AnyReadSettings & Answering) => {
    const { params, query, body, policy, answers } = settings;
    calls.push({ name, params, query, body, open: policy === anyone, answers });
    add(name, settings, async (request, reply) => {
      const key = settings.cacheTags ? callKey(request, services, query !== undefined) : null;
      const held = key === null ? null : services.pageCache.get(key);
      if (held) return sendHeld(held, request, reply);
      const generation = services.pageCache.generation();
      const context = await makeContext(request, services, 'bearer');
      // Some policies read whose row it is first: a caller without a token need not wait for that.
      const needsViewer = policy !== anyone || (body === undefined && hasBearer(request));
      if (needsViewer && context.viewer === null) throw unauthenticated();
      const input = readInput(settings, request, reply);
      const made = await answer(name, settings, context, input);
      const place = placeOf(key, settings.cacheTags?.(input), generation, settings.cacheUntilDropped);
      return sendAnswer(made, { request, reply, services, context, place });
    });
  };
  /** A call as a form that the browser sends by itself: its policy, schema and limit, answered with a redirect. */
  const plainForm = (name: PlainFormCall, settings: AnySettings) => {
    const path = ROUTES['plain_form.send'].path.replace('{call}', plainFormPath(name));
    const limited = limitOf(settings.limit, services, true);
    app.post(toFastifyPath(path), {
      config: { name: 'plain_form.send', hasPolicy: true, hasBody: true, ...limited },
      preValidation: async (request) => readNativeForm(request),
      handler: async (request, reply) => {
        const context = await makeContext(request, services, 'session');
        if (context.viewer === null) throw unauthenticated();
        checkFormToken(request, context);
        const back = readPlainForm(request);
        const made = await answer(name, settings, context, readInput(settings, request, reply));
        return sendAnswer(afterPlainForm(made, back), { request, reply, services, context, place: null });
      },
    });
  };
  /** A caller without a bearer token is identified by the cookie, which counts with the form token only. */
  const tokenOrSession = async (request: FastifyRequest): Promise<Context> => {
    const byToken = request.headers.authorization !== undefined;
    const context = await makeContext(request, services, byToken ? 'bearer' : 'session');
    if (!byToken && context.viewer)
      checkCsrfToken(request, services.config, context.viewer.sessionId, { status: 401 });
    return context;
  };
  const either: Routes['either'] = (name, settings) => {
    const anySettings = settings;
    calls.push({ name, body: settings.body, open: false, answers: settings.answers });
    add(name, anySettings, async (request, reply) => {
      const context = await tokenOrSession(request);
      const made = await answer(name, anySettings, context, readInput(anySettings, request, reply));
      return sendAnswer(made, { request, reply, services, context, place: null });
    });
  };
  const file: Routes['file'] = (name, settings) => {
    calls.push({ name, file: settings.field, open: false, answers: settings.answers });
    const limited = limitOf(settings.limit, services);
    addFileRoute(app, name, settings, limited, async (request, reply, readFile) => {
      const byToken = request.headers.authorization !== undefined;
      const context = await makeContext(request, services, byToken ? 'bearer' : 'session');
      if (context.viewer === null) throw unauthenticated();
      if (!byToken) checkCsrfToken(request, services.config, context.viewer.sessionId, { status: 401 });
      await askPolicy(name, context, () => settings.policy(context, undefined));
      const made = await settings.handle(context, (await readFile()).file);
      return sendAnswer(made, { request, reply, services, context, place: null });
    });
  };
  const fileForm: Routes['fileForm'] = (name, settings) => {
    const limited = limitOf(settings.limit, services);
    addFileRoute(app, name, settings, limited, async (request, reply, readFile) => {
      const context = await makeContext(request, services, 'session');
      if (context.viewer === null) throw unauthenticated();
      await askPolicy(name, context, () => settings.policy(context, undefined));
      const { file: received, fields } = await readFile();
      readFileForm(request, fields);
      checkFormToken(request, context);
      const made = await settings.handle(context, received);
      return sendAnswer(made, { request, reply, services, context, place: null });
    });
  };
  const perform: Routes['perform'] = async (name, context, sent) => {
    const settings = writes.get(name);
    if (!settings) throw notFound();
    const { params, body } = settings;
    const input = {
      params: params && readParams(params, sent.params),
      query: undefined,
      body: body && (validate(body, sent.body) as undefined),
    };
    return answer(name as RouteName, settings, context, input as AnyInput);
  };
  return {
    calls,
    perform,
    page,
    form,
    read: (name, settings) => call(name, settings as AnyReadSettings & Answering),
    write: (name, settings) => {
      call(name, settings);
      if (isPlainForm(name)) plainForm(name, settings);
    },
    either,
    file,
    fileForm,
  };
}

/** A public read refuses an invalid token, because its caller expects to be signed in. */
const hasBearer = ({ headers }: FastifyRequest): boolean => /^bearer\b/i.test(headers.authorization ?? '');

/**
 * Checks the policy, then the input, and then acts. Fields that the policy does not need are validated after
 * it, so that a refused caller learns nothing about them.
 */
async function answer(
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

async function askPolicy(
  name: RouteName,
  { viewer }: Context,
  ask: () => Verdict | Promise<Verdict>,
): Promise<void> {
  if (viewer?.status === 'inactive' && !OPEN_TO_INACTIVE.has(name)) throw new InactiveAccount();
  const verdict = await ask();
  if (verdict !== true) throw verdict;
}

function readInput(settings: AnySettings, request: FastifyRequest, reply: FastifyReply): AnyInput {
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

/** Refuses to start an application in which a write has no policy or no schema. */
export function refuseUncheckedWrites(app: FastifyInstance, exempt: readonly string[] = []): void {
  app.addHook('onRoute', (route) => {
    const methods = [route.method].flat();
    const writes = methods.some((method) => !['GET', 'HEAD', 'OPTIONS'].includes(method));
    const declared = route.config?.hasPolicy === true && route.config.hasBody === true;
    if (writes && !exempt.includes(route.url) && !declared) {
      throw new Error(`${methods.join()} ${route.url} declares no policy or no schema`);
    }
  });
}
