import { route } from '../../../common/routes/route-table.ts';
import { json, redirect, type Answer } from '../../core/answers.ts';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/errors.ts';
import { isLinkedFromOwnPage } from '../../core/forms/native-form.ts';
import { isInertia } from '../../core/pages/inertia.ts';
import { anyone, signedInViewer } from '../../core/policies.ts';
import type { Routes } from '../../core/routes.ts';
import type { Accounts } from '../accounts.ts';
import { ownPath } from '../own-path.ts';
import { changesSignIn } from '../policy.ts';
import { addConnectRoutes, type Proven } from './connect-routes.ts';
import { userOfProof } from './connected.ts';
import { afterFirstFactor, type Visit } from './enter-routes.ts';
import { providerNamed, readProviderAnswer, startAtProvider, type FromProvider } from './providers.ts';
import { nextQuery, providerAnswer, providerParams, providerQuery } from './schemas.ts';
import { beginStep, browserOf, giveBrowser } from './steps.ts';

/** Logging in at Google, Apple or the operator's own provider, and connecting one to an account. */
export function addProviderRoutes(routes: Routes, accounts: Accounts): void {
  routes.page('login.provider', {
    params: providerParams,
    query: nextQuery,
    policy: anyone,
    limit: 'credentials',
    handle: async (context, { params, query, request, reply }) => {
      if (context.viewer) return redirect(ownPath(query.next, route('dashboard')));
      const next = ownPath(query.next, '');
      return toProvider({ context, accounts, request, reply }, params.provider, { next, userId: null });
    },
  });
  routes.page('settings.signing_in.connect', {
    params: providerParams,
    policy: changesSignIn,
    limit: 'credentials',
    handle: async (context, { params, request, reply }) => {
      const { userId } = signedInViewer(context);
      const next = route('settings.signing_in');
      return toProvider({ context, accounts, request, reply }, params.provider, { next, userId });
    },
  });
  routes.page('login.provider.callback', {
    params: providerParams,
    query: providerQuery,
    policy: anyone,
    limit: 'credentials',
    handle: async (context, { params, query: { state }, request, reply }) => {
      const provider = providerNamed(context.config, params.provider);
      const query = request.url.split('?')[1] ?? '';
      const browser = browserOf(request, context.config);
      try {
        const answer = await readProviderAnswer(context, provider, browser, { state, query });
        return await arrive({ context, accounts, request, reply }, answer);
      } catch (error) {
        return backWith(context, error);
      }
    },
  });
  // Another site sends this form, without our cookies: it only leads to the page above, which has them.
  routes.write('login.provider.answer', {
    answers: { 303: null },
    params: providerParams,
    body: providerAnswer,
    policy: anyone,
    limit: 'credentials',
    handle: (_context, { params, body }) =>
      redirect(route('login.provider.callback', { provider: params.provider }, { query: body })),
  });
  addConnectRoutes(routes, accounts);
}

/** A link elsewhere begins no login: it leads to the page of ours whose link does. */
async function toProvider(
  { context, request, reply }: Visit,
  id: string,
  to: { next: string; userId: number | null },
): Promise<Answer> {
  const { config, language, t } = context;
  const provider = providerNamed(config, id);
  if (!isLinkedFromOwnPage(request)) {
    const query = { next: to.next || null };
    const page = to.userId === null ? route('login', {}, { language, query }) : route('settings.signing_in');
    return redirect(page, { notice: t('signin.provider_choose', { provider: provider.name }) });
  }
  try {
    const browser = giveBrowser(request, reply, config);
    const address = await startAtProvider(context, provider, browser, to);
    // A visit of the client does not follow to another site; it loads the address that this header names.
    return isInertia(request) ? json({}, 409, { 'x-inertia-location': address }) : redirect(address, {}, 302);
  } catch (error) {
    return backWith(context, error);
  }
}

/** Each thing that goes wrong at a provider is a sentence on the page where one chose it. */
function backWith({ viewer, language, t }: Context, error: unknown): Answer {
  if (!(error instanceof Refusal)) throw error;
  const to = viewer ? route('settings.signing_in') : route('login', {}, { language });
  return redirect(to, { error: t(error.messageKey, error.params) });
}

/** A known person is let in, or asked for the second factor; for another one a page says what comes next. */
async function arrive(visit: Visit, { proof, next, connectsUserId }: FromProvider): Promise<Answer> {
  const { context, request, reply } = visit;
  if (connectsUserId === null) {
    const userId = await userOfProof(context, proof);
    if (userId !== undefined) return afterFirstFactor(visit, { userId }, next);
  }
  const browser = giveBrowser(request, reply, context.config);
  const value: Proven = { proof, next };
  await beginStep(context, { kind: 'proof', browser, userId: connectsUserId, value });
  return redirect(route('login.connect', {}, { language: context.language }));
}
