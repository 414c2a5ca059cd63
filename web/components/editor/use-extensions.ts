import { IconPhoto } from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { useMemo, useState } from 'react';
import type { Translate } from '../../../common/format/translator.ts';
import { RICH_TEXT_ELEMENTS, type RichTextKind } from '../../../common/text/rich-text.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { extensionsOf } from './extensions.ts';
import { createSlashStore, slashMenu, type SlashItem } from './slash-menu.ts';
import { blockToolsOf } from './tools.ts';

/** The parts of one editor, with the store of its slash menu. */
export function useExtensions(kind: RichTextKind) {
  const t = useT();
  const [slash] = useState(createSlashStore);
  const extensions = useMemo(
    () => [...extensionsOf(kind), slashMenu(slash, slashItems(kind, t))],
    [kind, slash, t],
  );
  return { slash, extensions };
}

/** The blocks that a field takes. */
function slashItems(kind: RichTextKind, t: Translate): SlashItem[] {
  const blocks = blockToolsOf(kind).map(({ label, icon, run }) => ({ name: t(label), icon, run }));
  const picture = { name: t('rich_text.picture'), icon: IconPhoto, run: choosePictures };
  return 'img' in RICH_TEXT_ELEMENTS[kind] ? [...blocks, picture] : blocks;
}

/** Opens the file dialog of the editor's own picture field. */
function choosePictures({ view }: Editor): void {
  view.dom.closest('.editor')?.querySelector<HTMLInputElement>('input[type=file]')?.click();
}
