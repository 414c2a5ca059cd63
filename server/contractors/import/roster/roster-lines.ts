import { isUtf8 } from 'node:buffer';
import { decodeSingleBytes } from './single-bytes.ts';

/** Longer lines are no row of a roster; they are refused without being buffered. */
export const LINE_MAX_BYTES = 64 * 1024;

export type LineProblem = 'too_long';
/** A physical line without its end; `number` counts from 1. A line with a problem has no text. */
export type RosterLine = {
  number: number;
  text: string;
  problem: LineProblem | null;
  /** Set where the bytes were not UTF-8 and were read as letters of one byte. */
  singleBytes?: true;
};

const LINE_FEED = 0x0a;
const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

/**
 * Splits a file into lines (ended by LF or CRLF, without a byte order mark), with one line in memory. Each
 * line is decoded separately, so that bytes which are not UTF-8 spoil no other line: such a line is read as
 * letters of one byte.
 */
export async function* readLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<RosterLine> {
  let number = 0;
  let pending: Buffer[] = [];
  let pendingBytes = 0;
  const take = (): RosterLine => {
    number += 1;
    const line = toLine(number, pending, pendingBytes);
    pending = [];
    pendingBytes = 0;
    return line;
  };
  const hold = (part: Buffer): void => {
    pendingBytes += part.length;
    if (pendingBytes > LINE_MAX_BYTES) pending = [];
    // A copy: the chunk itself may be overwritten by the next one.
    else pending.push(Buffer.from(part));
  };

  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, start)) {
      hold(chunk.subarray(start, end));
      yield take();
      start = end + 1;
    }
    if (start < chunk.length) hold(chunk.subarray(start));
  }
  if (pendingBytes > 0) yield take();
}

function toLine(number: number, parts: Buffer[], length: number): RosterLine {
  if (length > LINE_MAX_BYTES) return { number, text: '', problem: 'too_long' };
  const bytes = withoutMark(Buffer.concat(parts), number);
  if (!isUtf8(bytes))
    return { number, text: withoutReturn(decodeSingleBytes(bytes)), problem: null, singleBytes: true };
  return { number, text: withoutReturn(bytes.toString('utf8')), problem: null };
}

const withoutReturn = (text: string): string => text.replace(/\r$/, '');

function withoutMark(bytes: Buffer, number: number): Buffer {
  const marked = number === 1 && bytes.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK);
  return marked ? bytes.subarray(BYTE_ORDER_MARK.length) : bytes;
}
