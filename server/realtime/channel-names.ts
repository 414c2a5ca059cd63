export type ChannelKind = 'public' | 'private' | 'presence' | 'own';

/** As long as Pusher's server libraries allow. */
export const LONGEST_CHANNEL_NAME = 200;
const NAME = /^[\w=@,.;-]{1,200}$/;
/** The channel of one user, which is open to a connection from its sign-in on. */
const OWN = /^#server-to-user-(.{1,128})$/;
const CACHE = /^(private-encrypted-|private-|presence-)?cache-/;

/** The kind of a channel by its name, which decides who may subscribe; null: it is no name. */
export function kindOf(name: string): ChannelKind | null {
  if (OWN.test(name)) return 'own';
  if (!NAME.test(name)) return null;
  if (name.startsWith('private-')) return 'private';
  return name.startsWith('presence-') ? 'presence' : 'public';
}

/** The user whose own channel it is. */
export const ownerOf = (name: string): string | null => OWN.exec(name)?.[1] ?? null;

/** Its name, as Pusher's server libraries send to it. */
export const ownChannelOf = (userId: string): string => `#server-to-user-${userId}`;

/** The sender has encrypted its events; we carry them unread. */
export const isEncrypted = (name: string): boolean => name.startsWith('private-encrypted-');

/** Its last event is kept, for those who come later. */
export const isCache = (name: string): boolean => CACHE.test(name);
