import { Toolbar } from '@base-ui/react/toolbar';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconH2,
  IconH3,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconTable,
  IconUnderline,
  type Icon,
} from '@tabler/icons-react';
import { useEditorState, type Editor } from '@tiptap/react';
import { useState } from 'react';
import type { MessageKey } from '../../../translations/index.ts';
import { useT } from '../../lib/app-context.tsx';
import { LinkDialog } from './link-dialog.tsx';

type Tool = {
  label: MessageKey;
  icon: Icon;
  isOn?: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
};

const TOOLS: readonly Tool[] = [
  {
    label: 'content_editor.heading2',
    icon: IconH2,
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    label: 'content_editor.heading3',
    icon: IconH3,
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    label: 'content_editor.bold',
    icon: IconBold,
    isOn: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    label: 'content_editor.italic',
    icon: IconItalic,
    isOn: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    label: 'content_editor.underline',
    icon: IconUnderline,
    isOn: (editor) => editor.isActive('underline'),
    run: (editor) => editor.chain().focus().toggleUnderline().run(),
  },
  {
    label: 'content_editor.bullets',
    icon: IconList,
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: 'content_editor.numbers',
    icon: IconListNumbers,
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    label: 'content_editor.quote',
    icon: IconBlockquote,
    isOn: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  {
    label: 'content_editor.table',
    icon: IconTable,
    run: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run(),
  },
  {
    label: 'content_editor.undo',
    icon: IconArrowBackUp,
    run: (editor) => editor.chain().focus().undo().run(),
  },
  {
    label: 'content_editor.redo',
    icon: IconArrowForwardUp,
    run: (editor) => editor.chain().focus().redo().run(),
  },
];

/** The formats of the words that are selected; arrow keys go from one to the next. */
export function EditorToolbar({ editor }: { editor: Editor }) {
  const t = useT();
  const [isLinking, setLinking] = useState(false);
  // Drawn again only where a format begins or ends, not with each key.
  const { on, linked } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      on: TOOLS.map(({ isOn }) => isOn?.(now) ?? false).join(),
      linked: now.isActive('link'),
    }),
  });
  const states = on.split(',');
  return (
    <>
      <Toolbar.Root className="editor-toolbar" aria-label={t('content_editor.toolbar')}>
        {TOOLS.map((tool, index) => (
          <ToolButton
            key={tool.label}
            label={t(tool.label)}
            icon={tool.icon}
            pressed={tool.isOn ? states[index] === 'true' : undefined}
            onPress={() => tool.run(editor)}
          />
        ))}
        <ToolButton
          label={t('content_editor.link')}
          icon={IconLink}
          pressed={linked}
          onPress={() => setLinking(true)}
        />
      </Toolbar.Root>
      <LinkDialog editor={editor} open={isLinking} onClose={() => setLinking(false)} />
    </>
  );
}

type ToolButtonProps = { label: string; icon: Icon; pressed: boolean | undefined; onPress: () => void };

function ToolButton({ label, icon: Sign, pressed, onPress }: ToolButtonProps) {
  return (
    <Toolbar.Button
      className="editor-tool"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      // The selection stays in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <Sign size={20} stroke={1.75} aria-hidden="true" />
    </Toolbar.Button>
  );
}
