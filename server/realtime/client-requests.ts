import { isEncrypted, kindOf, ownerOf } from './channel-names.ts';
import { CLOSE } from './close-codes.ts';
import type { Hub, Subscriber } from './hub-types.ts';
import { errorMessage, message, parseMember, parseUser, type ClientMessage } from './messages.ts';
import { channelAuth, isSame, userAuth, type AppKeys } from './api/signatures.ts';

/** One client, and what it has done so far that counts. */
export type Talk = {
  client: Subscriber;
  hub: Hub;
  keys: AppKeys;
  mistakes: number;
  /** Its own events within the second that began then. */
  whispers: { since: number; count: number };
};

type RequestOf<Kind extends ClientMessage['kind']> = ClientMessage & { kind: Kind };

export const MOST_CHANNELS = 100;
/** The number of invalid messages after which the connection is ended. */
const MOST_MISTAKES = 20;
/** As Pusher has them. */
export const MOST_WHISPERS = 10;
const LARGEST_WHISPER_BYTES = 10_240;
const SECOND_MS = 1_000;
/** Statuses that Pusher's clients know, of a channel that cannot be opened. */
const UNAUTHORIZED_STATUS = 401;
const LIMIT_STATUS = 4004;

/** Does what a client asks for, or says why not. */
export function answerClient(talk: Talk, said: ClientMessage, now: number): void {
  const { client, hub } = talk;
  switch (said.kind) {
    case 'ping':
      return client.send(message('pusher:pong', {}));
    case 'pong':
      return undefined;
    case 'subscribe':
      return subscribe(talk, said);
    case 'unsubscribe':
      return hub.unsubscribe(client, said.channel);
    case 'signin':
      return signIn(talk, said);
    case 'client_event':
      return whisper(talk, said, now);
    case 'unknown':
      return mistake(talk, 'Unknown event');
    case 'malformed':
      return mistake(talk, 'Malformed message');
  }
}

const refuse = ({ client }: Talk, code: number | null, text: string): void =>
  client.send(errorMessage(code, text));

function mistake(talk: Talk, text: string): void {
  talk.mistakes += 1;
  refuse(talk, null, text);
  if (talk.mistakes >= MOST_MISTAKES) talk.client.end(CLOSE.overCapacity, 'Too many mistakes');
}

function subscribe(talk: Talk, said: RequestOf<'subscribe'>): void {
  const { client, hub } = talk;
  const { channel, channelData } = said;
  const kind = kindOf(channel);
  if (kind === null) return mistake(talk, 'Invalid channel name');
  // The sign-in has opened it; Pusher's clients subscribe to it as well and wait for the answer.
  const isOwn = kind === 'own' && maySubscribe(talk, said);
  if (client.channels.has(channel) && !isOwn) return mistake(talk, 'Existing subscription to this channel');
  if (client.channels.size >= MOST_CHANNELS && !isOwn) return mistake(talk, 'Too many channels');
  if (!maySubscribe(talk, said)) {
    refuse(talk, CLOSE.unauthorized, 'Invalid signature');
    return client.send(notOpened(channel, 'AuthError', 'Invalid signature', UNAUTHORIZED_STATUS));
  }
  if (kind !== 'presence') return hub.subscribe(client, channel, null);
  const member = parseMember(channelData);
  if (!member || !hub.hasRoom(channel, member.user_id)) {
    const text = member ? 'Too many members' : 'The member has no id, or more than fits is said of them';
    return client.send(notOpened(channel, 'LimitReached', text, LIMIT_STATUS));
  }
  client.users.add(member.user_id);
  hub.subscribe(client, channel, member);
}

const notOpened = (channel: string, type: string, error: string, status: number): string =>
  message('pusher:subscription_error', { type, error, status }, channel);

function maySubscribe(
  { client, keys }: Talk,
  { channel, auth, channelData }: RequestOf<'subscribe'>,
): boolean {
  switch (kindOf(channel)) {
    case 'public':
      return true;
    case 'private':
    case 'presence':
      return isSame(auth, channelAuth(keys, client.socketId, channel, channelData ?? undefined));
    case 'own':
      return client.signedIn?.id === ownerOf(channel);
    case null:
      return false;
  }
}

function signIn(talk: Talk, { auth, userData }: RequestOf<'signin'>): void {
  const { client, hub, keys } = talk;
  const refused = (text: string) => {
    refuse(talk, CLOSE.unauthorized, text);
    client.end(CLOSE.unauthorized, text);
  };
  const user = parseUser(userData);
  if (!user || !isSame(auth, userAuth(keys, client.socketId, userData))) return refused('Invalid signature');
  if (client.signedIn && client.signedIn.id !== user.id) return refused('Already signed in as another user');
  client.send(message('pusher:signin_success', { user_data: userData }));
  if (!client.signedIn) hub.signIn(client, user);
}

/** A client's own event: to the others in a channel that it was let into, ten a second. */
function whisper(talk: Talk, { event, channel, data }: RequestOf<'client_event'>, now: number): void {
  const { client, hub, whispers } = talk;
  const no = (text: string) => refuse(talk, CLOSE.clientEvent, `Client event rejected - ${text}`);
  const kind = kindOf(channel);
  // Subscribers of an encrypted channel could not read it.
  if (!['private', 'presence'].includes(kind ?? '') || isEncrypted(channel))
    return no('only supported on private and presence channels');
  if (!client.channels.has(channel)) return no('you are not in this channel');
  if (Buffer.byteLength(JSON.stringify(data)) > LARGEST_WHISPER_BYTES) return no('it is too large');
  if (now - whispers.since >= SECOND_MS) Object.assign(whispers, { since: now, count: 0 });
  whispers.count += 1;
  if (whispers.count > MOST_WHISPERS) return no('rate limit exceeded');
  hub.whisper(client, channel, event, data);
}
