import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { ImportError } from '../import-error.ts';

/** Common formats other than text, recognized by their first bytes. */
const OTHER_FORMATS = [
  { starts: /^PK[^\s\w,;|"]{2}/, sentence: 'is a spreadsheet or an archive: save it as CSV first' },
  {
    starts: /^\xD0\xCF\p{Cc}\xE0/u,
    sentence: 'is a spreadsheet of an old format: save it as CSV first',
  },
  { starts: /^\p{Cc}\x8B/u, sentence: 'is compressed: unpack it first' },
  { starts: /^%PDF/, sentence: 'is a PDF: a roster has to be CSV' },
  {
    starts: /^(?:\xEF\xBB\xBF)?\s*(?:\{\s*"|\[\s*[{[])/,
    sentence: 'is JSON or GeoJSON: download the list as CSV',
  },
  {
    starts: /^(?:\xEF\xBB\xBF)?\s*<(?:\?xml|!doctype|html)/i,
    sentence: 'is a web page or XML: download the list as CSV',
  },
];
const HEAD_BYTES = 64;

/** The size in bytes; refuses at once what is no text file. */
export async function sizeOfRoster(file: string): Promise<number> {
  const found = await stat(file).catch(() => null);
  if (!found) throw new ImportError(`There is no file ${file}.`);
  if (!found.isFile()) throw new ImportError(`${file} is not a file.`);
  if (found.size === 0) throw new ImportError(`${file} is empty.`);
  const handle = await open(file).catch((error: unknown) => {
    throw new ImportError(`${file} cannot be read: ${(error as Error).message}.`);
  });
  const { buffer, bytesRead } = await handle
    .read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    .finally(() => handle.close());
  const head = buffer.subarray(0, bytesRead).toString('latin1');
  const other = OTHER_FORMATS.find(({ starts }) => starts.test(head));
  if (other) throw new ImportError(`${file} ${other.sentence}.`);
  return found.size;
}

/** The bytes of a file, each chunk counted as it is read. */
export async function* readRosterFile(
  file: string,
  count: (length: number) => void = () => undefined,
): AsyncGenerator<Buffer> {
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    count(chunk.length);
    yield chunk;
  }
}
