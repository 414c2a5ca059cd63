import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconClearFormatting,
  IconColumnInsertRight,
  IconColumnRemove,
  IconH2,
  IconH3,
  IconItalic,
  IconList,
  IconListNumbers,
  IconRowInsertBottom,
  IconRowRemove,
  IconStrikethrough,
  IconTable,
  IconTableOff,
  IconUnderline,
  type Icon,
} from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import { HEADING_LEVELS, RICH_TEXT_ELEMENTS, type RichTextKind } from '../../../common/text/rich-text.ts';
import type { MessageKey } from '../../../translations/index.ts';

export type Tool = {
  label: MessageKey;
  icon: Icon;
  isOn?: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
};

/** A format that is on or off, by its name in the editor. */
const toggle = (label: MessageKey, icon: Icon, name: string, run: Tool['run']): Tool => ({
  label,
  icon,
  isOn: (editor) => editor.isActive(name),
  run,
});

const STRIKE = toggle('rich_text.strike', IconStrikethrough, 'strike', (editor) =>
  editor.chain().focus().toggleStrike().run(),
);

const IN_BOTH: readonly Tool[] = [
  toggle('rich_text.bold', IconBold, 'bold', (editor) => editor.chain().focus().toggleBold().run()),
  toggle('rich_text.italic', IconItalic, 'italic', (editor) => editor.chain().focus().toggleItalic().run()),
  toggle('rich_text.underline', IconUnderline, 'underline', (editor) =>
    editor.chain().focus().toggleUnderline().run(),
  ),
  toggle('rich_text.bullets', IconList, 'bulletList', (editor) =>
    editor.chain().focus().toggleBulletList().run(),
  ),
  toggle('rich_text.numbers', IconListNumbers, 'orderedList', (editor) =>
    editor.chain().focus().toggleOrderedList().run(),
  ),
  toggle('rich_text.quote', IconBlockquote, 'blockquote', (editor) =>
    editor.chain().focus().toggleBlockquote().run(),
  ),
];

const LAST: readonly Tool[] = [
  {
    label: 'rich_text.clear',
    icon: IconClearFormatting,
    run: (editor) => editor.chain().focus().unsetAllMarks().clearNodes().run(),
  },
  { label: 'rich_text.undo', icon: IconArrowBackUp, run: (editor) => editor.chain().focus().undo().run() },
  { label: 'rich_text.redo', icon: IconArrowForwardUp, run: (editor) => editor.chain().focus().redo().run() },
];

const TABLE: Tool = {
  label: 'rich_text.table_insert',
  icon: IconTable,
  run: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run(),
};

function headings(kind: RichTextKind): Tool[] {
  return HEADING_LEVELS[kind].map((level, index) => ({
    label: index === 0 ? 'rich_text.heading' : 'rich_text.subheading',
    icon: index === 0 ? IconH2 : IconH3,
    isOn: (editor) => editor.isActive('heading', { level }),
    run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
  }));
}

/** The tools of a configuration; links, fonts and pictures have their own. */
export function toolsOf(kind: RichTextKind): readonly Tool[] {
  const elements = RICH_TEXT_ELEMENTS[kind];
  return [
    ...headings(kind),
    ...IN_BOTH.slice(0, 3),
    ...('s' in elements ? [STRIKE] : []),
    ...IN_BOTH.slice(3),
    ...('table' in elements ? [TABLE] : []),
    ...LAST,
  ];
}

const INLINE = new Set<MessageKey>([
  'rich_text.bold',
  'rich_text.italic',
  'rich_text.underline',
  'rich_text.strike',
  ...LAST.map(({ label }) => label),
]);

/** The tools that begin a block, which the slash menu offers. */
export const blockToolsOf = (kind: RichTextKind): readonly Tool[] =>
  toolsOf(kind).filter(({ label }) => !INLINE.has(label));

/** Shown while the text cursor is in a table. */
export const TABLE_TOOLS: readonly Tool[] = [
  {
    label: 'rich_text.row_add',
    icon: IconRowInsertBottom,
    run: (editor) => editor.chain().focus().addRowAfter().run(),
  },
  {
    label: 'rich_text.row_remove',
    icon: IconRowRemove,
    run: (editor) => editor.chain().focus().deleteRow().run(),
  },
  {
    label: 'rich_text.column_add',
    icon: IconColumnInsertRight,
    run: (editor) => editor.chain().focus().addColumnAfter().run(),
  },
  {
    label: 'rich_text.column_remove',
    icon: IconColumnRemove,
    run: (editor) => editor.chain().focus().deleteColumn().run(),
  },
  {
    label: 'rich_text.table_remove',
    icon: IconTableOff,
    run: (editor) => editor.chain().focus().deleteTable().run(),
  },
];
