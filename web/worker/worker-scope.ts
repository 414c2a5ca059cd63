/** The service worker types we use, because TypeScript's own exclude those of pages. */
type Extendable = Event & { waitUntil: (work: Promise<unknown>) => void };
export type Fetching = Extendable & {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
};
export type MessageEvent = Extendable & { data: unknown };
export type Pushed = Extendable & { data: { json: () => unknown } | null };
export type Pressed = Extendable & { notification: { data: unknown; close: () => void } };

type Events = {
  install: Extendable;
  activate: Extendable;
  fetch: Fetching;
  message: MessageEvent;
  sync: Extendable;
  push: Pushed;
  pushsubscriptionchange: Extendable;
  notificationclick: Pressed;
};

export type WorkerScope = {
  location: Location;
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void>; openWindow: (url: string) => Promise<unknown> };
  registration: {
    showNotification: (title: string, options: object) => Promise<void>;
    pushManager: PushManager;
  };
  addEventListener: <Name extends keyof Events>(name: Name, hear: (event: Events[Name]) => void) => void;
};

/** The page that is open, as the worker is told of it. */
export type ReadPage = {
  /** The profile that is signed in; null: a visitor. */
  reader: number | null;
  language: string;
  /** The site's name. */
  site: string;
  /** The address of the page, without the origin. */
  url: string;
};

/** A message from a page to the worker. */
export type Message = ({ kind: 'page' } & ReadPage) | { kind: 'take-over' };
