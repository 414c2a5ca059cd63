import { Extension, type Editor } from '@tiptap/core';
import { Plugin, type EditorState } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { createStore, type Store } from '../../lib/store.ts';
import type { Tool } from './tools.ts';

/** A block that the menu offers, under its name in the reader's language. */
export type SlashItem = { name: string; icon: Tool['icon']; run: (editor: Editor) => void };
/** The menu as it is drawn; `at`: where the slash is, in pixels of the window. */
export type SlashState = {
  items: readonly SlashItem[];
  active: number;
  at: { left: number; bottom: number };
  choose: (item: SlashItem) => void;
};
export type SlashStore = Store<SlashState | null>;

export const createSlashStore = (): SlashStore => createStore<SlashState | null>(null);

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The words behind a slash that begins a paragraph; null: the text cursor is not at their end. */
function queryOf({ selection }: EditorState): string | null {
  const { $from, empty } = selection;
  const { type, textContent } = $from.parent;
  const isAtEnd = empty && type.name === 'paragraph' && $from.parentOffset === textContent.length;
  return isAtEnd && textContent.startsWith('/') ? textContent.slice(1) : null;
}

/**
 * Opens a menu of blocks behind a slash at the beginning of a paragraph; arrows, Enter and Escape work as in any
 * list. Written here, because the editor's own package for it brings 5 KB of placement.
 */
export const slashMenu = (store: SlashStore, items: readonly SlashItem[]) =>
  Extension.create({
    name: 'slashMenu',
    addProseMirrorPlugins() {
      const { editor } = this;
      // Closed by Escape until the paragraph begins otherwise.
      let isDismissed = false;
      const update = (view: EditorView) => {
        const query = queryOf(view.state);
        isDismissed &&= query !== null;
        const found =
          query === null ? [] : items.filter(({ name }) => folded(name).includes(folded(query.trim())));
        if (found.length === 0 || isDismissed || !view.hasFocus()) return store.set(null);
        const { left, bottom } = view.coordsAtPos(view.state.selection.$from.start());
        store.set({ items: found, active: 0, at: { left, bottom }, choose: (item) => choose(editor, item) });
      };
      return [
        new Plugin({
          view: () => ({
            update: (view, { doc, selection }) => {
              if (!doc.eq(view.state.doc) || !selection.eq(view.state.selection)) update(view);
            },
            destroy: () => store.set(null),
          }),
          props: {
            handleKeyDown: (_view, { key }) => {
              isDismissed ||= key === 'Escape' && store.get() !== null;
              return pressed(store, key);
            },
            handleDOMEvents: { blur: () => store.set(null) },
          },
        }),
      ];
    },
  });

function choose(editor: Editor, item: SlashItem): void {
  const { $from } = editor.state.selection;
  editor.chain().focus().deleteRange({ from: $from.start(), to: $from.pos }).run();
  item.run(editor);
}

/** True keeps the key from the text. */
function pressed(store: SlashStore, key: string): boolean {
  const state = store.get();
  if (state === null) return false;
  const { items, active } = state;
  if (key === 'Escape') store.set(null);
  else if (key === 'ArrowDown') store.set({ ...state, active: (active + 1) % items.length });
  else if (key === 'ArrowUp') store.set({ ...state, active: (active - 1 + items.length) % items.length });
  else if (key === 'Enter' && items[active]) state.choose(items[active]);
  else return false;
  return true;
}
