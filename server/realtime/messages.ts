/** A member of a presence channel, as channel data names it. */
export type Member = { user_id: string; user_info: unknown };
/** A user who signs in, and those whose coming and going they want to hear of. */
export type SigningIn = { id: string; watchlist: readonly string[] };

/** The messages of a client. */
export type ClientMessage =
  | { kind: 'ping' }
  | { kind: 'pong' }
  | { kind: 'subscribe'; channel: string; auth: string; channelData: string | null }
  | { kind: 'unsubscribe'; channel: string }
  | { kind: 'signin'; auth: string; userData: string }
  | { kind: 'client_event'; event: string; channel: string; data: unknown }
  | { kind: 'unknown' }
  | { kind: 'malformed' };

const MALFORMED: ClientMessage = { kind: 'malformed' };
const LONGEST_USER_ID = 128;
export const LONGEST_EVENT_NAME = 200;
/** As Pusher has them. */
const LARGEST_USER_INFO_BYTES = 1_024;
const LONGEST_WATCHLIST = 100;

/** Reads one message; whatever it is, it answers. */
export function parseMessage(text: string): ClientMessage {
  const message = parseObject(text);
  const event = message?.['event'];
  if (!message || typeof event !== 'string') return MALFORMED;
  const fields = dataOf(message['data']);
  switch (event) {
    case 'pusher:ping':
      return { kind: 'ping' };
    case 'pusher:pong':
      return { kind: 'pong' };
    case 'pusher:subscribe':
      return parseSubscribe(fields);
    case 'pusher:unsubscribe': {
      const channel = fields['channel'];
      return typeof channel === 'string' ? { kind: 'unsubscribe', channel } : MALFORMED;
    }
    case 'pusher:signin': {
      const { auth, user_data: userData } = fields;
      const isWhole = typeof auth === 'string' && typeof userData === 'string';
      return isWhole ? { kind: 'signin', auth, userData } : MALFORMED;
    }
    default:
      return event.startsWith('client-') ? parseClientEvent(event, message) : { kind: 'unknown' };
  }
}

function parseSubscribe({ channel, auth, channel_data: data }: Record<string, unknown>): ClientMessage {
  if (typeof channel !== 'string') return MALFORMED;
  return {
    kind: 'subscribe',
    channel,
    auth: typeof auth === 'string' ? auth : '',
    channelData: typeof data === 'string' ? data : null,
  };
}

function parseClientEvent(event: string, { channel, data = {} }: Record<string, unknown>): ClientMessage {
  if (typeof channel !== 'string' || event.length > LONGEST_EVENT_NAME) return MALFORMED;
  return { kind: 'client_event', event, channel, data };
}

/** Some clients send `data` as an object, some as the text of one. */
function dataOf(data: unknown): Record<string, unknown> {
  return (typeof data === 'string' ? parseObject(data) : isObject(data) ? data : null) ?? {};
}

/** The member in channel data; null where it names none, or says more of them than fits. */
export function parseMember(channelData: string | null): Member | null {
  const data = channelData === null ? null : parseObject(channelData);
  const id = data?.['user_id'];
  const userId = typeof id === 'number' ? String(id) : id;
  if (typeof userId !== 'string' || userId === '' || userId.length > LONGEST_USER_ID) return null;
  const info = data?.['user_info'] ?? {};
  if (Buffer.byteLength(JSON.stringify(info)) > LARGEST_USER_INFO_BYTES) return null;
  return { user_id: userId, user_info: info };
}

const isUserId = (id: unknown): id is string =>
  typeof id === 'string' && id !== '' && id.length <= LONGEST_USER_ID;

/** The user who signs in; null where the data names none, or a list that is none. */
export function parseUser(userData: string): SigningIn | null {
  const { id, watchlist = [] } = parseObject(userData) ?? {};
  if (!isUserId(id) || !Array.isArray(watchlist) || watchlist.length > LONGEST_WATCHLIST) return null;
  return watchlist.every(isUserId) ? { id, watchlist } : null;
}

export function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A message to a client: the protocol carries `data` as text. */
export function message(event: string, data: unknown, channel?: string, userId?: string): string {
  const text = typeof data === 'string' ? data : JSON.stringify(data);
  return JSON.stringify({
    event,
    ...(channel === undefined ? {} : { channel }),
    data: text,
    ...(userId === undefined ? {} : { user_id: userId }),
  });
}

/** The one message whose data is an object. */
export const errorMessage = (code: number | null, text: string): string =>
  JSON.stringify({ event: 'pusher:error', data: { code, message: text } });
