import { route } from '../../../common/routes/route-table.ts';
import { inertia, redirect, type Answer } from '../../core/answers.ts';
import { transact, type Context } from '../../core/context.ts';
import { forbidden } from '../../core/errors.ts';
import { anyone, signedInViewer } from '../../core/policies.ts';
import type { Routes } from '../../core/routes.ts';
import type { Accounts } from '../accounts.ts';
import { createAccount, type NewAccount } from '../actions/register.ts';
import { isMailboxTaken } from '../mailbox.ts';
import { ownPath } from '../own-path.ts';
import { refuseEndedSession } from '../queries/lock-account.ts';
import { changesSignIn } from '../policy.ts';
import { email } from '../schemas.ts';
import { connect } from './connected.ts';
import { enter, type Visit } from './enter-routes.ts';
import { providerNamed, type Proof } from './providers.ts';
import { connectBody } from './schemas.ts';
import { browserOf, endStep, openStep, type Step } from './steps.ts';

/** A person whom a provider proved, and where the login was to lead. */
export type Proven = { proof: Proof; next: string };

/** A person of a provider who has no account here yet, or is not connected to theirs. */
export function addConnectRoutes(routes: Routes, accounts: Accounts): void {
  routes.page('login.connect', {
    policy: anyone,
    handle: async (context, { request }) => {
      const step = await openStep<Proven>(context, 'proof', browserOf(request, context.config));
      if (!step) return expired(context);
      const { proof } = step.value;
      const { name } = providerNamed(context.config, proof.provider);
      return inertia('accounts/connect-provider', {
        provider: name,
        email: proof.email,
        name: proof.name ?? '',
        case: await caseOf(context, step),
      });
    },
  });
  routes.form('login.connect.store', {
    body: connectBody,
    policy: anyone,
    limit: 'registration',
    handle: async (context, { body, request, reply }) => {
      const step = await openStep<Proven>(context, 'proof', browserOf(request, context.config));
      if (!step) return expired(context);
      const visit = { context, accounts, request, reply };
      const found = await caseOf(context, step);
      if (found === 'connect') return connectOwn(context, step);
      if (found === 'new') return joinWith(visit, step, body.name ?? step.value.proof.name ?? '');
      return redirect(route('login.connect', {}, { language: context.language }));
    },
  });
}

const expired = (context: Context): Answer =>
  redirect(
    context.viewer ? route('settings.signing_in') : route('login', {}, { language: context.language }),
    {
      error: context.t('signin.step_expired'),
    },
  );

/**
 * `unverified`: the provider does not say that the address is theirs; `exists`: an account has it, which signs in once with what
 * it has. Throws where the signed-in user may not connect anything.
 */
async function caseOf(
  context: Context,
  { userId, value: { proof } }: Step<Proven>,
): Promise<'connect' | 'new' | 'exists' | 'unverified'> {
  const { viewer, database } = context;
  if (userId !== null && userId !== viewer?.userId) throw forbidden();
  if (!proof.emailVerified || proof.email === null || !email().safeParse(proof.email).success)
    return 'unverified';
  if (viewer) {
    const verdict = changesSignIn(context);
    if (verdict !== true) throw verdict;
    return 'connect';
  }
  const address = proof.email;
  const isTaken = await database.transaction().execute((tx) => isMailboxTaken(tx, address));
  return isTaken ? 'exists' : 'new';
}

async function connectOwn(context: Context, { id, value: { proof, next } }: Step<Proven>): Promise<Answer> {
  const viewer = signedInViewer(context);
  await transact(context, async (tx) => {
    if (!(await endStep(tx, id))) return;
    await connect(tx, viewer.userId, proof);
    await refuseEndedSession(tx.database, viewer);
  });
  const { name } = providerNamed(context.config, proof.provider);
  return redirect(ownPath(next, route('settings.signing_in')), {
    success: context.t('signin.connected', { provider: name }),
  });
}

/** A new account, without a password; its address is the one that the provider confirmed. */
async function joinWith(visit: Visit, { id, value }: Step<Proven>, name: string): Promise<Answer> {
  const { context } = visit;
  const { proof, next } = value;
  const address = proof.email ?? '';
  const account: NewAccount = {
    name: name || (address.split('@')[0] ?? address),
    email: address,
    password: null,
    role: 'user',
    language: context.language,
    emailVerified: true,
    acceptsAgreements: true,
  };
  // Without its provider nobody could log in to it.
  const { userId } = await createAccount(context, account, async (tx, made) => {
    await endStep(tx, id);
    await connect(tx, made.userId, proof);
  });
  return enter(visit, { userId, isStrong: false }, next);
}
