/** A part of a message: words, a placeholder, or a choice between messages. */
export type MessagePart =
  | string
  | { kind: 'value'; name: string }
  | { kind: 'number'; name: string; fewest?: number; most?: number }
  | { kind: 'plural' | 'select'; name: string; cases: Record<string, MessagePart[]> }
  /** `#`: the number of the plural around it. */
  | { kind: 'pound' };

/**
 * Reads the part of ICU MessageFormat that our messages use. That is `{name}`, `{n, number}` with `::.0` or
 * `::.##`, `plural` with `=1`, `select`, `#`, and quotes. Throws a SyntaxError for anything else. The library
 * for all of it is a twelfth of a page's first file.
 */
export function parseMessage(text: string): MessagePart[] {
  const reader = { text, at: 0 };
  const parts = readParts(reader, false);
  if (reader.at < text.length) throw unreadable(reader);
  return parts;
}

type Cursor = { text: string; at: number };

const unreadable = ({ text, at }: Cursor) => new SyntaxError(`message cannot be read at ${at}: ${text}`);

function readParts(reader: Cursor, inPlural: boolean): MessagePart[] {
  const parts: MessagePart[] = [];
  let words = '';
  const endWords = () => {
    if (words !== '') parts.push(words);
    words = '';
  };
  while (reader.at < reader.text.length) {
    const sign = reader.text.charAt(reader.at);
    if (sign === '}') break;
    if (sign === '{') {
      endWords();
      parts.push(readPlaceholder(reader));
    } else if (sign === '#' && inPlural) {
      endWords();
      reader.at += 1;
      parts.push({ kind: 'pound' });
    } else if (sign === "'") words += readQuote(reader, inPlural);
    else {
      words += sign;
      reader.at += 1;
    }
  }
  endWords();
  return parts;
}

/** `''` is an apostrophe, `'{…'` is literal text, and an apostrophe before anything else is itself. */
function readQuote(reader: Cursor, inPlural: boolean): string {
  const { text } = reader;
  const next = text.charAt(reader.at + 1);
  if (next === "'") {
    reader.at += 2;
    return "'";
  }
  if (next === '' || !(inPlural ? '{}<>#' : '{}<>').includes(next)) {
    reader.at += 1;
    return "'";
  }
  const end = /^'((?:[^']|'')*)'?/.exec(text.slice(reader.at));
  reader.at += end?.[0].length ?? 1;
  return (end?.[1] ?? '').replaceAll("''", "'");
}

function readPlaceholder(reader: Cursor): MessagePart {
  const name = take(reader, /\{\s*(\w+)\s*/y);
  if (tryTake(reader, /\}/y) !== null) return { kind: 'value', name };
  const kind = take(reader, /,\s*(number|plural|select)\s*/y);
  if (kind === 'number') return readNumber(reader, name);
  take(reader, /,\s*/y);
  const cases: Record<string, MessagePart[]> = {};
  const isPlural = kind === 'plural';
  for (;;) {
    const value = tryTake(reader, /\s*(=\d+|\w+)\s*\{/y);
    if (value === null) break;
    cases[value] = readParts(reader, isPlural);
    take(reader, /\}/y);
  }
  take(reader, /\s*\}/y);
  if (!cases['other']) throw unreadable(reader);
  return { kind: isPlural ? 'plural' : 'select', name, cases };
}

function readNumber(reader: Cursor, name: string): MessagePart {
  const digits = tryTake(reader, /,\s*::\.(0*#*)\s*/y);
  take(reader, /\}/y);
  if (digits === null) return { kind: 'number', name };
  const fewest = digits.replaceAll('#', '').length;
  return { kind: 'number', name, fewest, most: digits.length };
}

/** Takes the group that a sticky pattern matches, or the whole match; the reader goes on behind it. */
function tryTake(reader: Cursor, pattern: RegExp): string | null {
  pattern.lastIndex = reader.at;
  const found = pattern.exec(reader.text);
  if (!found) return null;
  reader.at = pattern.lastIndex;
  return found[1] ?? found[0];
}

function take(reader: Cursor, pattern: RegExp): string {
  const taken = tryTake(reader, pattern);
  if (taken === null) throw unreadable(reader);
  return taken;
}
