import type { Member, SigningIn } from './messages.ts';

/** One client, as the hub sees it. */
export type Subscriber = {
  socketId: string;
  /** The users it has been told apart as; when one of them is put out, it goes. */
  users: Set<string>;
  /** When the first of the sessions that let it in somewhere runs out; milliseconds. */
  until: number;
  signedIn: SigningIn | null;
  /** Its subscriptions; in a presence channel, with the member. */
  channels: Map<string, Member | null>;
  send: (text: string) => void;
  /** A frame that others are sent, too. */
  sendFrame: (frame: Buffer) => void;
  end: (code: number, reason: string) => void;
};

/** An event on its way: by whom it was sent, and who is left out. */
export type Sent = {
  channels: string[];
  event: string;
  data: string;
  /** The connection that is not told. */
  except?: string | undefined;
  /** Sent by a client: it is not kept, and in a presence channel it names its sender. */
  client?: { userId?: string | undefined } | undefined;
};

/** Hears what happens in channels, whichever process it happens in. */
export type HubObserver = {
  /** The number of its subscribers changed. */
  counted: (channel: string, subscribers: number) => void;
  member: (channel: string, userId: string, isThere: boolean) => void;
  /** In this process only. */
  cacheMissed: (channel: string) => void;
  /** In this process only. */
  clientSent: (channel: string, sent: ClientEvent) => void;
};
export type ClientEvent = { event: string; data: unknown; socketId: string; userId?: string | undefined };

export type Hub = {
  enter: (subscriber: Subscriber) => void;
  leave: (subscriber: Subscriber) => void;
  subscribe: (subscriber: Subscriber, channel: string, member: Member | null) => void;
  unsubscribe: (subscriber: Subscriber, channel: string) => void;
  signIn: (subscriber: Subscriber, user: SigningIn) => void;
  /** Writes the events of this turn, so that a direct answer does not overtake them. */
  flush: () => void;
  /** Sends to the subscribers of these channels, in every process. */
  trigger: (sent: Sent) => Promise<void>;
  /** A client sends to the others in a channel that it is in. */
  whisper: (subscriber: Subscriber, channel: string, event: string, data: unknown) => void;
  /** From now on this connection ends when that user is put out or the session runs out, whichever process it is with. */
  bind: (socketId: string, userId: string, until: number | null) => Promise<void>;
  /** Ends every connection of a user, in every process. */
  endUser: (userId: string) => Promise<void>;
  /** Every channel with a subscriber in any process. */
  channels: () => string[];
  /** The number of its subscribers in all processes. */
  countOf: (channel: string) => number;
  members: (channel: string) => Member[];
  /** True where there is room for this member. */
  hasRoom: (channel: string, userId: string) => boolean;
  /** True where this process speaks for all. */
  isFirst: () => boolean;
  observe: (observer: HubObserver) => void;
  listen: () => Promise<void>;
  /** Tells the others who is still here, and forgets processes that say nothing any more. */
  keepAlive: (now: number) => void;
  stop: () => Promise<void>;
};
