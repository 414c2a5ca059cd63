import { EditorContent, getHTMLFromFragment, type Editor } from '@tiptap/react';
import { useId, useRef, useState, type ClipboardEvent, type DragEvent } from 'react';
import type { RichTextProblem } from '../../../common/limits/rich-text-limits.ts';
import { RICH_TEXT_ELEMENTS, type RichTextKind } from '../../../common/text/rich-text.ts';
import './editor.css';
import { useT } from '../../lib/page/app-context.tsx';
import { useSending } from '../uploads/use-sending.ts';
import { cleanPaste } from './clean-paste.ts';
import { EditorToolbar } from './editor-toolbar.tsx';
import { pasteProblem, picturesOf } from './paste-limits.ts';
import { SlashList } from './slash-list.tsx';
import { PasteRefused } from './paste-refused.tsx';
import { PictureUploads } from './picture-uploads.tsx';
import { useExtensions } from './use-extensions.ts';
import { useTakingOver, type PlainField } from './use-taking-over.ts';
import { useValueEditor } from './use-value-editor.ts';

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
  plain?: PlainField;
  onChange: (html: string) => void;
};

/** More at once are no text. */
const PICTURES_AT_ONCE = 20;

/** Formatted text as HTML. Its code is large: `RichTextField` fetches it after the page. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { label, kind, value, maximum, plain, onChange } = props;
  const t = useT();
  const keysId = useId();
  const [refused, setRefused] = useState<RichTextProblem | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const [hasTables, takesPictures] = [takes(kind, 'table'), takes(kind, 'img')];
  const { slash, extensions } = useExtensions(kind);
  const editor = useValueEditor({
    value,
    extensions,
    editorProps: {
      attributes: attributesOf(props, keysId),
      transformPastedHTML: (html) => cleanPaste(html, { tables: hasTables }),
    },
    onTyped: () => setRefused(null),
    onChange,
  });
  const pictures = useSending({
    room: PICTURES_AT_ONCE,
    onArrived: ({ url, width, height }) =>
      editor?.chain().focus().insertPicture({ src: url, alt: '', width, height }).run(),
  });
  /** Before the editor reads it: 2 MB would stop the page. */
  const take = (event: ClipboardEvent | DragEvent, moved: DataTransfer) => {
    const sent = { html: moved.getData('text/html'), text: moved.getData('text/plain') };
    const files = sent.html === '' && takesPictures ? picturesOf(moved) : [];
    const used = editor ? usedBeside(editor, event.type) : 0;
    const problem = pasteProblem(sent, kind, { used, maximum });
    if (files.length === 0 && problem === null) return;
    event.preventDefault();
    event.stopPropagation();
    if (files.length > 0) pictures.add(files);
    else setRefused(problem);
  };
  const isShown = useTakingOver(editor, plain);
  if (!isShown) return null;
  return (
    <div
      className="editor"
      onPasteCapture={(event) => take(event, event.clipboardData)}
      onDropCapture={(event) => take(event, event.dataTransfer)}
    >
      {editor && (
        <EditorToolbar
          editor={editor}
          kind={kind}
          label={label}
          onPictures={takesPictures ? () => input.current?.click() : null}
        />
      )}
      {refused && <PasteRefused problem={refused} />}
      {takesPictures && <PictureUploads input={input} {...pictures} />}
      <EditorContent editor={editor} />
      {editor && <SlashList editor={editor} store={slash} />}
      <p id={keysId} className="pt-1 pb-2 px-4 text-muted text-sm/body pointer-coarse:hidden">
        {hasTables ? t('rich_text.keys_with_tables') : t('rich_text.keys')}
      </p>
    </div>
  );
}

const takes = (kind: RichTextKind, element: 'table' | 'img'): boolean => element in RICH_TEXT_ELEMENTS[kind];

/** The text's length without the replaced part: the selection by a paste, or by a move within the text. */
function usedBeside(editor: Editor, event: string): number {
  const { schema, state, view } = editor;
  const isReplaced = event === 'paste' || view.dragging?.move === true;
  const replaced = isReplaced ? getHTMLFromFragment(state.selection.content().content, schema).length : 0;
  return Math.max(0, editor.getHTML().length - replaced);
}

function attributesOf(props: RichTextEditorProps, keysId: string): Record<string, string> {
  const { label, lang, id, invalid = false, describedBy } = props;
  return {
    class: 'content-text editor-text',
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    'aria-keyshortcuts': 'Alt+F10',
    ...(lang ? { lang } : {}),
    ...(id ? { id } : {}),
    ...(invalid ? { 'aria-invalid': 'true' } : {}),
    'aria-describedby': describedBy ? `${describedBy} ${keysId}` : keysId,
  };
}
