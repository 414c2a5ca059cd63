import { Node } from '@tiptap/core';
import { PICTURE_ADDRESS } from '../../../common/text/rich-text.ts';

/** A picture that was uploaded; width and height keep its place free until it is there. */
export type PictureAttributes = { src: string; alt: string; width: number | null; height: number | null };

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    picture: { insertPicture: (attributes: PictureAttributes) => ReturnType };
  }
}

export const PictureNode = Node.create({
  name: 'picture',
  group: 'block',
  draggable: true,
  addAttributes: () => ({
    src: { default: null },
    alt: { default: '' },
    width: { default: null },
    height: { default: null },
  }),
  // Pictures elsewhere are left out: each reader's browser would ask for them there.
  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: (element) => (PICTURE_ADDRESS.test(element.getAttribute('src') ?? '') ? {} : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
  addCommands() {
    return {
      insertPicture:
        (attributes) =>
        ({ commands }) =>
          commands.insertContent({ type: this.name, attrs: attributes }),
    };
  },
});
