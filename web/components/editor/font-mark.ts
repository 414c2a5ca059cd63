import { Mark } from '@tiptap/core';
import { FONT_FAMILY_CLASSES, FONT_SIZE_CLASSES } from '../../../common/text/rich-text.ts';

/** Classes of one's font; null: as the page has it. */
export type FontAttributes = { family: string | null; size: string | null };

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    font: { setFont: (change: Partial<FontAttributes>) => ReturnType };
  }
}

/** Size and family of words, both as classes of one element. */
export const FontMark = Mark.create({
  name: 'font',
  addAttributes: () => ({
    family: { default: null, rendered: false, parseHTML: (element) => classOf(element, FONT_FAMILY_CLASSES) },
    size: { default: null, rendered: false, parseHTML: (element) => classOf(element, FONT_SIZE_CLASSES) },
  }),
  parseHTML: () => [
    {
      tag: 'span[class]',
      getAttrs: (element) =>
        (classOf(element, FONT_FAMILY_CLASSES) ?? classOf(element, FONT_SIZE_CLASSES)) ? {} : false,
    },
  ],
  renderHTML({ mark }) {
    const { family, size } = mark.attrs as FontAttributes;
    return ['span', { class: [family, size].filter(Boolean).join(' ') }, 0];
  },
  addCommands() {
    return {
      setFont:
        (change) =>
        ({ chain, editor }) => {
          const now = { ...(editor.getAttributes(this.name) as FontAttributes), ...change };
          const changed = chain().setMark(this.name, change);
          return (now.family ?? now.size) === null ? chain().unsetMark(this.name).run() : changed.run();
        },
    };
  },
});

const classOf = (element: HTMLElement, known: readonly string[]): string | null =>
  known.find((name) => element.classList.contains(name)) ?? null;
