import { KeptPages } from '../../components/layout/kept-pages.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useIsOffline } from '../../hooks/use-is-offline.ts';
import { useT } from '../../lib/page/app-context.tsx';

export type Props = Record<string, never>;

/** The service worker shows it for a page without a copy. */
export default function ErrorOfflinePage(_props: Props) {
  const t = useT();
  // The page comes from the device's own copy, also where the site is away.
  const isOffline = useIsOffline(true);
  const title = t(isOffline ? 'layout.offline_title' : 'layout.unreachable_title');
  return (
    <>
      <PageHead title={title} noIndex />
      <h1 className="mb-3">{title}</h1>
      <p className="max-w-text">{t(isOffline ? 'layout.offline_text' : 'layout.unreachable_text')}</p>
      <div className="mt-8">
        <Button variant="primary" onClick={() => window.location.reload()}>
          {t('layout.error_reload')}
        </Button>
      </div>
      <KeptPages />
    </>
  );
}
