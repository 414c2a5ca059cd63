/** A size of the log and the root of its tree, under the log's name (C2SP tlog-checkpoint). */
export type Checkpoint = { origin: string; size: number; root: Buffer };

export const checkpointText = ({ origin, size, root }: Checkpoint): string =>
  `${origin}\n${size}\n${root.toString('base64')}\n`;

const CHECKPOINT = /^([^\n]+)\n(0|[1-9]\d{0,15})\n([A-Za-z\d+/]{43}=)\n/;

/** Null for a text that is no checkpoint; lines of extensions behind it are ignored. */
export function readCheckpoint(text: string): Checkpoint | null {
  const [, origin, size, root] = CHECKPOINT.exec(text) ?? [];
  if (origin === undefined || size === undefined || root === undefined) return null;
  return { origin, size: Number(size), root: Buffer.from(root, 'base64') };
}
