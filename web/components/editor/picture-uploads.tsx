import type { Editor } from '@tiptap/react';
import { useImperativeHandle, useRef, type RefObject } from 'react';
import { IMAGE_MEDIA_TYPES } from '../../../common/constants.ts';
import { useT } from '../../lib/app-context.tsx';
import { SendingList } from '../uploads/sending-list.tsx';
import { useHoldSubmit } from '../uploads/use-hold-submit.ts';
import { useSending } from '../uploads/use-sending.ts';

export type PictureUploader = { choose: () => void; add: (files: File[]) => void };

/** More at once are no text. */
const PICTURES_AT_ONCE = 20;

type Props = { editor: Editor; uploader: RefObject<PictureUploader | null> };

/** Pictures on their way into the text, with how far each has come; those that failed, with why. The text stays as it is. */
export function PictureUploads({ editor, uploader }: Props) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const group = useRef<HTMLDivElement>(null);
  const { sending, add, dismiss, busy } = useSending({
    room: PICTURES_AT_ONCE,
    onArrived: ({ url, width, height }) =>
      editor.chain().focus().insertPicture({ src: url, alt: '', width, height }).run(),
  });
  const held = useHoldSubmit(group, busy);
  useImperativeHandle(uploader, () => ({ choose: () => input.current?.click(), add }));
  return (
    <div ref={group} className="editor-uploads" aria-busy={busy}>
      <input
        ref={input}
        hidden
        type="file"
        multiple
        accept={IMAGE_MEDIA_TYPES.join(',')}
        onChange={({ target }) => {
          add([...(target.files ?? [])]);
          // The same file again is a choice again.
          target.value = '';
        }}
      />
      <SendingList sending={sending} onDismiss={dismiss} />
      {held && <p role="status">{t('uploads.wait')}</p>}
    </div>
  );
}
