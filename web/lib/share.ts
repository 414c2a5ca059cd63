import type { Translate } from '../../common/format/translator.ts';
import { toastError, toastSuccess } from './page/toasts.ts';

/** Shares an address by the device's own sheet, else copies it. */
export function shareAddress(title: string, url: string, t: Translate): void {
  if (typeof navigator.share !== 'function') return copyAddress(url, t);
  // Closing the sheet is a choice, not a failure.
  void navigator.share({ title, url }).catch(() => undefined);
}

export function copyAddress(url: string, t: Translate): void {
  copy(url).then(
    () => toastSuccess(t('contractors.link_copied')),
    () => toastError(t('contractors.link_not_copied')),
  );
}

/** Rejects where the browser keeps the clipboard from this page. */
const copy = async (text: string): Promise<void> => navigator.clipboard.writeText(text);
