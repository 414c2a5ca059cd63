import Echo from 'laravel-echo';
import Pusher, { type Options } from 'pusher-js';
import { route, type RouteName } from '../../../common/routes/route-table.ts';
import { exchange } from '../http.ts';
import type { Following, Present, Realtime, Stop } from './realtime-types.ts';

type Connection = Echo<'pusher'>;
/** Something that is heard on whatever connection there is. */
type EventListener = { attach: (echo: Connection) => void; detach: (echo: Connection) => void };

const PRIVATE = 'private-';
const SUBSCRIBED = 'pusher:subscription_succeeded';
const FIRST_RETRY_MS = 3_000;
const LONGEST_RETRY_MS = 300_000;
/** A page that follows soon may hear the same channel, and one that is being closed takes no farewell. */
const LEAVES_AFTER_MS = 1_000;
/** The server ended the connection, because its user may have changed. */
const PUT_OUT = 4009;

/** The realtime connection of this page. Fails without a word, and tries again later and later. */
export function openRealtime({ settings, userId, development }: Following): Realtime {
  const { Runtime } = Pusher;
  // It would keep there how it last connected; what we keep there is said in the brief.
  Runtime.getLocalStorage = () => undefined;
  if (development) Pusher.log = logToConsole;

  const heard = new Set<EventListener>();
  /** The number of listeners of a channel: the last one leaves it. */
  const listening = new Map<string, number>();
  let reader = userId;
  let isAway = false;
  /**
   * Whether the server disconnected the reader: a new attempt is refused until a page names the reader again.
   */
  let isOut = false;
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let echo = connect();

  function connect(): Connection {
    const { key } = settings;
    const pusher = new Pusher(key, optionsOf(settings));
    const made = new Echo({ broadcaster: 'pusher', client: pusher, key });
    if (reader !== null) pusher.signin();
    pusher.connection.bind('connected', () => {
      failures = 0;
    });
    pusher.connection.bind('error', (problem: unknown) => {
      if (made === echo && codeOf(problem) === PUT_OUT) isOut = true;
    });
    // "refused" and "failed" it gives up on; a pause of ours ends in another try.
    for (const state of ['disconnected', 'failed'])
      pusher.connection.bind(state, () => {
        if (made === echo && !isAway && !isOut) retryLater();
      });
    return made;
  }
  function retryLater(): void {
    const pause = Math.min(FIRST_RETRY_MS * 2 ** failures, LONGEST_RETRY_MS);
    failures += 1;
    clearTimeout(retry);
    retry = setTimeout(() => echo.connector.pusher.connect(), pause * (1 + Math.random() / 2));
  }
  /** A client cannot sign out, so another reader gets another connection. */
  function renew(): void {
    clearTimeout(retry);
    isOut = false;
    const former = echo;
    for (const one of heard) one.detach(former);
    echo = connect();
    endQuietly(former);
    for (const one of heard) one.attach(echo);
  }
  const add = (one: EventListener): Stop => {
    heard.add(one);
    one.attach(echo);
    return () => {
      heard.delete(one);
      one.detach(echo);
    };
  };

  addEventListener('pagehide', () => {
    isAway = true;
    clearTimeout(retry);
    // One that is being opened the browser ends by itself; to end it here would write a warning.
    if (echo.connectionStatus() === 'connected') echo.disconnect();
  });
  addEventListener('pageshow', ({ persisted }) => {
    isAway = false;
    if (persisted && !isOut) echo.connector.pusher.connect();
  });

  return {
    hear: (channel, event, listener, missed, first = () => {}) =>
      add(hearing(listening, { channel, event, listener, missed, first })),
    accompany: (channel, tell) =>
      add(accompanying(channel, (present) => tell(present.filter(({ id }) => id !== reader)))),
    become: (userId) => {
      if (userId === reader && !isOut) return;
      reader = userId;
      renew();
    },
  };
}

/** The reason why the connection was ended; undefined: the client does not say. */
const codeOf = (problem: unknown): number | undefined =>
  (problem as { error?: { data?: { code?: number } } } | undefined)?.error?.data?.code;

/** Ending a connection while it opens would log a warning, so it ends once it is open. */
function endQuietly(echo: Connection): void {
  if (echo.connectionStatus() !== 'connecting') return echo.disconnect();
  echo.connector.pusher.connection.bind('connected', () => echo.disconnect());
}

