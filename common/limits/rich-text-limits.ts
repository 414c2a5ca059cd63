import { RICH_TEXT_MAX_DEPTH, TABLE_COLUMNS_MAX } from '../text/rich-text.ts';

/** The reason why a text is refused, with the numbers in its message. */
export type RichTextProblem =
  | { problem: 'too_long'; maximum: number; length: number }
  | { problem: 'too_deep'; maximum: number; depth: number }
  | { problem: 'too_wide'; maximum: number; columns: number };

const TAG = /<(\/?)(ul|ol|blockquote|tr|td|th)(?=[\s>/])([^>]*)>/gi;
const NESTS = new Set(['ul', 'ol', 'blockquote']);

/** Reads HTML once from its start to its end, so that none is too long to be measured. Null: within the limits. */
export function richTextProblem(html: string, maximum: number): RichTextProblem | null {
  if (html.length > maximum) return { problem: 'too_long', maximum, length: html.length };
  const { depth, columns } = measure(html);
  if (depth > RICH_TEXT_MAX_DEPTH) return { problem: 'too_deep', maximum: RICH_TEXT_MAX_DEPTH, depth };
  if (columns > TABLE_COLUMNS_MAX) return { problem: 'too_wide', maximum: TABLE_COLUMNS_MAX, columns };
  return null;
}

function measure(html: string): { depth: number; columns: number } {
  const most = { depth: 0, columns: 0 };
  let depth = 0;
  let columns = 0;
  for (const [, closes, tag = '', attributes = ''] of html.matchAll(TAG)) {
    const name = tag.toLowerCase();
    if (NESTS.has(name)) depth = Math.max(0, depth + (closes ? -1 : 1));
    else if (name === 'tr') columns = 0;
    else if (!closes) columns += spanOf(attributes);
    most.depth = Math.max(most.depth, depth);
    most.columns = Math.max(most.columns, columns);
  }
  return most;
}

const spanOf = (attributes: string): number =>
  Math.max(1, Number(/colspan\s*=\s*["']?(\d{1,6})/i.exec(attributes)?.[1] ?? 1));
