import type { Translate } from '../../common/format/translator.ts';
import { toastError, toastSuccess } from './page/toasts.ts';

/** Shares an address by the device's own sheet, else copies it. */
export function shareAddress(title: string, url: string, t: Translate): void {
  if (typeof navigator.share !== 'function') return copyAddress(url, t);
  // Closing the sheet is a choice, not a failure.
  void navigator.share({ title, url }).catch(() => undefined);
}

export const copyAddress = (url: string, t: Translate): void =>
  copyText(url, t('contractors.link_copied'), t);

/** `done`: says that it was copied. */
export function copyText(text: string, done: string, t: Translate): void {
  copy(text).then(
    () => toastSuccess(done),
    () => toastError(t('contractors.link_not_copied')),
  );
}

/** Rejects where the browser keeps the clipboard from this page. */
export const copy = async (text: string): Promise<void> => navigator.clipboard.writeText(text);
