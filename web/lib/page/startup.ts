import { router } from '@inertiajs/react';
import type { Page } from '@inertiajs/core';
import { REFETCH_HEADER } from '../../../common/request-headers.ts';
import { route, ROUTES, type RouteName } from '../../../common/routes/route-table.ts';
import { urlInLanguage } from '../../../common/format/url-language.ts';
import type { Flash, SharedProps } from '../../pages/shared-props.ts';
import { ApiError, callApi } from '../api.ts';
import { maskWithStoredBadWords, takeBadWords } from '../bad-words.ts';
import { exchange, type HttpAnswer } from '../http.ts';
import { storeLanguage } from '../language-choice.ts';
import { followLeaving, isLeaving } from '../drafts/leaving.ts';
import { followLive } from '../live/live.ts';
import { followForOffline, followOutbox } from '../offline/offline-copies.ts';
import { localStore, type LocalStore } from '../local-storage.ts';
import { whenIdle } from '../live/idle.ts';
import { followSavedCopy, isVisitorsCopy } from '../drafts/saved-copy.ts';
import { followScreenWidth } from '../screen-width.ts';
import { keepPlaceInPage } from './place-in-page.ts';
import { say, setLoadedTexts, setPageTexts, type TranslationRow } from './texts.ts';
import { toastError, toastSuccess } from './toasts.ts';
import { sayWhatFailed } from './unanswered.ts';
import { tokenKeeper } from '../token.ts';
import { offerUpgrade, readOffer } from '../upgrade.ts';
import { takeUserVersion } from '../user-version.ts';

type Followed = { url: string; props: Pick<SharedProps, 'language' | 'messages' | 'siteTitle' | 'viewer'> };
type Listening = Followed & { props: Pick<SharedProps, 'realtime' | 'development'> };
type Viewer = SharedProps['viewer'];

/** The tools of the start-up; tests bring their own. */
export type StartupTools = {
  /** A call without a token. */
  fetchOpen: (name: RouteName) => Promise<HttpAnswer>;
  /** A call with the reader's token. */
  fetchMine: (name: 'api.user_version' | 'api.profile') => Promise<unknown>;
  store: LocalStore;
  discardToken: (token: string) => void;
  warn: (text: string) => void;
  /** Work that the first page does not need. */
  whenIdle: (work: () => void) => void;
  updateScreenWidth: () => void;
  /** A call that ends while its page is being left was cut off, and says nothing. */
  isLeaving: () => boolean;
};

/**
 * The four loads of the start, side by side: screen width, bad words, user version, translations. The page is already
 * drawn and waits for none of them; none fails another.
 */
export async function runStartupLoads(viewer: Viewer, tools: StartupTools): Promise<void> {
  tools.updateScreenWidth();
  await Promise.all([
    loadBadWords(tools),
    loadUserVersion(tools),
    loadTranslations(tools),
    checkToken(viewer, tools),
  ]);
}

/**
 * A stored token that the profile cannot be fetched with is removed; the next call makes another one. No answer, such as
 * that of a call that was cut off, says nothing of the token.
 */
async function checkToken(viewer: Viewer, tools: StartupTools): Promise<void> {
  const token = tools.store.read('token');
  if (viewer === null || token === null) return;
  const answer = await tools.fetchMine('api.profile').catch(failureOf);
  if (answer === NO_ANSWER || tools.isLeaving()) return;
  const profileId = (answer as { profile?: { id?: unknown } } | null)?.profile?.id;
  // The call answers with the profile that one edits: that of the business, for its owner.
  if (profileId === (viewer.contractorId ?? viewer.profileId)) return;
  tools.discardToken(token);
  // The version that was loaded meanwhile is another person's.
  if (profileId !== undefined) await loadUserVersion(tools);
}

const NO_ANSWER = Symbol('no answer');

/** null for an answer that refuses; `NO_ANSWER` where none came. */
const failureOf = (error: unknown): null | typeof NO_ANSWER =>
  error instanceof ApiError && error.status > 0 ? null : NO_ANSWER;

async function loadBadWords({ fetchOpen, store, whenIdle }: StartupTools): Promise<void> {
  // Silent when it fails: the list of the last visit stays, and the server has masked what it sent.
  const answer = await fetchOpen('api.bad_words').catch(() => null);
  if (answer?.ok) whenIdle(() => void takeBadWords(answer.body, store));
}

