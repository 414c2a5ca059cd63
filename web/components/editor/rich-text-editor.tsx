import { EditorContent, useEditor, type Editor } from '@tiptap/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { EDITOR_DEBOUNCE_MS } from '../../../common/constants.ts';
import type { RichTextProblem } from '../../../common/rich-text-limits.ts';
import { RICH_TEXT_ELEMENTS, type RichTextKind } from '../../../common/rich-text.ts';
import '../../styles/editor.css';
import { useT } from '../../lib/app-context.tsx';
import { EditorNotice } from './editor-notice.tsx';
import { EditorToolbar } from './editor-toolbar.tsx';
import { extensionsOf } from './extensions.ts';
import { PictureUploads, type PictureUploader } from './picture-uploads.tsx';
import { clipboardOf } from './clipboard.ts';

export type RichTextEditorProps = {
  /** For screen readers. */
  label: string;
  kind: RichTextKind;
  /** HTML; a new value replaces what is being edited. */
  value: string;
  /** Characters of HTML. */
  maximum: number;
  lang?: string | undefined;
  id?: string | undefined;
  invalid?: boolean;
  describedBy?: string | undefined;
  /** Takes the focus over from the plain field in whose place it comes. */
  autoFocus?: boolean;
  onChange: (html: string) => void;
};

/** Formatted text as HTML. Its code is large: `RichTextField` fetches it after the page. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { label, kind, value, maximum, autoFocus = false, onChange } = props;
  const t = useT();
  const [refused, setRefused] = useState<RichTextProblem | null>(null);
  const uploader = useRef<PictureUploader | null>(null);
  const takesPictures = 'img' in RICH_TEXT_ELEMENTS[kind];
  const extensions = useMemo(() => extensionsOf(kind), [kind]);
  const handing = useHanding(value, onChange);
  const editor = useEditor({
    extensions,
    content: value,
    autofocus: autoFocus ? 'end' : false,
    immediatelyRender: false,
    injectCSS: false,
    editorProps: {
      attributes: attributesOf(props),
      ...clipboardOf({
        kind,
        maximum,
        onRefused: setRefused,
        takePictures: (files) => (takesPictures ? uploader.current?.add(files) : undefined),
      }),
    },
    onUpdate: ({ editor: changed }) => {
      setRefused(null);
      handing.later(changed);
    },
    // A click on a button outside comes after this: nothing typed is left behind.
    onBlur: ({ editor: left }) => handing.now(left),
  });
  const { handed } = handing;
  useEffect(() => {
    if (!editor || value === handed.current) return;
    handed.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value, handed]);
  return (
    <div className="editor">
      {editor && (
        <EditorToolbar
          editor={editor}
          kind={kind}
          label={label}
          onPictures={takesPictures ? () => uploader.current?.choose() : null}
        />
      )}
      {refused && (
        <EditorNotice problem={refused} says={(reason) => t('rich_text.paste_refused', { reason })} />
      )}
      {editor && takesPictures && <PictureUploads editor={editor} uploader={uploader} />}
      <EditorContent editor={editor} />
    </div>
  );
}

function attributesOf(props: RichTextEditorProps): Record<string, string> {
  const { label, lang, id, invalid = false, describedBy } = props;
  return {
    class: 'content-text editor-text',
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    ...(lang ? { lang } : {}),
    ...(id ? { id } : {}),
    ...(invalid ? { 'aria-invalid': 'true' } : {}),
    ...(describedBy ? { 'aria-describedby': describedBy } : {}),
  };
}

/** Hands what is typed on after a pause, and at once when the editor is left. */
function useHanding(value: string, onChange: (html: string) => void) {
  const handed = useRef(value);
  const timer = useRef(0);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const now = (editor: Editor) => {
    clearTimeout(timer.current);
    const html = editor.isEmpty ? '' : editor.getHTML();
    if (html === handed.current) return;
    handed.current = html;
    latest.current(html);
  };
  const later = (editor: Editor) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => now(editor), EDITOR_DEBOUNCE_MS);
  };
  return { handed, now, later };
}
