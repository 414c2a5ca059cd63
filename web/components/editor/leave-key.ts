import { Extension } from '@tiptap/core';
import { Table } from '@tiptap/extension-table';
import { Plugin } from '@tiptap/pm/state';

/** Tab goes from cell to cell and leaves the editor after the last one: another row is a button's work (WCAG 2.1.2). */
export const LeavableTable = Table.extend({
  addKeyboardShortcuts() {
    return { ...this.parent?.(), Tab: () => this.editor.commands.goToNextCell() };
  },
}).configure({ resizable: false });

/** Escape, then Tab or Shift+Tab: the browser goes on to what stands after or before the editor. */
export const LeaveKey = Extension.create({
  name: 'leaveKey',
  addProseMirrorPlugins() {
    let isLeaving = false;
    const stay = () => {
      isLeaving = false;
      return false;
    };
    return [
      new Plugin({
        props: {
          handleDOMEvents: {
            // True keeps the editor from the key and leaves it to the browser.
            keydown: (_view, { key }) => {
              if (key === 'Tab' && isLeaving) return true;
              if (key !== 'Shift') isLeaving = key === 'Escape';
              return false;
            },
            blur: stay,
            mousedown: stay,
          },
        },
      }),
    ];
  },
});
