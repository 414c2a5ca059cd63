import type { MouseEvent } from 'react';
import { useT } from '../../lib/page/app-context.tsx';

type Props = { name: string; href: string };

/** Safari lets a page copy only right after a press, so the code comes before one. */
const sharing = () => import('../../lib/share.ts');
const fetchSharing = () => void sharing();

/** Shares this page by the device's own sheet, else copies its link; without scripts it is that link. */
export function SharePage({ name, href }: Props) {
  const t = useT();
  const share = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    const { href: url } = event.currentTarget;
    void sharing().then(({ shareAddress }) => shareAddress(name, url, t));
  };
  return (
    <>
      <a
        className="button button-ghost"
        href={href}
        onClick={share}
        onFocus={fetchSharing}
        onPointerEnter={fetchSharing}
      >
        {t('contractors.share')}
      </a>
      <button type="button" className="button button-ghost with-scripts" onClick={() => window.print()}>
        {t('contractors.print')}
      </button>
    </>
  );
}
