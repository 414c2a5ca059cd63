import type { Editor } from '@tiptap/react';
import { useState, type FormEvent } from 'react';
import { checkUrl, normalUrl } from '../../../common/format/email-and-url.ts';
import { isLinkAddress } from '../../../common/text/rich-text.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogActions } from '../ui/overlay/dialog.tsx';
import { TextField } from '../form/fields.tsx';

/** A web address passes the check of every typed URL; pages of this site, mail and telephone links pass as well. */
const isTypedLink = (href: string): boolean =>
  isLinkAddress(href) && (!/^https?:/i.test(href) || checkUrl(href) === null);

type Props = { editor: Editor; open: boolean; onClose: () => void };

/** Asks where the selected words lead. */
export function LinkDialog({ editor, open, onClose }: Props) {
  const t = useT();
  return (
    <Dialog open={open} onClose={onClose} title={t('rich_text.link')} size="small">
      <LinkForm editor={editor} onClose={onClose} />
    </Dialog>
  );
}

function LinkForm({ editor, onClose }: Omit<Props, 'open'>) {
  const t = useT();
  const [address, setAddress] = useState(() => String(editor.getAttributes('link')['href'] ?? ''));
  const [isWrong, setWrong] = useState(false);
  const set = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const chain = editor.chain().focus().extendMarkRange('link');
    const href = normalUrl(address.trim());
    if (href !== '' && !isTypedLink(href)) return setWrong(true);
    (href === '' ? chain.unsetLink() : chain.setLink({ href })).run();
    onClose();
  };
  return (
    <form method="dialog" noValidate onSubmit={set}>
      <TextField
        label={t('rich_text.link_address')}
        help={t('rich_text.link_help')}
        {...(isWrong ? { error: t('validation.url') } : {})}
        value={address}
        maxLength={2000}
        autoCapitalize="off"
        onChange={(value) => {
          setAddress(value);
          setWrong(false);
        }}
      />
      <DialogActions>
        <Button type="submit" variant="primary">
          {t('rich_text.link_set')}
        </Button>
      </DialogActions>
    </form>
  );
}