type Hearing = {
  channel: string;
  event: string;
  listener: (payload: unknown) => void;
  missed: () => void;
  first: () => void;
};

function hearing(
  listening: Map<string, number>,
  { channel, event, listener, missed, first }: Hearing,
): EventListener {
  // The dot says that the name is whole.
  const name = `.${event}`;
  const channelOn = (echo: Connection) =>
    channel.startsWith(PRIVATE) ? echo.private(channel.slice(PRIVATE.length)) : echo.channel(channel);
  const count = (change: 1 | -1): number => {
    const left = (listening.get(channel) ?? 0) + change;
    listening.set(channel, left);
    return left;
  };
  let isListened = false;
  /** Each time the channel is heard: the first time no connection was lost. */
  const begun = () => {
    if (isListened) missed();
    else first();
    isListened = true;
  };
  return {
    attach: (echo) => {
      count(1);
      channelOn(echo).listen(name, listener);
      const pusherChannel = echo.connector.pusher.channel(channel);
      // Another part of the page may have been hearing it already.
      if (pusherChannel.subscribed && !isListened) begun();
      pusherChannel.bind(SUBSCRIBED, begun);
    },
    detach: (echo) => {
      echo.connector.pusher.channel(channel)?.unbind(SUBSCRIBED, begun);
      channelOn(echo).stopListening(name, listener);
      if (count(-1) === 0)
        setTimeout(() => {
          if (listening.get(channel) === 0) echo.leaveChannel(channel);
        }, LEAVES_AFTER_MS);
    },
  };
}

function accompanying(channel: string, tell: (present: readonly Present[]) => void): EventListener {
  let present: Present[] = [];
  const say = (next: Present[]) => {
    present = next;
    tell(present);
  };
  const forget = ({ current }: { current: string }) => {
    if (current !== 'connected') say([]);
  };
  const without = ({ id }: Present) => present.filter((one) => one.id !== id);
  return {
    attach: (echo) => {
      echo
        .join(channel.slice('presence-'.length))
        .here((here: Present[]) => say(here))
        .joining((one: Present) => say([...without(one), one]))
        .leaving((one: Present) => say(without(one)));
      echo.connector.pusher.connection.bind('state_change', forget);
    },
    detach: (echo) => {
      echo.connector.pusher.connection.unbind('state_change', forget);
      echo.leaveChannel(channel);
      say([]);
    },
  };
}

function optionsOf({ hosted }: Following['settings']): Options {
  const { hostname, port, protocol } = window.location;
  const isSecure = hosted !== undefined || protocol === 'https:';
  const own = Number(port) || (isSecure ? 443 : 80);
  return {
    cluster: hosted?.cluster ?? 'us2',
    wsHost: hosted?.host ?? hostname,
    ...(hosted ? {} : { wsPort: own, wssPort: own }),
    forceTLS: isSecure,
    enabledTransports: isSecure ? ['ws', 'wss'] : ['ws'],
    channelAuthorization: authorizing<'channelAuthorization'>('broadcasting.auth'),
    userAuthentication: authorizing<'userAuthentication'>('broadcasting.user_auth'),
  };
}

type Ask = { socketId: string; channelName?: string };
type Answered = (error: Error | null, answer: never) => void;

/** Authorizes by the session, which lasts as long as the page; a token may have been replaced meanwhile. */
function authorizing<Kind extends 'channelAuthorization' | 'userAuthentication'>(
  name: RouteName & `broadcasting.${string}`,
): NonNullable<Options[Kind]> {
  const ask = async ({ socketId, channelName }: Ask, answered: Answered): Promise<void> => {
    const body = { socket_id: socketId, ...(channelName === undefined ? {} : { channel_name: channelName }) };
    const answer = await exchange({ method: 'POST', url: route(name), csrf: true, body }).catch(() => null);
    answered(answer?.ok ? null : new Error(`refused: ${answer?.status ?? 0}`), answer?.body as never);
  };
  return {
    endpoint: route(name),
    transport: 'ajax',
    customHandler: (params: Ask, answered: Answered) => void ask(params, answered),
  } as unknown as NonNullable<Options[Kind]>;
}

// oxlint-disable-next-line no-console
const logToConsole = (text: unknown): void => console.log(text);
