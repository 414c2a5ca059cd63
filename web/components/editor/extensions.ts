import { Extension, type Extensions } from '@tiptap/core';
import { Heading, type Level } from '@tiptap/extension-heading';
import { TableKit } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import {
  HEADING_LEVELS,
  isLinkAddress,
  RICH_TEXT_ELEMENTS,
  type RichTextKind,
} from '../../../common/rich-text.ts';
import { FontMark } from './font-mark.ts';
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

/** The parts of the editor that a configuration of `common/rich-text.ts` asks for. */
export function extensionsOf(kind: RichTextKind): Extensions {
  const elements = RICH_TEXT_ELEMENTS[kind];
  return [
    LinkedHeading.configure({ levels: [...HEADING_LEVELS[kind]] }),
    StarterKit.configure({
      heading: false,
      code: false,
      codeBlock: false,
      horizontalRule: false,
      ...('s' in elements ? {} : { strike: false }),
      link: {
        openOnClick: false,
        defaultProtocol: 'https',
        HTMLAttributes: { rel: null, target: null },
        isAllowedUri: isLinkAddress,
      },
    }),
    FontMark,
    ToolbarKey,
    ...('table' in elements ? [TableKit.configure({ table: { resizable: false } })] : []),
    ...('img' in elements ? [PictureNode] : []),
  ];
}
