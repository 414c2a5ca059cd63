import { open } from 'node:fs/promises';

/**
 * The formats of an upload. They are recognized by its first bytes, because a sender may claim any name and
 * type.
 */
export const IMAGE_FORMATS = ['png', 'jpeg', 'webp', 'gif', 'avif'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];
export type FileFormat = ImageFormat | 'pdf';

/** Viewers look so far for the beginning of a PDF: a line end, a byte order mark or a mail's head may stand before it. */
const PDF_HEAD_BYTES = 1_024;

/** More than a format is recognized by. */
const FIRST_BYTES = 4_096;

/** The first bytes of a file, or all of a short one: what its format is recognized by. */
export async function readStart(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(FIRST_BYTES), position: 0 });
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** The format of a file by its content, or by its first bytes; null for any other. */
export function formatOf(bytes: Buffer): FileFormat | null {
  const found = SIGNATURES.find(([, matches]) => matches(bytes));
  return found ? found[0] : null;
}

const textAt = (bytes: Buffer, start: number, length: number): string =>
  bytes.toString('latin1', start, start + length);

const SIGNATURES: readonly (readonly [FileFormat, (bytes: Buffer) => boolean])[] = [
  ['png', (bytes) => textAt(bytes, 0, 8) === '\x89PNG\r\n\x1a\n'],
  ['jpeg', (bytes) => textAt(bytes, 0, 3) === '\xff\xd8\xff'],
  ['gif', (bytes) => /^GIF8[79]a$/.test(textAt(bytes, 0, 6))],
  ['webp', (bytes) => textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP'],
  ['avif', isAvif],
  ['pdf', (bytes) => startOfPdf(bytes) >= 0],
];

/** An ISO media file whose brands name AVIF; its siblings (HEIC, MP4) are not taken. */
function isAvif(bytes: Buffer): boolean {
  return brandsOf(bytes).includes('avif');
}

/** The photo format of phones, which is not decoded (docs/decisions/0008); its sender is told what to do. */
export const isHeic = (bytes: Buffer): boolean =>
  brandsOf(bytes).some((brand) => ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1'].includes(brand));

/** The brands that an ISO media file names; other files have none. */
function brandsOf(bytes: Buffer): string[] {
  if (bytes.length < 16 || textAt(bytes, 4, 4) !== 'ftyp') return [];
  const end = Math.min(bytes.readUInt32BE(0), 128);
  return textAt(bytes, 8, end - 8).match(/.{4}/gs) ?? [];
}

const startOfPdf = (bytes: Buffer): number =>
  bytes.subarray(0, PDF_HEAD_BYTES + '%PDF-'.length).indexOf('%PDF-');

/** Whether a viewer finds pages in a PDF: by its table, or by what stands where that was cut off. */
export function hasPdfEnd(bytes: Buffer): boolean {
  const after = bytes.subarray(Math.max(0, startOfPdf(bytes)));
  const isMarked = after.includes('%%EOF') || after.includes('startxref');
  return after.includes(' obj') && (isMarked || (after.includes('trailer') && after.includes('/Root')));
}
