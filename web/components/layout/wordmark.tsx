import { usePath, useShared, useT } from '../../lib/page/app-context.tsx';
import { Link } from '../ui/link.tsx';

/** The site's name beside the reel that the page's line hangs from. */
export function Wordmark() {
  const t = useT();
  const path = usePath();
  const { siteTitle } = useShared();
  return (
    <Link className="wordmark" href={path('home')} aria-label={t('layout.home_link', { site: siteTitle })}>
      <svg className="wordmark-reel" viewBox="0 0 13 64" aria-hidden="true">
        <circle cx="6.5" cy="32" r="5.25" fill="none" stroke="currentcolor" strokeWidth="2.5" />
        <path className="wordmark-line" d="M6.5 38.5V64" />
      </svg>
      {siteTitle}
    </Link>
  );
}
