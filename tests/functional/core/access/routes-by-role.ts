import type { Route, RouteName } from '../../../../common/routes/route-table.ts';

export const ROLES = ['visitor', 'user', 'contractor', 'inactive', 'admin'] as const;
export type Role = (typeof ROLES)[number];
export type Outcome = 'log in first' | 'inactive account' | 'forbidden' | 'let in';
type Outcomes = Readonly<Record<Role, Outcome>>;

const SIGNED_IN: Outcomes = {
  visitor: 'log in first',
  user: 'let in',
  contractor: 'let in',
  inactive: 'inactive account',
  admin: 'let in',
};
const ADMINISTRATORS: Outcomes = { ...SIGNED_IN, user: 'forbidden', contractor: 'forbidden' };

/** The account's own contractor page. */
const CONTRACTORS: Outcomes = { ...SIGNED_IN, user: 'forbidden', admin: 'forbidden' };

/** Routes with rules of their own: all others are for everybody who is signed in, or follow their name or path. */
const OTHERS: readonly [Partial<Outcomes>, readonly RouteName[]][] = [
  [
    { visitor: 'let in' },
    [
      'home',
      'contractors.index',
      'contractors.show',
      'contractors.photos',
      'contractors.ratings',
      'for_contractors',
      'questions',
      'people.show',
      'careers',
      'go-mobile',
      'new-features',
      'decisions.index',
      'postings.index',
      'postings.show',
      'reviews.versions',
      'join',
      'register',
      'login',
      'mailbox',
      'shortlist',
      'shortlist.add',
      'shortlist.remove',
      'api.user_version',
      'red_flags.index',
      'api.search_suggestions',
      'api.nearest_place',
      'api.contractors.count',
      'offline',
      'comments.destroy',
      'reviews.store',
      'reviews.edit',
      'reviews.update',
      'register.store',
      'login.store',
      'mailbox.show',
      'api.regions',
      'api.contractor',
      'api.profile_trades',
      'api.posts.comments',
      'sandbox.checkout',
      'sandbox.checkout.pay',
      'api.plans',
      'shortlist.shared',
      'members.join',
      'compare',
      'shortlist.qr',
      'saved_searches.store',
      'prices.index',
      'prices.show',
      'contractors.landing',
      'contractors.landing_picture',
      'contractors.picture',
      'contractors.colors',
      'picture',
      'api.search_counts',
      'api.map_clusters',
      'maps.search',
      'api.posts.newer',
      'maps.contractor',
      'settings.email.confirm',
      'settings.email.confirm.store',
    ],
  ],
  [
    { visitor: 'let in', inactive: 'let in' },
    [
      'logout',
      'account.inactive',
      'language.update',
      'tokens.create',
      'api.bad_words',
      'api.translations',
      'maps.base',
      'contact',
      'contact.store',
      'security.txt',
      'service_worker',
      'unsubscribe',
      'unsubscribe.store',
      'unsubscribe.one_click',
      'unsubscribe.opened',
      'push.renew',
      'verification.verify',
      'verification.confirm',
      'settings.email.stop',
      'settings.email.stop.store',
      'settings.email.undo',
      'settings.email.undo.store',
      'password.request',
      'password.email',
      'password.reset',
      'password.store',
      'terms',
      'privacy',
      'membership-agreement',
      'faq',
      'about',
      'transparency',
      'red_flags.show',
      'uploads.show',
      'openapi',
      'manifest',
      'sitemap',
      'sitemaps.show',
      'robots',
      'health',
      'ready',
    ],
  ],
  [
    { user: 'forbidden', admin: 'forbidden' },
    [
      'profile.setup.template',
      'settings.members',
      'settings.members.invite',
      'settings.members.leave',
      'settings.members.resend',
      'settings.members.withdraw',
      'settings.members.choose',
      'settings.members.remove',
    ],
  ],
  [
    { user: 'forbidden' },
    [
      'sub_finder',
      'maps.sub_finder',
      'api.sub_finder_map',
      'invitations.index',
      'invitations.create',
      'invitations.show',
      'invitations.store',
      'invitations.job',
      'invitations.more',
      'invitations.call_off',
      'invitations.cancel',
      'invitations.accept',
      'invitations.decline',
      'invitations.withdraw',
      'invitations.rate',
    ],
  ],
  // Clients of the realtime protocol expect 403, whatever is missing.
  [
    { visitor: 'forbidden' },
    ['broadcasting.auth', 'broadcasting.user_auth', 'push.subscribe', 'push.state', 'push.unsubscribe'],
  ],
  [
    { inactive: 'let in' },
    [
      'account.appeal',
      'password.confirm',
      'password.confirm.store',
      'settings.billing.cancel',
      'invoices.show',
      'settings.export',
      'settings.export.store',
      'settings.export.file',
      'settings.close',
      'settings.close.store',
      'red_flags.answer',
      'contractors.claim',
      'claims.withdraw',
      'statements.index',
      'decisions.show',
      'decisions.appeal',
      'reviews.given',
      'reviews.got',
    ],
  ],
  // Plans are for businesses: a homeowner is shown and sold none.
  [{ visitor: 'let in', user: 'forbidden' }, ['pricing', 'plans.show']],
  [
    { user: 'forbidden' },
    [
      'settings.billing',
      'payment.show',
      'payment.store',
      'settings.plans',
      'settings.plans.change',
      'upgrade.show',
    ],
  ],
  // An administrator decides about claims.
  [{ admin: 'forbidden' }, ['claims.store']],
  [{ admin: 'forbidden', inactive: 'let in' }, ['claims.confirm', 'claims.resend']],
];

/** Signed by the program that sends them; `plain_form.send` stands for other routes. */
export const WITHOUT_ROLES: ReadonlySet<RouteName> = new Set<RouteName>([
  'realtime.events',
  'realtime.socket',
  'realtime.batch',
  'realtime.channels',
  'realtime.channel',
  'realtime.users',
  'realtime.terminate',
  'stripe.webhook',
  'plain_form',
  'plain_form.send',
]);

const othersByName = new Map(OTHERS.flatMap(([outcomes, names]) => names.map((name) => [name, outcomes])));
export const namedRoutes = [...othersByName.keys(), ...WITHOUT_ROLES];

export function expectedOutcomes(name: RouteName, { path }: Route): Outcomes {
  if (/^\/(api\/)?admin(\/|$)/.test(path)) return ADMINISTRATORS;
  if (/^(api\.)?contractor\./.test(name)) return CONTRACTORS;
  return { ...SIGNED_IN, ...othersByName.get(name) };
}
