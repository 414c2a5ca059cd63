// The part of the tar format (ustar) that a backup needs: regular files with short names. The one library that streams both
// ways brings 15 packages and 8 MB for it.
const BLOCK = 512;
const LONGEST_NAME = 100;
const NOTHING = Buffer.alloc(0);

export type TarEntry = { name: string; size: number; content: AsyncIterable<Buffer> };

/** Says why a file cannot be restored, or written, in one sentence. */
export class BackupError extends Error {}

/** Makes the block that precedes a file, so that any tar program can read the backup. */
export function tarHeader(name: string, size: number): Buffer {
  if (Buffer.byteLength(name) > LONGEST_NAME) throw new BackupError(`The name ${name} is too long for tar.`);
  const header = Buffer.alloc(BLOCK);
  header.write(name, 0);
  header.write('0000600\0', 100);
  header.write('0000000\0', 108);
  header.write('0000000\0', 116);
  header.write(`${size.toString(8).padStart(11, '0')}\0`, 124);
  header.write('00000000000\0', 136);
  header.write('        0', 148);
  header.write('ustar\u000000', 257);
  header.write(`${sumOf(header).toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}

/** Fills the last block of a file with zeros, because tar counts in blocks. */
export const tarPadding = (size: number): Buffer => Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK);

/** Two empty blocks end an archive. */
export const tarEnd = (): Buffer => Buffer.alloc(2 * BLOCK);

/** The files of an archive, one after the other; what is not read of one is skipped. Throws when the archive is cut off. */
export async function* readTar(source: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const reader = createReader(source);
  for (;;) {
    const header = await reader.take(BLOCK);
    if (header.every((byte) => byte === 0)) break;
    const { name, size } = parseHeader(header);
    const content = reader.contentOf(size);
    yield { name, size, content };
    await drained(content);
    await reader.take(tarPadding(size).length);
  }
  if ((await reader.take(BLOCK)).some((byte) => byte !== 0) || !(await reader.isAtEnd()))
    throw new BackupError('There is something behind the end of the archive.');
}

/** Reads the rest of a content, and drops it. */
export async function drained(content: AsyncIterable<Buffer>): Promise<void> {
  const chunks = content[Symbol.asyncIterator]();
  for (let next = await chunks.next(); !next.done; next = await chunks.next());
}

function parseHeader(header: Buffer): { name: string; size: number } {
  const text = (from: number, length: number) =>
    header.toString('utf8', from, from + length).replace(/\0.*$/su, '');
  const expected = Number.parseInt(text(148, 8), 8);
  const unsigned = Buffer.from(header).fill(' ', 148, 156);
  const size = Number.parseInt(text(124, 12), 8);
  if (text(257, 5) !== 'ustar' || sumOf(unsigned) !== expected || !Number.isSafeInteger(size))
    throw new BackupError('It is not an archive, or it was altered.');
  return { name: text(0, LONGEST_NAME), size };
}

/** The sum over a header whose own field for it is blank. */
function sumOf(header: Buffer): number {
  let sum = 0;
  for (const byte of header) sum += byte;
  return sum;
}

type Cursor = {
  take: (count: number) => Promise<Buffer>;
  contentOf: (size: number) => AsyncIterable<Buffer>;
  isAtEnd: () => Promise<boolean>;
};

function createReader(source: AsyncIterable<Buffer>): Cursor {
  const chunks = source[Symbol.asyncIterator]();
  let ready: Buffer = NOTHING;
  /** At least one byte, unless the source has ended. */
  const fill = async (): Promise<boolean> => {
    while (ready.length === 0) {
      const next = await chunks.next();
      if (next.done) return false;
      ready = next.value;
    }
    return true;
  };
  const next = async (most: number): Promise<Buffer> => {
    if (!(await fill())) throw new BackupError('It is cut off.');
    const piece = ready.subarray(0, most);
    ready = ready.subarray(piece.length);
    return piece;
  };
  async function* contentOf(size: number): AsyncGenerator<Buffer> {
    for (let left = size; left > 0;) {
      const piece = await next(left);
      left -= piece.length;
      yield piece;
    }
  }
  return {
    contentOf,
    take: async (count) => {
      const pieces: Buffer[] = [];
      for await (const piece of contentOf(count)) pieces.push(piece);
      return Buffer.concat(pieces);
    },
    isAtEnd: async () => !(await fill()),
  };
}
