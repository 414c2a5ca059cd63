import type { Editor } from '@tiptap/react';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useT } from '../../lib/page/app-context.tsx';
import { useStore } from '../../lib/store.ts';
import type { SlashStore } from './slash-menu.ts';

/** The list behind a slash, below the text cursor; the focus stays in the text. */
export function SlashList({ editor, store }: { editor: Editor; store: SlashStore }) {
  const t = useT();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const state = useStore(store, null);
  const isOpen = state !== null && state.items.length > 0;
  const activeId = isOpen ? `${id}-${state.active}` : null;
  useEffect(() => {
    const { dom } = editor.view;
    if (activeId === null) {
      dom.removeAttribute('aria-activedescendant');
      dom.removeAttribute('aria-controls');
      return;
    }
    dom.setAttribute('aria-activedescendant', activeId);
    dom.setAttribute('aria-controls', id);
  }, [editor, activeId, id]);
  useLayoutEffect(() => {
    const frame = list.current?.parentElement?.getBoundingClientRect();
    if (!state || !list.current || !frame) return;
    const most = frame.width - list.current.offsetWidth - 8;
    list.current.style.left = `${Math.max(8, Math.min(state.at.left - frame.left, most))}px`;
    list.current.style.top = `${state.at.bottom - frame.top + 4}px`;
    list.current.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [state]);
  if (!isOpen) return null;
  return (
    <div ref={list} id={id} className="slash-list" role="listbox" aria-label={t('rich_text.insert_block')}>
      {state.items.map((item, index) => (
        <div
          key={item.name}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === state.active}
          // The selection stays in the text.
          onMouseDown={(event) => {
            event.preventDefault();
            state.choose(item);
          }}
        >
          <item.icon size={20} stroke={1.75} aria-hidden="true" />
          {item.name}
        </div>
      ))}
    </div>
  );
}
