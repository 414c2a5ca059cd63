import type { Editor } from '@tiptap/react';
import { useLayoutEffect } from 'react';

/** The plain field in whose place an editor comes. */
export type PlainField = {
  isGone: boolean;
  /** It had the focus when it went. */
  hadFocus: boolean;
  /** Its last word was followed by a space, which HTML leaves out. */
  endsInSpace: boolean;
  /** Takes it away; the same function each time. */
  leave: () => void;
};

/**
 * Whether the editor is shown. The plain field stays until the editor is there, and goes in the same step, because a
 * key pressed between the two would be lost.
 */
export function useTakingOver(editor: Editor | null, plain: PlainField | undefined): boolean {
  const leave = plain?.leave;
  useLayoutEffect(() => {
    if (editor) leave?.();
  }, [editor, leave]);
  const isShown = editor !== null && plain?.isGone !== false;
  const takesFocus = isShown && plain?.hadFocus === true;
  const needsSpace = takesFocus && plain.endsInSpace;
  useLayoutEffect(() => {
    if (!editor || !takesFocus) return;
    editor.commands.setTextSelection(editor.state.doc.content.size);
    // The editor's own command waits for the next frame.
    editor.view.focus();
    if (needsSpace) editor.view.dispatch(editor.state.tr.insertText(' '));
  }, [editor, takesFocus, needsSpace]);
  return isShown;
}
