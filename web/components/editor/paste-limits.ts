import { richTextProblem, type RichTextProblem } from '../../../common/rich-text-limits.ts';
import type { RichTextKind } from '../../../common/rich-text.ts';
import { cleanPaste } from './clean-paste.ts';

type Pasted = { html: string; text: string };

/** Why what is pasted does not fit beside what is there already; null: it does. */
export function pasteProblem(
  { html, text }: Pasted,
  kind: RichTextKind,
  room: { used: number; maximum: number },
): RichTextProblem | null {
  const unlimited = html === '' ? null : richTextProblem(html, Number.POSITIVE_INFINITY);
  // Without tables, cells become paragraphs.
  if (unlimited && (unlimited.problem !== 'too_wide' || kind === 'richer')) return unlimited;
  const added = html === '' ? text.length : cleanPaste(html).length;
  const { used, maximum } = room;
  if (used + added <= maximum) return null;
  return { problem: 'too_long', maximum, length: used + added };
}

/** The pictures among what is pasted or dropped. */
export const picturesOf = (moved: DataTransfer): File[] =>
  [...moved.files].filter(({ type }) => type.startsWith('image/'));
