import { useEditor, type Editor, type UseEditorOptions } from '@tiptap/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createHandOn } from './hand-on.ts';

type Settings = Omit<UseEditorOptions, 'content' | 'onUpdate' | 'onBlur'> & {
  value: string;
  onTyped: () => void;
  onChange: (html: string) => void;
};

const htmlOf = (editor: Editor): string => (editor.isEmpty ? '' : editor.getHTML());

/**
 * An editor of `value`: hands what is typed on after a pause, and at once when it is left. A value from elsewhere replaces what is
 * being edited.
 */
export function useValueEditor({ value, onTyped, onChange, ...options }: Settings): Editor | null {
  const latest = useRef({ onTyped, onChange });
  const [handOn] = useState(() => createHandOn(value));
  useEffect(() => {
    latest.current = { onTyped, onChange };
  });
  useEffect(() => handOn.stop, [handOn]);
  const editor = useEditor({
    ...options,
    content: value,
    // The server draws none, and the content security policy forbids styles in the page.
    immediatelyRender: false,
    injectCSS: false,
    onUpdate: ({ editor: typed }) => {
      latest.current.onTyped();
      handOn.typed(
        () => htmlOf(typed),
        (html) => latest.current.onChange(html),
      );
    },
    // A click on a button outside comes after this: nothing typed is left behind.
    onBlur: ({ editor: left }) => handOn.now(htmlOf(left), latest.current.onChange),
  });
  // Before it is shown: what was typed into a plain field until now is in it.
  useLayoutEffect(() => {
    if (!editor || value === handOn.current()) return;
    handOn.take(value);
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value, handOn]);
  return editor;
}
