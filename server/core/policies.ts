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

export const isAdministrator = (viewer: Viewer): Verdict => {
  if (!viewer) return unauthenticated();
  return viewer.role === 'admin' ? true : forbidden();
};

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
