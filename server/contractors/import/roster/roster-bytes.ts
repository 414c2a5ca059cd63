import iconv from 'iconv-lite';
import { ImportError } from '../import-error.ts';

/** So much of a file tells its encoding and its line ends. */
const HEAD_BYTES = 64 * 1024;
const LINE_FEED = 0x0a;
const RETURN = 0x0d;

/**
 * The bytes of a file as UTF-8 with lines that end in LF. UTF-16 is told by its mark or by its zeros; `given` names any
 * other encoding. Bytes that look like UTF-8, or like letters of one byte, pass as they are: lines are read one by one.
 */
export async function* toUtf8Lines(
  chunks: AsyncIterable<Buffer>,
  given: string | null,
  note: (sentence: string) => void,
): AsyncGenerator<Buffer> {
  const isKnown = given === null || (iconv.encodingExists(given) as boolean);
  if (!isKnown)
    throw new ImportError(
      `There is no encoding "${given}"; examples are utf8, utf16le, windows-1252, cp850, macintosh.`,
    );
  const source = chunks[Symbol.asyncIterator]();
  const head = await readHead(source);
  const encoding = given ?? utf16Of(head);
  if (encoding !== null && given === null) note(`The file is ${encoding.toUpperCase()} text.`);
  const decoder = encoding === null ? null : iconv.getDecoder(encoding);
  const decode = (bytes: Buffer): Buffer => (decoder ? Buffer.from(decoder.write(bytes), 'utf8') : bytes);
  const start = decode(head);
  const hasReturns = start.includes(RETURN) && !start.includes(LINE_FEED);
  const endLines = (bytes: Buffer): Buffer =>
    hasReturns ? Buffer.from(bytes.map((byte) => (byte === RETURN ? LINE_FEED : byte))) : bytes;

  yield endLines(start);
  for (let next = await source.next(); !next.done; next = await source.next())
    yield endLines(decode(next.value));
  const rest = decoder?.end();
  if (rest) yield endLines(Buffer.from(rest, 'utf8'));
}

async function readHead(source: AsyncIterator<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for (let length = 0; length < HEAD_BYTES;) {
    const { value, done } = await source.next();
    if (done) break;
    parts.push(Buffer.from(value));
    length += value.length;
  }
  return Buffer.concat(parts);
}

/** UTF-16 with its mark, or without: in Latin text every other byte is zero. */
function utf16Of(head: Buffer): 'utf16le' | 'utf16be' | null {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf16be';
  const zeros = [0, 0];
  for (const [index, byte] of head.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const most = head.length * 0.3;
  if (odd > most && even < odd / 10) return 'utf16le';
  return even > most && odd < even / 10 ? 'utf16be' : null;
}
