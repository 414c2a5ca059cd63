import {
  route,
  ROUTES,
  type Query,
  type RouteName,
  type RouteParams,
} from '../../common/routes/route-table.ts';
import { exchange, type HttpAnswer } from './http.ts';
import { say } from './page/texts.ts';
import { endStayingToasts, toastError } from './page/toasts.ts';
import { isProxysAnswer, sayUnanswered } from './page/unanswered.ts';
import { tokenKeeper, type TokenKeeper } from './token.ts';
import { offerUpgrade, readOffer } from './upgrade.ts';

/** A call that failed. `status` is 0 when no answer of ours came; `errors` holds the first problem of each field. */
export class ApiError extends Error {
  readonly status: number;
  readonly errors: Record<string, string>;
  /** The whole answer, for a refusal's further data (`upgrade`). */
  readonly body: Record<string, unknown>;

  constructor(
    status: number,
    message: string,
    errors: Record<string, string>,
    body: Record<string, unknown>,
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.errors = errors;
    this.body = body;
  }
}

export type CallOptions = {
  body?: unknown;
  query?: Query;
  signal?: AbortSignal;
  /** Leaves the toast to the caller; the start-up loads have their own. */
  quiet?: boolean;
};

type Tools = {
  send: typeof exchange;
  tokens: Pick<TokenKeeper, 'current' | 'discard'>;
  warn: (text: string) => void;
  /** Says that no answer came. */
  warnUnanswered: () => void;
  fallback: () => string;
};

export type CallApi = {
  /** The answer's body as it came. */
  <Name extends RouteName>(name: Name, params: RouteParams<Name>, options?: CallOptions): Promise<unknown>;
  /** `callApi<{review: ReviewView}>('api.reviews.update', {id}, {body})`: the body as the caller knows it. */
  <Answer>(name: RouteName, params: LooseParams, options?: CallOptions): Promise<Answer>;
};

type LooseParams = Readonly<Record<string, string | number | undefined>>;

/**
 * A call of the route table. It sends the signed-in user's bearer token; a refused token is replaced once.
 * Every failure shows the red toast (the server's message, or "Sorry Something Went wrong"; without an answer, that
 * the site is not reachable) and throws an ApiError. An aborted call throws the abort and shows nothing.
 */
export function createCaller(tools: Tools): CallApi {
  const call = async (name: RouteName, params: LooseParams, options: CallOptions = {}): Promise<unknown> => {
    const { body, query, signal, quiet } = options;
    const request = { method: ROUTES[name].method, url: urlOf(name, params, query), body, signal };
    try {
      const answer = await sendWithToken(request, tools);
      if (isProxysAnswer(answer)) throw new ApiError(0, tools.fallback(), {}, {});
      if (!answer.ok) throw errorOf(answer, tools.fallback());
      return answer.body;
    } catch (error) {
      if (signal?.aborted) throw error;
      const failure = error instanceof ApiError ? error : new ApiError(0, tools.fallback(), {}, {});
      const offer = readOffer({ ...failure.body, plan: failure.body['upgrade'] });
      if (offer) offerUpgrade(offer);
      else if (!quiet && failure.status === 0) tools.warnUnanswered();
      else if (!quiet) tools.warn(failure.message);
      throw failure;
    }
  };
  return call;
}

function urlOf(name: RouteName, params: LooseParams, query: Query | undefined): string {
  const build = route as (name: RouteName, params: LooseParams, options: { query?: Query }) => string;
  return build(name, params, { query });
}

type Request = { method: string; url: string; body?: unknown; signal?: AbortSignal };

async function sendWithToken(request: Request, { send, tokens }: Tools): Promise<HttpAnswer> {
  const token = await tokens.current();
  const answer = await send({ ...request, token });
  if (answer.status !== 401 || token === null) return answer;
  tokens.discard(token);
  const fresh = await tokens.current();
  return fresh === null ? answer : send({ ...request, token: fresh });
}

function errorOf({ status, body }: HttpAnswer, fallback: string): ApiError {
  const answer = isRecord(body) ? body : {};
  // The upload call answers {error: {message}}, all others {message}.
  const sent = isRecord(answer['error']) ? answer['error']['message'] : answer['message'];
  const message = typeof sent === 'string' && sent !== '' ? sent : fallback;
  return new ApiError(status, message, firstProblems(answer['errors']), answer);
}

function firstProblems(errors: unknown): Record<string, string> {
  if (!isRecord(errors)) return {};
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, problems]) => {
      const first: unknown = Array.isArray(problems) ? problems[0] : problems;
      return typeof first === 'string' ? [[field, first]] : [];
    }),
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const callApi = createCaller({
  send: async (request) => {
    const answer = await exchange(request);
    if (!isProxysAnswer(answer)) endStayingToasts();
    return answer;
  },
  tokens: tokenKeeper,
  warn: toastError,
  warnUnanswered: sayUnanswered,
  fallback: () => say('toasts.something_wrong'),
});
