import { Mark } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { isLinkAddress } from '../../../common/text/rich-text.ts';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    link: { setLink: (attributes: { href: string }) => ReturnType; unsetLink: () => ReturnType };
  }
}

/** A link with an address that the server keeps. Our own: Tiptap's brings 18 KB to find addresses in words. */
export const LinkMark = Mark.create({
  name: 'link',
  priority: 1_000,
  inclusive: false,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (element) => (isLinkAddress(element.getAttribute('href') ?? '') ? {} : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
  addCommands() {
    return {
      setLink:
        (attributes) =>
        ({ chain }) =>
          chain().setMark(this.name, attributes).run(),
      unsetLink:
        () =>
        ({ chain }) =>
          chain().unsetMark(this.name, { extendEmptyMarkRange: true }).run(),
    };
  },
  /** An address that is pasted over words becomes their link. */
  addProseMirrorPlugins() {
    const { editor, type } = this;
    return [
      new Plugin({
        props: {
          handlePaste: (view, event) => {
            const text = event.clipboardData?.getData('text/plain').trim() ?? '';
            if (view.state.selection.empty || !/^https?:\/\/\S+$/i.test(text) || !isLinkAddress(text))
              return false;
            return editor.commands.setMark(type, { href: text });
          },
        },
      }),
    ];
  },
});
