import { KeptPages } from '../../components/layout/kept-pages.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useT } from '../../lib/page/app-context.tsx';

export type Props = Record<string, never>;

/** The service worker shows it for a page without a copy. */
export default function ErrorOfflinePage(_props: Props) {
  const t = useT();
  return (
    <>
      <PageHead title={t('layout.offline_title')} noIndex />
      <h1 className="mb-3">{t('layout.offline_title')}</h1>
      <p className="max-w-text">{t('layout.offline_text')}</p>
      <div className="mt-8">
        <Button variant="primary" onClick={() => window.location.reload()}>
          {t('layout.error_reload')}
        </Button>
      </div>
      <KeptPages />
    </>
  );
}
