import { richTextProblem, type RichTextProblem } from '../../../common/limits/rich-text-limits.ts';
import { PICTURE_ADDRESS, RICH_TEXT_ELEMENTS, type RichTextKind } from '../../../common/text/rich-text.ts';
import { cleanPaste } from './clean-paste.ts';

type Pasted = { html: string; text: string };

/** The reason why a paste does not fit beside the present text; null: it does. */
export function pasteProblem(
  { html, text }: Pasted,
  kind: RichTextKind,
  room: { used: number; maximum: number },
): RichTextProblem | null {
  const unlimited = html === '' ? null : richTextProblem(html, Number.POSITIVE_INFINITY);
  // Without tables, cells become paragraphs.
  if (unlimited && (unlimited.problem !== 'too_wide' || kind === 'richer')) return unlimited;
  const added =
    html === ''
      ? text.length
      : keptLength(cleanPaste(html, { tables: 'table' in RICH_TEXT_ELEMENTS[kind] }), kind);
  const { used, maximum } = room;
  if (used + added <= maximum) return null;
  return { problem: 'too_long', maximum, length: used + added };
}

const TAG = /<(\/?)([a-z][\w:-]*)((?:\s+[^\s"=>]+(?:="[^"]*")?)*)\s*\/?>/gi;
const ATTRIBUTE = /\s+([^\s"=>]+)="([^"]*)"/g;
/** Elements that the editor reads as one of its own. */
const READ_AS: Readonly<Record<string, string>> = { b: 'strong', i: 'em', del: 's', strike: 's', div: 'p' };

/** The length of clean HTML after the editor has dropped unknown elements and attributes. */
export const keptLength = (html: string, kind: RichTextKind): number =>
  html.replace(TAG, (_tag, closes: string, name: string, attributes: string) =>
    keptTag({ closes, name: name.toLowerCase(), attributes }, kind),
  ).length;

function keptTag(
  { closes, name, attributes }: { closes: string; name: string; attributes: string },
  kind: RichTextKind,
): string {
  const element = /^h\d$/.test(name) ? 'h3' : (READ_AS[name] ?? name);
  const known = RICH_TEXT_ELEMENTS[kind][element];
  // Both tags of a font are counted where it opens: most spans have none.
  if (!known || (closes && element === 'span')) return '';
  if (closes) return `</${element}>`;
  const given = [...attributes.matchAll(ATTRIBUTE)];
  const kept = given.filter(([, key = '', value = '']) => known.includes(key) && isKept(element, key, value));
  if (element === 'img' && !kept.some(([, key]) => key === 'src')) return '';
  if (element === 'span')
    return kept.length === 0 ? '' : `<span${kept.map(([whole]) => whole).join('')}></span>`;
  return `<${element}${kept.map(([whole]) => whole).join('')}>`;
}

/** Pictures are uploads of ours, and classes are fonts. */
function isKept(element: string, key: string, value: string): boolean {
  if (element === 'img' && key === 'src') return PICTURE_ADDRESS.test(value);
  return key !== 'class' || value.startsWith('font-');
}

/** The pictures of a paste or a drop. */
export const picturesOf = (moved: DataTransfer): File[] =>
  [...moved.files].filter(({ type }) => type.startsWith('image/'));
