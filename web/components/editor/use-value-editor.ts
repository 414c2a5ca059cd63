import { useEditor, type Editor, type UseEditorOptions } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { EDITOR_DEBOUNCE_MS } from '../../../common/constants.ts';

type Settings = Omit<UseEditorOptions, 'content' | 'onUpdate' | 'onBlur'> & {
  value: string;
  onTyped: () => void;
  onChange: (html: string) => void;
};

/**
 * An editor of `value`: hands what is typed on after a pause, and at once when it is left. A value from elsewhere replaces what is
 * being edited.
 */
export function useValueEditor({ value, onTyped, onChange, ...options }: Settings): Editor | null {
  const handed = useRef(value);
  const timer = useRef(0);
  const latest = useRef({ onTyped, onChange });
  useEffect(() => {
    latest.current = { onTyped, onChange };
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const hand = (editor: Editor) => {
    clearTimeout(timer.current);
    const html = editor.isEmpty ? '' : editor.getHTML();
    if (html === handed.current) return;
    handed.current = html;
    latest.current.onChange(html);
  };
  const editor = useEditor({
    ...options,
    content: value,
    // The server draws none, and the content security policy forbids styles in the page.
    immediatelyRender: false,
    injectCSS: false,
    onUpdate: ({ editor: typed }) => {
      latest.current.onTyped();
      clearTimeout(timer.current);
      timer.current = window.setTimeout(() => hand(typed), EDITOR_DEBOUNCE_MS);
    },
    // A click on a button outside comes after this: nothing typed is left behind.
    onBlur: ({ editor: left }) => hand(left),
  });
  useEffect(() => {
    if (!editor || value === handed.current) return;
    clearTimeout(timer.current);
    handed.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  return editor;
}
