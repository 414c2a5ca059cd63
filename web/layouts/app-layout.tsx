import { usePage } from '@inertiajs/react';
import { useEffect, type ReactNode } from 'react';
import { htmlLang } from '../../common/format/language.ts';
import { CarriedText } from '../components/layout/carried-text.tsx';
import { ErrorBoundary } from '../components/layout/error-boundary.tsx';
import { LanguageOffer } from '../components/layout/language-offer.tsx';
import { NewVersionBar } from '../components/layout/new-version-bar.tsx';
import { News } from '../components/layout/news.tsx';
import { OfflineBar } from '../components/layout/offline-bar.tsx';
import { SiteFooter } from '../components/layout/site-footer.tsx';
import { SiteHeader } from '../components/layout/site-header.tsx';
import { UpgradeLayer } from '../components/layout/upgrade-layer.tsx';
import { UnsentBar } from '../components/layout/unsent-bar.tsx';
import { useT } from '../lib/page/app-context.tsx';
import { followEvents, followPage } from '../lib/page/startup.ts';
import type { SharedProps } from '../pages/shared-props.ts';

const MAIN_ID = 'main';

/** The frame of every page: header, the page on its plumb line, footer. */
export function AppLayout({ children }: { children: ReactNode }) {
  const t = useT();
  const { component } = usePage();
  return (
    <>
      <PageFollower />
      <a className="skip-link" href={`#${MAIN_ID}`}>
        {t('layout.skip_to_content')}
      </a>
      <LanguageOffer />
      <OfflineBar />
      <NewVersionBar />
      <UnsentBar />
      <News />
      <UpgradeLayer />
      <div className="frame">
        <SiteHeader />
        <main className="frame-main" id={MAIN_ID} tabIndex={-1}>
          <CarriedText />
          <ErrorBoundary page={component}>{children}</ErrorBoundary>
        </main>
        <SiteFooter />
      </div>
    </>
  );
}

/** Setting the same value again would make the browser style the whole page again. */
function speak(lang: string): void {
  const { documentElement } = document;
  if (documentElement.lang !== lang) documentElement.lang = lang;
}

/** Comes before the page, so that the page's effects already know the signed-in user. */
function PageFollower() {
  const { url, props } = usePage<SharedProps>();
  useEffect(() => {
    followPage({ url, props });
    followEvents({ url, props });
    speak(htmlLang(props.language));
  }, [url, props]);
  return null;
}
