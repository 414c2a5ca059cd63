import { useT } from '../../lib/page/app-context.tsx';
import { Button } from '../ui/button.tsx';
import { FieldError } from '../ui/form/field.tsx';
import { UploadProgress } from './upload-progress.tsx';
import type { Sending } from './use-sending.ts';

type Props = { sending: readonly Sending[]; onDismiss: (key: number) => void };

/** Files on their way, with how far each has come; and those that did not get through, with why. */
export function SendingList({ sending, onDismiss }: Props) {
  const t = useT();
  if (sending.length === 0) return null;
  return (
    <ul className="grid gap-3">
      {sending.map(({ key, name, bytes, sentBytes, problem, repeat }) => (
        <li key={key}>
          {problem === null ? (
            <UploadProgress name={name} sentBytes={sentBytes} bytes={bytes} />
          ) : (
            <div className="flex flex-wrap items-center gap-x-4" role="alert">
              <FieldError>
                <bdi className="font-semibold">{name}</bdi>: {problem}
              </FieldError>
              {repeat && (
                <Button size="small" onClick={repeat}>
                  {t('uploads.repeat')}
                </Button>
              )}
              <Button size="small" variant="ghost" onClick={() => onDismiss(key)}>
                {t('uploads.dismiss')}
              </Button>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
