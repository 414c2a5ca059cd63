import { useRef, type RefObject } from 'react';
import { IMAGE_MEDIA_TYPES } from '../../../common/constants.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { SendingList } from '../uploads/sending-list.tsx';
import { useHoldSubmit } from '../uploads/use-hold-submit.ts';
import type { useSending } from '../uploads/use-sending.ts';

type Props = ReturnType<typeof useSending> & { input: RefObject<HTMLInputElement | null> };

/** Pictures on their way into the text, with how far each has come; those that failed, with why. The text stays as it is. */
export function PictureUploads({ input, sending, add, dismiss, busy }: Props) {
  const t = useT();
  const group = useRef<HTMLDivElement>(null);
  const isWaiting = useHoldSubmit(group, busy);
  return (
    <div ref={group} className="px-4 [&>ul]:py-3" aria-busy={busy}>
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
      {isWaiting && <p role="status">{t('uploads.wait')}</p>}
    </div>
  );
}
