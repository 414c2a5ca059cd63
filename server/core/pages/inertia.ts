import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../../common/format/language.ts';
import { namespacesOf } from '../../../common/page-namespaces.ts';
import { matchTranslated } from '../../../common/format/url-language.ts';
import type { SharedProps } from '../../../web/pages/shared-props.ts';
import type { PageAnswer } from '../answers.ts';
import type { InertiaPage } from './assets.ts';
import { carriesRefusal, takeCarried } from '../forms/flash.ts';
import { clientSettings } from '../../realtime/client-settings.ts';
import type { Services } from '../services.ts';
import type { Viewer } from '../viewer.ts';

const MESSAGES_LIFETIME_MS = 3_600_000;

export const isInertia = (request: FastifyRequest): boolean => request.headers['x-inertia'] === 'true';

/** A header of the protocol. A document has none, because it may be cached for other visitors. */
function inertiaHeader(request: FastifyRequest, name: `x-inertia-${string}`): string | undefined {
  const value = isInertia(request) ? request.headers[name] : undefined;
  return typeof value === 'string' ? value : undefined;
}

/**
 * True when the client was built from other assets than the server has. The page of a refused form stays a while, because
 * loading it anew would lose what was typed.
 */
export function isOutdated(request: FastifyRequest, services: Services): boolean {
  return (
    isInertia(request) &&
    request.method === 'GET' &&
    inertiaHeader(request, 'x-inertia-version') !== services.assets.version &&
    !carriesRefusal(request, services.config)
  );
}

/** 409 without a body: the client then loads `url` in full. The version tells it why, so that it can keep typed text. */
export function askForReload(
  request: FastifyRequest,
  reply: FastifyReply,
  { assets }: Pick<Services, 'assets'>,
): FastifyReply {
  return reply
    .code(409)
    .header('x-inertia-location', request.url)
    .header('x-inertia-version', assets.version)
    .header('vary', 'X-Inertia')
    .send();
}

type Audience = {
  viewer: Viewer;
  language: Language;
  formToken: string | null;
  unread: number;
  /** The address that the page names as its own: path and query. */
  url: string;
};

/** The page object: the page's props, what every page shares, errors and flash of the last redirect. */
export function buildPage(
  answer: PageAnswer,
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
  audience: Audience,
): InertiaPage {
  const carried = takeCarried(request, reply, services.config);
  const errorBag = inertiaHeader(request, 'x-inertia-error-bag');
  const errors = errorBag === undefined ? carried.errors : { [errorBag]: carried.errors };
  const typed = {
    ...(carried.input && { input: carried.input }),
    ...(carried.files && { keptFiles: carried.files }),
  };
  const props = { ...sharedProps(services, audience), ...answer.props, ...typed, errors };
  const { url } = audience;
  const page: InertiaPage = {
    component: answer.component,
    props,
    url,
    // The client's own, so that an outdated one is loaded with its next visit.
    version: inertiaHeader(request, 'x-inertia-version') ?? services.assets.version,
    flash: carried.flash,
    rescuedProps: [],
    ...historyRules(services, audience.viewer),
  };
  const asked = keepAskedFor(page, answer.onDemand, request);
  return addRealtime(addMessages(asked, request, services, audience.language), request, services);
}

/**
 * The Back button works until the user logs out: the history is encrypted, and a visitor's page discards the
 * key. Browsers encrypt on https and on localhost only.
 */
function historyRules(
  services: Services,
  viewer: Viewer,
): Pick<InertiaPage, 'encryptHistory' | 'clearHistory'> {
  if (viewer === null) return { clearHistory: true };
  const { protocol, hostname } = new URL(services.config.appUrl);
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
    ? { encryptHistory: true }
    : {};
}

function sharedProps(services: Services, audience: Audience): Omit<SharedProps, 'messages' | 'realtime'> {
  const { viewer, language, formToken, unread, url } = audience;
  return {
    siteTitle: services.config.appName,
    language,
    now: services.clock().toISOString(),
    viewer: viewer && {
      userId: viewer.userId,
      profileId: viewer.profileId,
      name: viewer.name,
      role: viewer.role,
      emailVerified: viewer.emailVerified,
      isActive: viewer.status === 'active',
      contractorId: viewer.contractorId,
      isMember: viewer.memberOf !== null,
      ...(viewer.adminSetUpBy && { setUpSecondFactorBy: viewer.adminSetUpBy.toISOString() }),
      unread,
    },
    ...(formToken === null ? {} : { formToken }),
    development: services.config.environment === 'development',
    alternateUrl: matchTranslated(url),
    canonicalUrl: services.config.appUrl + url,
  };
}

/** Partial reloads: only the asked-for props of the same component, among them those that are made on demand. */
function keepAskedFor(
  page: InertiaPage,
  onDemand: PageAnswer['onDemand'],
  request: FastifyRequest,
): InertiaPage {
  if (inertiaHeader(request, 'x-inertia-partial-component') !== page.component) return page;
  const only = listHeader(request, 'x-inertia-partial-data');
  const except = listHeader(request, 'x-inertia-partial-except');
  const always = ['errors', 'now', 'paidPlans'];
  const kept = Object.entries(page.props).filter(
    ([key]) => always.includes(key) || ((only.length === 0 || only.includes(key)) && !except.includes(key)),
  );
  const made = Object.entries(onDemand)
    .filter(([key]) => only.includes(key))
    .map(([key, make]) => [key, make?.()]);
  return { ...page, props: Object.fromEntries([...kept, ...made]) };
}

/** Texts are a once prop, so that a client with this part of the catalogue does not get it again. */
function addMessages(
  page: InertiaPage,
  request: FastifyRequest,
  services: Services,
  language: Language,
): InertiaPage {
  const namespaces = namespacesOf(page.component);
  const key = `messages:${language}:${services.texts.stamp()}:${namespaces.join('+')}`;
  const cached = hasOnceProp(page, request, 'messages', key);
  const messages = cached ? {} : { messages: services.texts.messages(language, namespaces) };
  const expiresAt = services.clock().getTime() + MESSAGES_LIFETIME_MS;
  return {
    ...page,
    props: { ...page.props, ...messages },
    onceProps: { [key]: { prop: 'messages', expiresAt } },
  };
}

/** True when the client has a once prop and does not ask for it again by name. */
function hasOnceProp(page: InertiaPage, request: FastifyRequest, prop: string, key: string): boolean {
  const isPartial = inertiaHeader(request, 'x-inertia-partial-component') === page.component;
  if (isPartial && listHeader(request, 'x-inertia-partial-data').includes(prop)) return false;
  return listHeader(request, 'x-inertia-except-once-props').includes(key);
}

/** The source of events, sent once; another key is sent again. */
function addRealtime(page: InertiaPage, request: FastifyRequest, { config }: Services): InertiaPage {
  const settings = clientSettings(config.realtime);
  const key = `realtime:${settings.key}`;
  const cached = hasOnceProp(page, request, 'realtime', key);
  return {
    ...page,
    props: cached ? page.props : { ...page.props, realtime: settings },
    onceProps: { ...page.onceProps, [key]: { prop: 'realtime', expiresAt: null } },
  };
}

const listHeader = (request: FastifyRequest, name: `x-inertia-${string}`): string[] =>
  inertiaHeader(request, name)?.split(',').filter(Boolean) ?? [];
