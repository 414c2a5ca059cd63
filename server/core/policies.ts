import type { Context } from './context.ts';
import { forbidden, JoinFirst, Refusal, unauthenticated } from './errors.ts';
import type { SignedIn, Viewer } from './viewer.ts';

/** Allowed, or the refusal that says why not. */
export type Verdict = true | Refusal;

/**
 * A check who may call a route. It may read rows to know their owner; a missing row is a thrown `notFound()`.
 */
export type RoutePolicy<Input> = (context: Context, input: Input) => Verdict | Promise<Verdict>;

export const anyone = (): Verdict => true;

export const isSignedIn = (viewer: Viewer): Verdict => (viewer ? true : unauthenticated());

/** Pages that people open before they have an account lead visitors to a new one, not to the login. */
export const isSignedInOrJoins = (viewer: Viewer): Verdict => (viewer ? true : new JoinFirst());

/** Publishing needs a confirmed address. */
export const hasVerifiedEmail = (viewer: Viewer): Verdict => {
  if (!viewer) return unauthenticated();
  return viewer.emailVerified ? true : new Refusal(403, 'email_not_verified', 'errors.verify_email_first');
};

/** Codes of the refusals that lead an administrator to the second factor. */
export const SECOND_FACTOR_MISSING = 'second_factor_missing';
export const SECOND_FACTOR_UNUSED = 'second_factor_unused';

export const isAdministrator = (viewer: Viewer): Verdict => {
  if (!viewer) return unauthenticated();
  if (viewer.role !== 'admin') return forbidden();
  if (viewer.adminNeeds === 'set_up')
    return new Refusal(403, SECOND_FACTOR_MISSING, 'signin.admin_set_up', {}, { second_factor: 'set_up' });
  return usedSecondFactor(viewer);
};

/** An administrator with a second factor, in a session that did not use it, has the password alone. */
export const usedSecondFactor = (viewer: Viewer): Verdict =>
  viewer?.adminNeeds === 'confirm'
    ? new Refusal(403, SECOND_FACTOR_UNUSED, 'signin.admin_confirm', {}, { second_factor: 'confirm' })
    : true;

export const signedIn = (context: Context): Verdict => isSignedIn(context.viewer);
export const signedInOrJoins = (context: Context): Verdict => isSignedInOrJoins(context.viewer);
/** The admin pages and everything under /api/admin. */
export const adminOnly = (context: Context): Verdict => isAdministrator(context.viewer);

/** The first refusal, or true. */
export function all(...verdicts: Verdict[]): Verdict {
  return verdicts.find((verdict) => verdict !== true) ?? true;
}

/** The viewer of a route that only people who signed in reach; throws 401. */
export function signedInViewer({ viewer }: Pick<Context, 'viewer'>): SignedIn {
  if (!viewer) throw unauthenticated();
  return viewer;
}

/** For `can` in views: whether a verdict allows. */
export const allows = (verdict: Verdict): boolean => verdict === true;
