export type ChannelKind = 'public' | 'private' | 'presence' | 'own';

const NAME = /^[\w=@,.;-]{1,164}$/;
/** The channel that a client opens for itself once it has signed in. */
const OWN = /^#server-to-user-(.{1,128})$/;

/** What a channel's name says of who may hear it; null: it is no name. */
export function kindOf(name: string): ChannelKind | null {
  if (OWN.test(name)) return 'own';
  // Nobody here holds the keys of encrypted channels.
  if (!NAME.test(name) || name.startsWith('private-encrypted-')) return null;
  if (name.startsWith('private-')) return 'private';
  return name.startsWith('presence-') ? 'presence' : 'public';
}

/** Whose own channel it is. */
export const ownerOf = (name: string): string | null => OWN.exec(name)?.[1] ?? null;
