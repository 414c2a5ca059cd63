import type { MouseEvent } from 'react';
import { useShared, useT } from '../../lib/app-context.tsx';
import { toastError, toastSuccess } from '../../lib/toasts.ts';

type Props = { name: string; href: string };

/** Shares this page by the device's own sheet, else copies its link; without scripts it is that link. */
export function SharePage({ name, href }: Props) {
  const t = useT();
  const { canonicalUrl } = useShared();
  const share = (event: MouseEvent) => {
    event.preventDefault();
    const url = new URL(href, canonicalUrl).href;
    if (typeof navigator.share === 'function') {
      // Whoever closes the sheet has changed their mind; that is no failure.
      void navigator.share({ title: name, url }).catch(() => undefined);
      return;
    }
    copy(url).then(
      () => toastSuccess(t('contractors.link_copied')),
      () => toastError(t('contractors.link_not_copied')),
    );
  };
  return (
    <>
      <a className="button button-ghost" href={href} onClick={share}>
        {t('contractors.share')}
      </a>
      <button type="button" className="button button-ghost with-scripts" onClick={() => window.print()}>
        {t('contractors.print')}
      </button>
    </>
  );
}

/** Rejects where the browser keeps the clipboard from this page. */
const copy = async (text: string): Promise<void> => navigator.clipboard.writeText(text);
