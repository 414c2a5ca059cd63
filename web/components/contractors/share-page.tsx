import type { MouseEvent } from 'react';
import { useShared, useT } from '../../lib/page/app-context.tsx';

type Props = { name: string; href: string };

/** Shares this page by the device's own sheet, else copies its link; without scripts it is that link. */
export function SharePage({ name, href }: Props) {
  const t = useT();
  const { canonicalUrl } = useShared();
  const share = (event: MouseEvent) => {
    event.preventDefault();
    const url = new URL(href, canonicalUrl).href;
    void import('../../lib/share.ts').then(({ shareAddress }) => shareAddress(name, url, t));
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
