import type { Editor } from '@tiptap/react';
import { useState, type FormEvent } from 'react';
import { useT } from '../../lib/page/app-context.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogActions } from '../ui/overlay/dialog.tsx';
import { TextField } from '../form/fields.tsx';

type Props = { editor: Editor; open: boolean; onClose: () => void };

/** Asks for the selected picture's description. */
export function PictureDialog({ editor, open, onClose }: Props) {
  const t = useT();
  return (
    <Dialog open={open} onClose={onClose} title={t('rich_text.picture')} size="small">
      <AltForm editor={editor} onClose={onClose} />
    </Dialog>
  );
}

function AltForm({ editor, onClose }: Omit<Props, 'open'>) {
  const t = useT();
  const [alt, setAlt] = useState(() => String(editor.getAttributes('picture')['alt'] ?? ''));
  const set = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    editor.chain().focus().updateAttributes('picture', { alt: alt.trim() }).run();
    onClose();
  };
  return (
    <form method="dialog" onSubmit={set}>
      <TextField
        label={t('rich_text.picture_alt')}
        help={t('rich_text.picture_alt_help')}
        dir="auto"
        value={alt}
        maxLength={300}
        onChange={setAlt}
      />
      <DialogActions>
        <Button type="submit" variant="primary">
          {t('rich_text.picture_done')}
        </Button>
      </DialogActions>
    </form>
  );
}
