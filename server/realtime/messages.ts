/** A member of a presence channel, as channel data names it. */
export type Member = { user_id: string; user_info: unknown };

/** The messages of a client. */
export type ClientMessage =
  | { kind: 'ping' }
  | { kind: 'pong' }
  | { kind: 'subscribe'; channel: string; auth: string; channelData: string | null }
  | { kind: 'unsubscribe'; channel: string }
  | { kind: 'signin'; auth: string; userData: string }
  | { kind: 'client_event' }
  | { kind: 'unknown' }
  | { kind: 'malformed' };

const MALFORMED: ClientMessage = { kind: 'malformed' };
const LONGEST_USER_ID = 128;

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
      return { kind: event.startsWith('client-') ? 'client_event' : 'unknown' };
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

/** Some clients send `data` as an object, some as the text of one. */
function dataOf(data: unknown): Record<string, unknown> {
  return (typeof data === 'string' ? parseObject(data) : isObject(data) ? data : null) ?? {};
}

/** The member in channel data; null where it names none. */
export function parseMember(channelData: string | null): Member | null {
  const data = channelData === null ? null : parseObject(channelData);
  const id = data?.['user_id'];
  const userId = typeof id === 'number' ? String(id) : id;
  if (typeof userId !== 'string' || userId === '' || userId.length > LONGEST_USER_ID) return null;
  return { user_id: userId, user_info: data?.['user_info'] ?? {} };
}

/** The user who signs in; null where the data names none. */
export function parseUserId(userData: string): string | null {
  const id = parseObject(userData)?.['id'];
  return typeof id === 'string' && id !== '' && id.length <= LONGEST_USER_ID ? id : null;
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
export function message(event: string, data: unknown, channel?: string): string {
  const text = typeof data === 'string' ? data : JSON.stringify(data);
  return JSON.stringify({ event, ...(channel === undefined ? {} : { channel }), data: text });
}

/** The one message whose data is an object. */
export const errorMessage = (code: number | null, text: string): string =>
  JSON.stringify({ event: 'pusher:error', data: { code, message: text } });

/** Codes of the protocol: 40xx do not come back, 41xx come back later, 42xx come back at once. */
export const CLOSE = {
  unknownKey: 4001,
  invalidVersion: 4006,
  unsupportedVersion: 4007,
  noVersion: 4008,
  unauthorized: 4009,
  overCapacity: 4100,
  reconnect: 4200,
  noPong: 4201,
  /** Of an event, not of a connection: clients may send none. */
  clientEvent: 4301,
} as const;
