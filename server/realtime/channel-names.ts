export type ChannelKind = 'public' | 'private' | 'presence' | 'own';

const NAME = /^[\w=@,.;-]{1,164}$/;
/** The channel that a client opens for itself after signing in. */
const OWN = /^#server-to-user-(.{1,128})$/;

/** The kind of a channel by its name, which decides who may subscribe; null: it is no name. */
export function kindOf(name: string): ChannelKind | null {
  if (OWN.test(name)) return 'own';
  // No process here has the keys of encrypted channels.
  if (!NAME.test(name) || name.startsWith('private-encrypted-')) return null;
  if (name.startsWith('private-')) return 'private';
  return name.startsWith('presence-') ? 'presence' : 'public';
}

/** The user whose own channel it is. */
export const ownerOf = (name: string): string | null => OWN.exec(name)?.[1] ?? null;
