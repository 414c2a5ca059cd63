import { Extension, type Editor, type Range } from '@tiptap/core';
import Suggestion, { type SuggestionProps } from '@tiptap/suggestion';
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

/** Opens a menu of blocks behind a slash at the beginning of a line; arrows, Enter and Escape work as in any list. */
export const slashMenu = (store: SlashStore, items: readonly SlashItem[]) =>
  Extension.create({
    name: 'slashMenu',
    addProseMirrorPlugins() {
      return [
        Suggestion<SlashItem, SlashItem>({
          editor: this.editor,
          char: '/',
          startOfLine: true,
          items: ({ query }) => items.filter(({ name }) => folded(name).includes(folded(query.trim()))),
          command: ({ editor, range, props }) => run(editor, range, props),
          render: () => ({
            onStart: (props) => store.set(stateOf(props, 0)),
            onUpdate: (props) => store.set(stateOf(props, 0)),
            onExit: () => store.set(null),
            onKeyDown: ({ event }) => pressed(store, event.key),
          }),
        }),
      ];
    },
  });

function run(editor: Editor, range: Range, item: SlashItem): void {
  editor.chain().focus().deleteRange(range).run();
  item.run(editor);
}

function stateOf(
  { items, clientRect, command }: SuggestionProps<SlashItem, SlashItem>,
  active: number,
): SlashState {
  const { left = 0, bottom = 0 } = clientRect?.() ?? {};
  return { items, active, at: { left, bottom }, choose: command };
}

/** True keeps the key from the text. */
function pressed(store: SlashStore, key: string): boolean {
  const state = store.get();
  if (state === null || state.items.length === 0) return false;
  const { items, active } = state;
  if (key === 'Escape') store.set(null);
  else if (key === 'ArrowDown') store.set({ ...state, active: (active + 1) % items.length });
  else if (key === 'ArrowUp') store.set({ ...state, active: (active - 1 + items.length) % items.length });
  else if (key === 'Enter' && items[active]) state.choose(items[active]);
  else return false;
  return true;
}
