import { Extension, type Extensions } from '@tiptap/core';
import { Heading, type Level } from '@tiptap/extension-heading';
import { TableKit } from '@tiptap/extension-table';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Italic } from '@tiptap/extension-italic';
import { BulletList } from '@tiptap/extension-list/bullet-list';
import { ListItem } from '@tiptap/extension-list/item';
import { ListKeymap } from '@tiptap/extension-list/keymap';
import { OrderedList } from '@tiptap/extension-list/ordered-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Strike } from '@tiptap/extension-strike';
import { Text } from '@tiptap/extension-text';
import { Underline } from '@tiptap/extension-underline';
import { Dropcursor } from '@tiptap/extensions/drop-cursor';
import { Gapcursor } from '@tiptap/extensions/gap-cursor';
import { UndoRedo } from '@tiptap/extensions/undo-redo';
import { HEADING_LEVELS, RICH_TEXT_ELEMENTS, type RichTextKind } from '../../../common/text/rich-text.ts';
import { LeavableTable, LeaveKey } from './leave-key.ts';
import { FontMark } from './font-mark.ts';
import { LinkMark } from './link-mark.ts';
import { PictureNode } from './picture-node.ts';

/** Keeps the id of a heading, because links lead to it; headings of other levels become one of ours. */
const LinkedHeading = Heading.extend({
  addAttributes() {
    return { ...this.parent?.(), id: { default: null } };
  },
  parseHTML() {
    const levels = this.options.levels;
    return [1, 2, 3, 4, 5, 6].map((level) => ({
      tag: `h${level}`,
      attrs: { level: nearest(level, levels) },
    }));
  },
});

const nearest = (level: number, levels: readonly Level[]): number =>
  Math.min(Math.max(level, Math.min(...levels)), Math.max(...levels));

/** Alt+F10 goes to the formats; Escape leads back. */
const ToolbarKey = Extension.create({
  name: 'toolbarKey',
  addKeyboardShortcuts: () => ({
    'Alt-F10': ({ editor }) => {
      const toolbar = editor.view.dom.closest('.editor')?.querySelector('.editor-toolbar');
      toolbar?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
      return true;
    },
  }),
});

/** The parts of the editor that a configuration of `common/text/rich-text.ts` asks for. */
export function extensionsOf(kind: RichTextKind): Extensions {
  const elements = RICH_TEXT_ELEMENTS[kind];
  return [
    LinkedHeading.configure({ levels: [...HEADING_LEVELS[kind]] }),
    Document,
    Paragraph,
    Text,
    HardBreak,
    Bold,
    Italic,
    Underline,
    LinkMark,
    Blockquote,
    BulletList,
    OrderedList,
    ListItem,
    ListKeymap,
    UndoRedo,
    Gapcursor,
    Dropcursor.configure({ class: 'editor-drop' }),
    FontMark,
    ToolbarKey,
    LeaveKey,
    ...('s' in elements ? [Strike] : []),
    ...('table' in elements ? [TableKit.configure({ table: false }), LeavableTable] : []),
    ...('img' in elements ? [PictureNode] : []),
  ];
}
