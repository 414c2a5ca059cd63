import { LATER_ROUTES } from './later-routes.ts';
import type { Language } from '../format/language.ts';
import type { Route } from './route.ts';

export type { Route } from './route.ts';

/**
 * Every page and call, by name. Server and client build each URL from here; `{slug}` is needed, `{step?}` is
 * optional. This part has the routes of home, search, a contractor's page and the frame. Browsers fetch the
 * rest later.
 */
export const ROUTES = {
  home: { method: 'GET', path: '/', translated: true },
  'contractors.index': { method: 'GET', path: '/contractors', translated: true },
  'contractors.landing': { method: 'GET', path: '/contractors/{trade}/{region}/{city}', translated: true },
  'contractors.show': { method: 'GET', path: '/c/{slug}', translated: true },
  'contractors.colors': { method: 'GET', path: '/colors/{color}' },
  'contractors.photos': { method: 'GET', path: '/c/{slug}/photos', translated: true },
  'contractors.permits': { method: 'GET', path: '/c/{slug}/permits', translated: true },
  'contractors.picture': { method: 'GET', path: '/c/{slug}/picture.png', translated: true },
  'contractors.landing_picture': {
    method: 'GET',
    path: '/contractors/{trade}/{region}/{city}/picture.png',
    translated: true,
  },
  picture: { method: 'GET', path: '/picture.png', translated: true },
  'contractors.ratings': { method: 'GET', path: '/c/{slug}/ratings', translated: true },
  questions: { method: 'GET', path: '/questions-to-ask', translated: true },
  for_contractors: { method: 'GET', path: '/for-contractors', translated: true },
  'proofs.show': { method: 'GET', path: '/proofs/{kind}/{id}', translated: true },
  verify: { method: 'GET', path: '/verify', translated: true },
  open_data: { method: 'GET', path: '/open-data', translated: true },
  transparency: { method: 'GET', path: '/transparency', translated: true },
  about: { method: 'GET', path: '/about', translated: true },
  careers: { method: 'GET', path: '/careers', translated: true },
  faq: { method: 'GET', path: '/faq', translated: true },
  'go-mobile': { method: 'GET', path: '/go-mobile', translated: true },
  'membership-agreement': { method: 'GET', path: '/membership-agreement', translated: true },
  'new-features': { method: 'GET', path: '/new-features', translated: true },
  privacy: { method: 'GET', path: '/privacy', translated: true },
  security: { method: 'GET', path: '/security', translated: true },
  terms: { method: 'GET', path: '/terms', translated: true },
  contact: { method: 'GET', path: '/contact', translated: true },
  status: { method: 'GET', path: '/status', translated: true },
  data_requests: { method: 'GET', path: '/data-requests', translated: true },
  'statements.index': { method: 'GET', path: '/decisions/mine' },
  'decisions.show': { method: 'GET', path: '/decisions/{id}' },
  'decisions.index': { method: 'GET', path: '/decisions', translated: true },
  'postings.index': { method: 'GET', path: '/postings', translated: true },
  'postings.show': { method: 'GET', path: '/postings/{id}', translated: true },

  'reports.create': { method: 'GET', path: '/report/{kind}/{id}' },
  'reports.show': { method: 'GET', path: '/reports/{id}' },
  'reports.second_look': { method: 'POST', path: '/reports/{id}/second-look' },

  'reviews.create': { method: 'GET', path: '/c/{slug}/review' },
  'reviews.helpful': { method: 'POST', path: '/reviews/{id}/helpful' },
  'people.show': { method: 'GET', path: '/people/{id}', translated: true },
  'reviews.given': { method: 'GET', path: '/reviews/given' },
  review_requests: { method: 'GET', path: '/review-requests' },
  'reviews.got': { method: 'GET', path: '/reviews/got' },
  'reviews.versions': { method: 'GET', path: '/reviews/{id}/versions', translated: true },

  join: { method: 'GET', path: '/join', translated: true },
  register: { method: 'GET', path: '/register', translated: true },
  login: { method: 'GET', path: '/login', translated: true },
  logout: { method: 'POST', path: '/logout' },
  'account.inactive': { method: 'GET', path: '/inactive-account', translated: true },

  dashboard: { method: 'GET', path: '/dashboard' },
  'profile.edit': { method: 'GET', path: '/profile/edit' },
  'profile.views': { method: 'GET', path: '/profile/views' },
  'contractor.edit': { method: 'GET', path: '/contractor/edit' },
  'contractor.badge': { method: 'GET', path: '/contractor/badge' },
  'language.update': { method: 'POST', path: '/language' },
  mailbox: { method: 'GET', path: '/dev/mailbox' },
  'uploads.show': { method: 'GET', path: '/uploads/{key}/{size?}' },

  'notifications.index': { method: 'GET', path: '/notifications' },
  'settings.notifications': { method: 'GET', path: '/settings/notifications' },

  newsfeed: { method: 'GET', path: '/newsfeed' },
  'relations.confirm': { method: 'GET', path: '/profiles/{id}/block' },
  'relations.follow': { method: 'POST', path: '/profiles/{id}/follow' },
  'relations.unfollow': { method: 'POST', path: '/profiles/{id}/unfollow' },
  'relations.block': { method: 'POST', path: '/profiles/{id}/block' },
  'relations.unblock': { method: 'POST', path: '/profiles/{id}/unblock' },
  'settings.password': { method: 'GET', path: '/settings/password' },
  shortlist: { method: 'GET', path: '/shortlist', translated: true },
  'shortlist.add': { method: 'POST', path: '/shortlist' },
  'shortlist.remove': { method: 'POST', path: '/shortlist/remove' },
  'messages.index': { method: 'GET', path: '/messages' },
  'messages.create': { method: 'GET', path: '/c/{slug}/message' },
  'quotes.index': { method: 'GET', path: '/quotes' },
  'quotes.create': { method: 'GET', path: '/quotes/new' },
  sub_finder: { method: 'GET', path: '/sub-finder' },
  'invitations.index': { method: 'GET', path: '/invitations' },
  'invitations.create': { method: 'GET', path: '/invitations/new' },
  'saved_searches.index': { method: 'GET', path: '/saved-searches' },
  'saved_searches.create': { method: 'GET', path: '/saved-searches/new' },
  admin: { method: 'GET', path: '/admin' },
  pricing: { method: 'GET', path: '/pricing', translated: true },
  'settings.billing': { method: 'GET', path: '/settings/billing' },
  'api.user_version': { method: 'GET', path: '/api/user-version' },
  'contractor.closing': { method: 'GET', path: '/contractor/closing' },
  'closings.create': { method: 'GET', path: '/c/{slug}/closed' },
  'contractors.claim': { method: 'GET', path: '/c/{slug}/claim' },
  'permits.report': { method: 'GET', path: '/permits/{id}/report' },
  'red_flags.index': { method: 'GET', path: '/red-flags', translated: true },
  'red_flags.show': { method: 'GET', path: '/red-flags/{id}', translated: true },
  'red_flags.create': { method: 'GET', path: '/c/{slug}/red-flag' },

  'broadcasting.auth': { method: 'POST', path: '/broadcasting/auth' },
  'broadcasting.user_auth': { method: 'POST', path: '/broadcasting/user-auth' },

  'tokens.create': { method: 'POST', path: '/tokens/create' },
  'api.bad_words': { method: 'GET', path: '/api/badwords' },
  'api.translations': { method: 'GET', path: '/api/translations' },
  'api.news': { method: 'POST', path: '/api/news' },
  'api.search_suggestions': { method: 'GET', path: '/api/search-suggestions' },
  'api.search_counts': { method: 'GET', path: '/api/search-counts' },
  'api.map_clusters': { method: 'GET', path: '/api/map-clusters' },
  'maps.search': { method: 'GET', path: '/maps/search.svg' },
  'api.nearest_place': { method: 'GET', path: '/api/nearest-place' },
  'api.contractors.count': { method: 'POST', path: '/api/contractors/{id}/count' },
  'api.profile': { method: 'GET', path: '/api/profile' },
  'api.reviews.update': { method: 'PUT', path: '/api/reviews/{id}' },

  'api.reports.store': { method: 'POST', path: '/api/reports/{kind}/{id}' },

  offline: { method: 'GET', path: '/offline', translated: true },
  service_worker: { method: 'GET', path: '/service-worker.js' },

  ...LATER_ROUTES,
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof ROUTES;

/** Adds routes that a browser has fetched after its first page. */
export function addRoutes(routes: Record<string, Route>): void {
  Object.assign(ROUTES, routes);
}

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

/** The parameters that a route needs to become a URL. */
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
 * The URL of a route, from the site's root. Parameters and query are percent-encoded. Null or undefined in
 * the query is omitted; a list repeats its key. The language matters only to pages that exist in both. Throws
 * a RangeError for a needed parameter that is empty or a dot segment, which would change the page.
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

/**
 * `/c/{slug}` as fixed and variable parts. It is cached, because a list asks for the same path twenty times.
 */
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
