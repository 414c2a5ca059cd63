import { Heading } from '@tiptap/extension-heading';
import { TableKit } from '@tiptap/extension-table';
import { EditorContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect, useRef } from 'react';
import '../../styles/editor.css';
import { EditorToolbar } from './editor-toolbar.tsx';

type Props = {
  /** For screen readers. */
  label: string;
  /** HTML; a new value replaces what is being edited. */
  value: string;
  lang: string;
  invalid?: boolean;
  describedBy?: string | undefined;
  onChange: (html: string) => void;
};

/** Typing is handed on after this pause, in milliseconds. */
const DEBOUNCE_MS = 300;

/** Keeps the id of a heading: links lead to it. */
const LinkedHeading = Heading.extend({
  addAttributes() {
    return { ...this.parent?.(), id: { default: null } };
  },
});

const EXTENSIONS = [
  LinkedHeading.configure({ levels: [2, 3] }),
  StarterKit.configure({
    heading: false,
    strike: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    link: { openOnClick: false, HTMLAttributes: { rel: null, target: null } },
  }),
  TableKit.configure({ table: { resizable: false } }),
];

/** Text with headings, lists, links and tables, as HTML. */
export function RichTextEditor({ label, value, lang, invalid = false, describedBy, onChange }: Props) {
  const handed = useRef(value);
  const timer = useRef(0);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: value,
    immediatelyRender: false,
    injectCSS: false,
    editorProps: {
      attributes: {
        class: 'content-text editor-text',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        lang,
        ...(invalid ? { 'aria-invalid': 'true' } : {}),
        ...(describedBy ? { 'aria-describedby': describedBy } : {}),
      },
    },
    onUpdate: ({ editor: changed }) => {
      clearTimeout(timer.current);
      timer.current = window.setTimeout(() => hand(changed.getHTML()), DEBOUNCE_MS);
    },
    // A click on a button outside comes after this: nothing typed is left behind.
    onBlur: ({ editor: left }) => {
      clearTimeout(timer.current);
      hand(left.getHTML());
    },
  });
  function hand(html: string) {
    if (html === handed.current) return;
    handed.current = html;
    latest.current(html);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!editor || value === handed.current) return;
    handed.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  return (
    <div className="editor">
      {editor && <EditorToolbar editor={editor} />}
      <EditorContent editor={editor} />
    </div>
  );
}
