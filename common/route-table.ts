import { ADMIN_ROUTES } from './admin-routes.ts';
import { BILLING_ROUTES } from './billing-routes.ts';
import { NOTIFICATION_ROUTES } from './notification-routes.ts';
import { RELATION_ROUTES } from './relation-routes.ts';
import { SETTINGS_ROUTES } from './settings-routes.ts';
import { CONTACT_ROUTES } from './contact-routes.ts';
import { CLAIM_ROUTES } from './claim-routes.ts';
import { INVITATION_ROUTES } from './invitation-routes.ts';
import type { Language } from './language.ts';
import { RED_FLAG_ROUTES } from './red-flag-routes.ts';
import { SITE_ROUTES } from './site-routes.ts';
import type { Route } from './route.ts';

export type { Route } from './route.ts';

/** Every page and call, by name. Server and client build each URL from here; `{slug}` is needed, `{step?}` may be left out. */
export const ROUTES = {
  home: { method: 'GET', path: '/', translated: true },
  'contractors.index': { method: 'GET', path: '/contractors', translated: true },
  'contractors.show': { method: 'GET', path: '/c/{slug}', translated: true },
  'contractors.photos': { method: 'GET', path: '/c/{slug}/photos', translated: true },
  'contractors.ratings': { method: 'GET', path: '/c/{slug}/ratings', translated: true },
  for_contractors: { method: 'GET', path: '/for-contractors', translated: true },
  transparency: { method: 'GET', path: '/transparency', translated: true },
  about: { method: 'GET', path: '/about', translated: true },
  careers: { method: 'GET', path: '/careers', translated: true },
  faq: { method: 'GET', path: '/faq', translated: true },
  'go-mobile': { method: 'GET', path: '/go-mobile', translated: true },
  'membership-agreement': { method: 'GET', path: '/membership-agreement', translated: true },
  'new-features': { method: 'GET', path: '/new-features', translated: true },
  privacy: { method: 'GET', path: '/privacy', translated: true },
  terms: { method: 'GET', path: '/terms', translated: true },
  'statements.index': { method: 'GET', path: '/decisions/mine' },
  'decisions.show': { method: 'GET', path: '/decisions/{id}' },
  'decisions.appeal': { method: 'POST', path: '/decisions/{id}/appeal' },
  'decisions.index': { method: 'GET', path: '/decisions', translated: true },
  'postings.index': { method: 'GET', path: '/postings', translated: true },
  'postings.create': { method: 'GET', path: '/postings/new' },
  'postings.show': { method: 'GET', path: '/postings/{id}', translated: true },
  'postings.edit': { method: 'GET', path: '/postings/{id}/edit' },
  'postings.store': { method: 'POST', path: '/postings' },
  'postings.update': { method: 'PUT', path: '/postings/{id}' },
  'postings.destroy': { method: 'DELETE', path: '/postings/{id}' },
  'comments.store': { method: 'POST', path: '/postings/{id}/comments' },
  'comments.destroy': { method: 'DELETE', path: '/comments/{id}' },

  'reports.create': { method: 'GET', path: '/report/{kind}/{id}' },
  'reports.store': { method: 'POST', path: '/report/{kind}/{id}' },

  'reviews.create': { method: 'GET', path: '/c/{slug}/review' },
  'reviews.preview': { method: 'POST', path: '/c/{slug}/review/preview' },
  'reviews.store': { method: 'POST', path: '/c/{slug}/review' },
  'reviews.given': { method: 'GET', path: '/reviews/given' },
  'reviews.got': { method: 'GET', path: '/reviews/got' },
  'reviews.edit': { method: 'GET', path: '/reviews/{id}/edit' },
  'reviews.update': { method: 'POST', path: '/reviews/{id}/edit' },
  'reviews.versions': { method: 'GET', path: '/reviews/{id}/versions', translated: true },

  join: { method: 'GET', path: '/join', translated: true },
  register: { method: 'GET', path: '/register', translated: true },
  'register.store': { method: 'POST', path: '/register' },
  login: { method: 'GET', path: '/login', translated: true },
  'login.store': { method: 'POST', path: '/login' },
  logout: { method: 'POST', path: '/logout' },
  'password.request': { method: 'GET', path: '/forgot-password', translated: true },
  'password.email': { method: 'POST', path: '/forgot-password' },
  'password.reset': { method: 'GET', path: '/reset-password/{token}', translated: true },
  'password.store': { method: 'POST', path: '/reset-password' },
  'password.confirm': { method: 'GET', path: '/confirm-password' },
  'password.confirm.store': { method: 'POST', path: '/confirm-password' },
  'verification.notice': { method: 'GET', path: '/verify-email' },
  'verification.verify': { method: 'GET', path: '/verify-email/{token}' },
  'verification.resend': { method: 'POST', path: '/verify-email' },
  'account.inactive': { method: 'GET', path: '/inactive-account', translated: true },
  'account.appeal': { method: 'POST', path: '/inactive-account/appeal' },

  dashboard: { method: 'GET', path: '/dashboard' },
  'profile.edit': { method: 'GET', path: '/profile/edit' },
  'profile.update': { method: 'POST', path: '/profile/edit' },
  'profile.trades.update': { method: 'POST', path: '/profile/trades' },
  'profile.views': { method: 'GET', path: '/profile/views' },
  'profile.views.update': { method: 'POST', path: '/profile/views' },
  'contractor.edit': { method: 'GET', path: '/contractor/edit' },
  'contractor.update': { method: 'POST', path: '/contractor/edit' },
  'contractor.photos': { method: 'GET', path: '/contractor/edit/photos' },
  'contractor.photos.send': { method: 'POST', path: '/contractor/edit/photos' },
  'contractor.photos.update': { method: 'POST', path: '/contractor/edit/photos/{id}' },
  'contractor.photos.move': { method: 'POST', path: '/contractor/edit/photos/{id}/move' },
  'contractor.photos.role': { method: 'POST', path: '/contractor/edit/photos/{id}/role' },
  'contractor.photos.remove': { method: 'POST', path: '/contractor/edit/photos/{id}/remove' },
  'contractor.albums.add': { method: 'POST', path: '/contractor/edit/albums' },
  'contractor.albums.update': { method: 'POST', path: '/contractor/edit/albums/{id}' },
  'contractor.albums.remove': { method: 'POST', path: '/contractor/edit/albums/{id}/remove' },
  'profile.setup': { method: 'GET', path: '/profile/setup/{step?}' },
  'profile.setup.basic_info': { method: 'POST', path: '/profile/setup/basic-info' },
  'profile.setup.trades': { method: 'POST', path: '/profile/setup/trades' },
  'profile.setup.views': { method: 'POST', path: '/profile/setup/views' },
  'profile.setup.template': { method: 'POST', path: '/profile/setup/template' },
  'language.update': { method: 'POST', path: '/language' },
  mailbox: { method: 'GET', path: '/dev/mailbox' },
  'mailbox.show': { method: 'GET', path: '/dev/mailbox/{id}' },
  unsubscribe: { method: 'GET', path: '/unsubscribe/{token}', translated: true },
  'unsubscribe.store': { method: 'POST', path: '/unsubscribe/{token}' },
  'unsubscribe.one_click': { method: 'POST', path: '/unsubscribe/one-click/{token}' },
  'uploads.show': { method: 'GET', path: '/uploads/{key}/{size?}' },

  ...NOTIFICATION_ROUTES,

  ...RELATION_ROUTES,
  ...SETTINGS_ROUTES,
  ...CONTACT_ROUTES,
  ...INVITATION_ROUTES,
  ...ADMIN_ROUTES,
  ...BILLING_ROUTES,
  ...CLAIM_ROUTES,
  ...RED_FLAG_ROUTES,

  'realtime.socket': { method: 'GET', path: '/app/{key}' },
  'realtime.events': { method: 'POST', path: '/apps/{id}/events' },
  'broadcasting.auth': { method: 'POST', path: '/broadcasting/auth' },
  'broadcasting.user_auth': { method: 'POST', path: '/broadcasting/user-auth' },

  'tokens.create': { method: 'POST', path: '/tokens/create' },
  'api.bad_words': { method: 'GET', path: '/api/badwords' },
  'api.translations': { method: 'GET', path: '/api/translations' },
  'api.news': { method: 'POST', path: '/api/news' },
  'api.search_suggestions': { method: 'GET', path: '/api/search-suggestions' },
  'api.nearest_place': { method: 'GET', path: '/api/nearest-place' },
  'api.regions': { method: 'GET', path: '/api/regions' },
  'api.contractor': { method: 'GET', path: '/api/contractor/{id}' },
  'api.contractors.count': { method: 'POST', path: '/api/contractors/{id}/count' },
  'api.profile': { method: 'GET', path: '/api/profile' },
  'api.profile.basic_info': { method: 'PATCH', path: '/api/profile/all-basic-info' },
  'api.profile.basic_info_setup': { method: 'PATCH', path: '/api/profile/all-basic-info-for-profile-setup' },
  'api.profile.trades_and_views': { method: 'GET', path: '/api/profile/trades-views-settings' },
  'api.profile.trades_and_views.update': { method: 'PATCH', path: '/api/profile/trades-views-settings' },
  'api.profile.trades': { method: 'PATCH', path: '/api/profile/trades' },
  'api.profile.trades_setup': { method: 'PATCH', path: '/api/profile/trades-profile-setup' },
  'api.profile.views': { method: 'PATCH', path: '/api/profile/views' },
  'api.profile.views_setup': { method: 'PATCH', path: '/api/profile/views-profile-setup' },
  'api.profile.views_settings': { method: 'PATCH', path: '/api/profile/views-views-settings' },
  'api.profile.places': { method: 'GET', path: '/api/profile/places' },
  'api.contractor.template': { method: 'PATCH', path: '/api/contractor/update-template' },
  'api.contractor.color_scheme': { method: 'PATCH', path: '/api/contractor/update-color-scheme' },
  'api.profile_trades': { method: 'GET', path: '/api/profileTrades/{id}' },
  'api.upload': { method: 'POST', path: '/api/upload' },
  'api.contractor.photos': { method: 'POST', path: '/api/contractor/photos' },
  'api.reviews.update': { method: 'PUT', path: '/api/reviews/{id}' },
  'api.reviews.destroy': { method: 'DELETE', path: '/api/reviews/{id}' },
  'api.review_responses.store': { method: 'POST', path: '/api/review-responses' },
  'api.review_responses.update': { method: 'PATCH', path: '/api/review-responses' },
  'api.review_responses.destroy': { method: 'DELETE', path: '/api/review-responses/{id}' },

  'api.reports.store': { method: 'POST', path: '/api/reports/{kind}/{id}' },
  'api.reviews.appeal': { method: 'POST', path: '/api/reviews/{id}/appeal' },
  'api.review_responses.appeal': { method: 'POST', path: '/api/review-responses/{id}/appeal' },
  'api.review_responses.off_appeal': { method: 'POST', path: '/api/review-responses/{id}/off-appeal' },
  'api.reviews.off_appeal': { method: 'POST', path: '/api/reviews/{id}/off-appeal' },
  'api.decisions.appeal': { method: 'POST', path: '/api/decisions/{id}/appeal' },
  'api.decisions.off_appeal': { method: 'POST', path: '/api/decisions/{id}/off-appeal' },
  'api.admin.reviews.update': { method: 'PUT', path: '/api/admin/reviews/{id}' },
  'api.admin.reviews.destroy': { method: 'DELETE', path: '/api/admin/reviews/{id}' },
  'api.admin.reviews.deactivate': { method: 'PUT', path: '/api/admin/reviews/{id}/deactivate' },
  'api.admin.reviews.activate': { method: 'PUT', path: '/api/admin/reviews/{id}/activate' },
  'api.admin.reviews.accept': { method: 'PUT', path: '/api/admin/reviews/{id}/accept' },
  'api.admin.reviews.reject': { method: 'PUT', path: '/api/admin/reviews/{id}/reject' },
  'api.admin.reviews.update_appeal': { method: 'POST', path: '/api/admin/reviews/{id}/appeal/update-appeal' },
  'api.admin.review_responses.update': { method: 'PATCH', path: '/api/admin/review-responses' },
  'api.admin.review_responses.destroy': { method: 'DELETE', path: '/api/admin/review-responses/{id}' },
  'api.admin.review_responses.deactivate': {
    method: 'PUT',
    path: '/api/admin/review-responses/{id}/deactivate',
  },
  'api.admin.review_responses.activate': { method: 'PUT', path: '/api/admin/review-responses/{id}/activate' },
  'api.admin.review_responses.accept': { method: 'PUT', path: '/api/admin/review-responses/{id}/accept' },
  'api.admin.review_responses.reject': { method: 'PUT', path: '/api/admin/review-responses/{id}/reject' },
  'api.admin.search_contractor': { method: 'GET', path: '/api/admin/{region_id}/search-contractor' },

  'api.admin.contractors.hide': { method: 'PUT', path: '/api/admin/contractors/{id}/hide' },
  'api.admin.contractors.show': { method: 'PUT', path: '/api/admin/contractors/{id}/show' },
  'api.admin.contractors.correct': { method: 'PATCH', path: '/api/admin/contractors/{id}' },
  'api.admin.contractors.check_name': { method: 'PUT', path: '/api/admin/contractors/{id}/check-name' },
  'api.admin.contractors.merge': { method: 'PUT', path: '/api/admin/contractors/{id}/merge' },
  'api.admin.users.deactivate': { method: 'PUT', path: '/api/admin/users/{id}/deactivate' },
  'api.admin.users.activate': { method: 'PUT', path: '/api/admin/users/{id}/activate' },
  'api.admin.users.role': { method: 'PUT', path: '/api/admin/users/{id}/role' },
  'api.admin.users.verify': { method: 'PUT', path: '/api/admin/users/{id}/verify' },
  'api.admin.users.notes': { method: 'POST', path: '/api/admin/users/{id}/notes' },
  'api.posts.comments': { method: 'GET', path: '/api/posts/comments/{id}' },
  'api.comments.update': { method: 'PUT', path: '/api/comments/{id}' },
  'api.admin.account_appeals.accept': { method: 'PUT', path: '/api/admin/account-appeals/{id}/accept' },
  'api.admin.account_appeals.reject': { method: 'PUT', path: '/api/admin/account-appeals/{id}/reject' },
  'api.admin.decision_appeals.accept': { method: 'PUT', path: '/api/admin/decision-appeals/{id}/accept' },
  'api.admin.decision_appeals.reject': { method: 'PUT', path: '/api/admin/decision-appeals/{id}/reject' },
  'api.admin.decision_appeals.notes': { method: 'POST', path: '/api/admin/decision-appeals/{id}/notes' },
  'api.admin.reports.keep': { method: 'PUT', path: '/api/admin/reports/{id}/keep' },
  'api.admin.reports.correct': { method: 'PUT', path: '/api/admin/reports/{id}/correct' },
  'api.admin.reports.take_down': { method: 'PUT', path: '/api/admin/reports/{id}/take-down' },

  ...SITE_ROUTES,
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof ROUTES;

/** The names of the pages that exist in both languages. */
export type TranslatedRouteName = {
  [Name in RouteName]: (typeof ROUTES)[Name] extends { translated: true } ? Name : never;
}[RouteName];

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;
type ParamValue = string | number;
type ParamsOf<Path extends string> = {
  [Name in ParamNames<Path> as Name extends `${string}?` ? never : Name]: ParamValue;
} & {
  [Name in ParamNames<Path> as Name extends `${infer Optional}?` ? Optional : never]?: ParamValue | undefined;
};

/** What a route needs to become a URL. */
export type RouteParams<Name extends RouteName> = ParamsOf<(typeof ROUTES)[Name]['path']>;

type QueryValue = string | number | boolean | null | undefined;
export type Query = Readonly<Record<string, QueryValue | readonly QueryValue[]>>;
export type RouteOptions = { language?: Language; query?: Query };

type RouteArguments<Name extends RouteName> =
  Record<never, never> extends RouteParams<Name>
    ? [params?: RouteParams<Name>, options?: RouteOptions]
    : [params: RouteParams<Name>, options?: RouteOptions];

export const SPANISH_PREFIX = '/es';

/**
 * The URL of a route, from the site's root. Parameters and query are percent-encoded; what is null or undefined in the
 * query is left out, a list repeats its key. The language matters only to pages that exist in both. A needed parameter
 * that is empty or a dot segment is a RangeError, for it would lead to another page.
 */
export function route<Name extends RouteName>(name: Name, ...args: RouteArguments<Name>): string {
  const [params = {}, options = {}] = args;
  const entry: Route = ROUTES[name];
  const path = fillPath(entry.path, params);
  const language = entry.translated ? options.language : undefined;
  return withPrefix(path, language ?? 'english') + (options.query ? queryString(options.query) : '');
}

type Params = Readonly<Record<string, ParamValue | undefined>>;
type Piece = string | { name: string; optional: boolean };

function fillPath(path: string, params: Params): string {
  const filled = piecesOf(path)
    .map((piece) => (typeof piece === 'string' ? piece : fill(piece, params)))
    .join('');
  return filled === '' ? '/' : filled;
}

function fill({ name, optional }: Exclude<Piece, string>, params: Params): string {
  const value = params[name];
  return value === undefined && optional ? '' : `/${encodeSegment(name, String(value ?? ''))}`;
}

const takenApart = new Map<string, Piece[]>();

/** `/c/{slug}` as what stands and what is filled in. Kept: a list asks for the same path twenty times. */
function piecesOf(path: string): Piece[] {
  const known = takenApart.get(path);
  if (known) return known;
  const pieces = path.split(/(\/\{\w+\??\})/).map((text): Piece => {
    const [, name = '', mark] = /^\/\{(\w+)(\??)\}$/.exec(text) ?? [];
    return name === '' ? text : { name, optional: mark === '?' };
  });
  takenApart.set(path, pieces);
  return pieces;
}

function encodeSegment(name: string, value: string): string {
  if (value === '' || value === '.' || value === '..')
    throw new RangeError(`the route parameter ${name} is empty`);
  return encodeText(value);
}

/** A lone surrogate cannot be encoded, so it becomes the replacement character, as in the browser's own URLs. */
function encodeText(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

function queryString(query: Query): string {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    [value]
      .flat()
      .filter((single) => single !== null && single !== undefined)
      .map((single) => `${encodeText(key)}=${encodeText(String(single))}`),
  );
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

export function withPrefix(path: string, language: Language): string {
  if (language === 'english') return path;
  return path === '/' ? SPANISH_PREFIX : SPANISH_PREFIX + path;
}
