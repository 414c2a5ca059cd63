import { router } from '@inertiajs/react';
import { useId, useRef } from 'react';
import { IMAGE_MEDIA_TYPES } from '../../../common/constants.ts';
import { route } from '../../../common/routes/route-table.ts';
import { useCall } from '../../hooks/use-call.ts';
import { useTakenOver } from '../../hooks/use-taken-over.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { toastError } from '../../lib/page/toasts.ts';
import { OwnFields } from '../form/action-form.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/form/field.tsx';
import { DropArea } from '../uploads/drop-area.tsx';
import { FileChooser } from '../uploads/file-chooser.tsx';
import { SendingList } from '../uploads/sending-list.tsx';
import { useSending } from '../uploads/use-sending.ts';

/** The server takes so many in one call. */
const MOST_AT_ONCE = 20;

/** Adds photos: many at once where scripts run, else one by a form of the browser's own. */
export function PhotoAdder({ count, limit }: { count: number; limit: number }) {
  const t = useT();
  const isTakenOver = useTakenOver();
  return (
    <div className="grid gap-4">
      <p className="max-w-prose text-muted">{t('photos.add_help')}</p>
      {isTakenOver ? <SendMany count={count} limit={limit} /> : <SendOne />}
    </div>
  );
}

function SendOne() {
  const t = useT();
  return (
    <form
      method="post"
      action={route('contractor.photos.send')}
      encType="multipart/form-data"
      className="flex flex-wrap items-end gap-4"
    >
      <OwnFields />
      <Field label={t('photos.file')} required>
        {(control) => (
          <input
            {...control}
            className="control"
            type="file"
            name="upload"
            accept={IMAGE_MEDIA_TYPES.join(',')}
          />
        )}
      </Field>
      <Button type="submit">{t('photos.send')}</Button>
    </form>
  );
}

function SendMany({ count, limit }: { count: number; limit: number }) {
  const t = useT();
  const id = useId();
  const keep = useKeeping();
  // One more than there is room for is sent, so that the server can name the plan that has room.
  const { sending, add, dismiss } = useSending({
    room: Math.max(1, limit - count),
    onArrived: (upload) => keep(upload.id),
  });
  return (
    <DropArea onFiles={add}>
      <SendingList sending={sending} onDismiss={dismiss} />
      <div className="flex flex-wrap items-center gap-4">
        <FileChooser
          id={id}
          takes="photos"
          label={t('photos.choose')}
          disabled={false}
          describedBy={`${id}-count`}
          onFiles={add}
        />
        <div className="hidden pointer-coarse:inline-flex">
          <FileChooser
            id={`${id}-camera`}
            takes="photos"
            label={t('photos.camera')}
            disabled={false}
            describedBy={`${id}-count`}
            camera
            onFiles={add}
          />
        </div>
        <output id={`${id}-count`} className="tabular text-sm text-muted">
          {t('photos.count', { count, limit })}
        </output>
      </div>
    </DropArea>
  );
}

/**
 * Saves uploaded photos to the page, one call after the other, so that a closed window loses none of them.
 */
function useKeeping(): (uploadId: number) => void {
  const waiting = useRef<number[]>([]);
  const busy = useRef(false);
  const { call } = useCall({
    onRefused: ({ body, errors, message }) =>
      body['upgrade'] === undefined && toastError(Object.values(errors)[0] ?? message),
  });
  const flush = async (): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    while (waiting.current.length > 0) {
      const uploads = waiting.current.splice(0, MOST_AT_ONCE);
      await call('api.contractor.photos', {}, { uploads });
    }
    busy.current = false;
    router.reload({ only: ['photos', 'limit', 'page'] });
  };
  return (uploadId) => {
    waiting.current.push(uploadId);
    void flush();
  };
}
