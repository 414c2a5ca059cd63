import { Toolbar } from '@base-ui/react/toolbar';
import { IconAlt, IconLink, IconPhoto, type Icon } from '@tabler/icons-react';
import { useEditorState, type Editor } from '@tiptap/react';
import { useState } from 'react';
import type { RichTextKind } from '../../../common/text/rich-text.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { FontChoice } from './font-choice.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import { TABLE_TOOLS, toolsOf } from './tools.ts';

type Props = {
  editor: Editor;
  kind: RichTextKind;
  label: string;
  /** Chooses pictures to upload; null: this configuration has none. */
  onPictures: (() => void) | null;
};

/** The formats of the words that are selected; arrow keys go from one to the next. */
export function EditorToolbar({ editor, kind, label, onPictures }: Props) {
  const t = useT();
  const [dialog, setDialog] = useState<'link' | 'picture' | null>(null);
  const tools = toolsOf(kind);
  // Drawn again only where a format begins or ends, not with each key.
  const { on, linked, inTable, onPicture } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      on: tools.map(({ isOn }) => isOn?.(now) ?? false).join(),
      linked: now.isActive('link'),
      inTable: now.isActive('table'),
      onPicture: now.isActive('picture'),
    }),
  });
  const states = on.split(',');
  return (
    <>
      <Toolbar.Root
        className="editor-toolbar"
        aria-label={`${t('rich_text.toolbar')}: ${label}`}
        onKeyDown={({ key }) => key === 'Escape' && editor.commands.focus()}
      >
        <FontChoice editor={editor} />
        {tools.map((tool, index) => (
          <ToolButton
            key={tool.label}
            label={t(tool.label)}
            icon={tool.icon}
            pressed={tool.isOn ? states[index] === 'true' : undefined}
            onPress={() => tool.run(editor)}
          />
        ))}
        <ToolButton
          label={t('rich_text.link')}
          icon={IconLink}
          pressed={linked}
          onPress={() => setDialog('link')}
        />
        {onPictures && <ToolButton label={t('rich_text.picture')} icon={IconPhoto} onPress={onPictures} />}
        {onPicture && (
          <ToolButton
            label={t('rich_text.picture_alt')}
            icon={IconAlt}
            onPress={() => setDialog('picture')}
          />
        )}
        {inTable && (
          <Toolbar.Group className="flex flex-wrap gap-0.5" aria-label={t('rich_text.table')}>
            {TABLE_TOOLS.map((tool) => (
              <ToolButton
                key={tool.label}
                label={t(tool.label)}
                icon={tool.icon}
                onPress={() => tool.run(editor)}
              />
            ))}
          </Toolbar.Group>
        )}
      </Toolbar.Root>
      <LinkDialog editor={editor} open={dialog === 'link'} onClose={() => setDialog(null)} />
      <PictureDialog editor={editor} open={dialog === 'picture'} onClose={() => setDialog(null)} />
    </>
  );
}

type ToolButtonProps = { label: string; icon: Icon; pressed?: boolean | undefined; onPress: () => void };

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
