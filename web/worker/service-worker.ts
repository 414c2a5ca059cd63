import {
  assetAnswer,
  dropOldBuilds,
  followReader,
  inertiaAnswer,
  keepOfflinePages,
  lastReader,
  pageAnswer,
} from './copies.ts';
import { leadsElsewhere } from './kept-pages.ts';
import { openNotice, showNotice } from './push.ts';
import { renewPush } from './renew-push.ts';
import { sendLater } from './send-later.ts';
import type { Fetching, Message, WorkerScope } from './worker-scope.ts';

const worker = globalThis as unknown as WorkerScope;

worker.addEventListener('install', (event) => event.waitUntil(keepOfflinePages()));

worker.addEventListener('activate', (event) => {
  event.waitUntil(dropOldBuilds().then(() => worker.clients.claim()));
});

worker.addEventListener('message', (event) => {
  const message = event.data as Message;
  if (message.kind === 'take-over') event.waitUntil(worker.skipWaiting());
  else event.waitUntil(Promise.all([followReader(message), renewPush(worker).catch(() => undefined)]));
});

worker.addEventListener('sync', (event) => {
  event.waitUntil(lastReader().then((known) => sendLater(known?.reader ?? null)));
});

worker.addEventListener('push', (event) => event.waitUntil(showNotice(worker, event)));

// Some browsers never say it: each page that is read looks, too.
worker.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewPush(worker)));

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openNotice(worker, event.notification.data));
});

worker.addEventListener('fetch', (event) => {
  const answer = answerTo(event);
  if (answer !== null) event.respondWith(answer);
});

/** null: the browser asks by itself. Nothing that a signed-in user is sent is ever stored here. */
function answerTo({ request }: Fetching): Promise<Response> | null {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin || leadsElsewhere(pathname)) return null;
  if (request.mode === 'navigate') return pageAnswer(request);
  if (pathname.startsWith('/assets')) return assetAnswer(request);
  return request.headers.has('x-inertia') ? inertiaAnswer(request) : null;
}