async function loadUserVersion({ fetchMine, warn }: StartupTools): Promise<void> {
  const understood = await fetchMine('api.user_version').then(takeUserVersion, () => false);
  if (!understood) warn(say('toasts.user_version_failed'));
}

async function loadTranslations({ fetchOpen, warn }: StartupTools): Promise<void> {
  const answer = await fetchOpen('api.translations').catch(() => null);
  const rows = (answer?.body as { translations?: unknown } | null)?.translations;
  if (answer?.ok && Array.isArray(rows)) setLoadedTexts(rows as TranslationRow[]);
  else warn(say('toasts.translations_failed'));
}

/** The owner of the client's token and version: a profile, null for a visitor, undefined before the start. */
let signedInAs: number | null | undefined;
let hasStarted = false;

/**
 * Updates the state outside of components after the start and each visit: texts, stored language, token and
 * membership version.
 */
export function followPage(page: Followed): void {
  const { language, messages, siteTitle: site } = page.props;
  const profileId = mayCall(page) ? (page.props.viewer?.profileId ?? null) : null;
  const atStart = !hasStarted;
  hasStarted = true;
  setPageTexts({ language, messages });
  storeLanguage(language, document.cookie);
  // The reader's stored data stays until a page from the server names the reader.
  if (isVisitorsCopy(page.url)) return;
  tokenKeeper.signIn(profileId);
  followForOffline({ reader: profileId, language, site, url: page.url });
  if (profileId === signedInAs) return;
  signedInAs = profileId;
  followOutbox(profileId);
  void tokenKeeper.current();
  if (!atStart) void loadUserVersion(browserTools);
}

/** The realtime connection is the reader's own, too; it waits until the page has been taken over. */
export function followEvents(page: Listening): void {
  const { realtime: settings, development } = page.props;
  followLive({ settings, development, userId: mayCall(page) ? (page.props.viewer?.userId ?? null) : null });
}

/** Starts what runs once in a browser; called before the page is taken over. */
export function startClient(initialPage: Page): void {
  const page: Followed = { url: initialPage.url, props: initialPage.props as unknown as SharedProps };
  followLeaving(window);
  followSavedCopy();
  keepPlaceInPage();
  markRefetches();
  showFlash();
  sayWhatFailed();
  // A separate task, because one long task would block a slow phone.
  setTimeout(() => {
    followPage(page);
    void maskWithStoredBadWords();
    // A copy is shown where there is no network, and says so: a browser may notice that later.
    const tools = isVisitorsCopy(page.url) ? { ...browserTools, warn: () => undefined } : browserTools;
    void runStartupLoads(mayCall(page) ? page.props.viewer : null, tools);
  });
}

/** An inactive account is refused every token: its one page does not ask for one. */
function mayCall({ url }: Followed): boolean {
  const english = route('account.inactive');
  return ![english, urlInLanguage(english, 'mexican_spanish')].includes(url.split('?')[0] ?? '');
}

const browserTools: StartupTools = {
  fetchOpen: (name) => exchange({ method: ROUTES[name].method, url: ROUTES[name].path }),
  fetchMine: (name) => callApi(name, {}, { quiet: true }),
  store: localStore,
  discardToken: (token) => tokenKeeper.discard(token),
  warn: (text) => {
    // The bar says already that there is no network.
    if (!isLeaving() && navigator.onLine) toastError(text);
  },
  whenIdle,
  updateScreenWidth: () => followScreenWidth(window),
  isLeaving,
};

/** A page fetched again beside a visit would otherwise take the sentence or the errors that the visit's redirect carries. */
function markRefetches(): void {
  router.on('before', ({ detail: { visit } }) => {
    if (visit.async && visit.method === 'get') visit.headers[REFETCH_HEADER] = 'true';
  });
}

/** Sentences that a redirect carried become toasts. */
function showFlash(): void {
  router.on('flash', ({ detail }) => {
    const { success, error, upgrade } = detail.flash as Flash;
    const offer = upgrade ? readOffer(upgrade) : null;
    if (success) toastSuccess(success);
    if (offer) offerUpgrade(offer);
    else if (error) toastError(error);
  });
}
