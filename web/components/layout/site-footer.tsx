import { memo } from 'react';
import { usePath, useShared, useT } from '../../lib/page/app-context.tsx';
import { isHomeowner } from '../../lib/is-homeowner.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { Link } from '../ui/link.tsx';

/** The end of each page: our promises, links, and thanks. */
export const SiteFooter = memo(function SiteFooter() {
  const t = useT();
  return (
    <footer className="frame-footer">
      <svg className="footer-bob" viewBox="0 0 15 34" aria-hidden="true">
        <path d="M4.5 0h6v5h3l-1.5 14-4.5 15L3 19 1.5 5h3z" fill="currentcolor" />
      </svg>
      <p className="text-base text-ink">{t('layout.promise')}</p>
      <FooterLinks />
      <p className="mt-4">
        {t('layout.credits_before')} <a href="https://www.geonames.org/">GeoNames</a>,{' '}
        {t('layout.credits_license')}
      </p>
    </footer>
  );
});

function FooterLinks() {
  const t = useT();
  const path = usePath();
  const { viewer } = useShared();
  return (
    <nav className="footer-links mt-4" aria-label={t('layout.footer_navigation')}>
      <Link href={path('contractors.index')}>{t('layout.find_contractors')}</Link>
      <Link href={path('for_contractors')}>{t('layout.for_contractors')}</Link>
      {!isHomeowner(viewer) && <Link href={path('pricing')}>{t('layout.pricing')}</Link>}
      <Link href={path('red_flags.index')}>{t('layout.red_flags')}</Link>
      <Link href={path('postings.index')}>{t('layout.postings')}</Link>
      <Link href={`${path('home')}#how-ratings-work`}>{t('layout.how_ratings_work')}</Link>
      <Link href={path('transparency')}>{t('layout.transparency')}</Link>
      <Link href={path('open_data')}>{t('layout.open_data')}</Link>
      <Link href={path('verify')}>{t('layout.verify')}</Link>
      <Link href={path('decisions.index')}>{t('layout.decisions')}</Link>
      <Link href={path('about')}>{t('layout.about')}</Link>
      <Link href={path('faq')}>{t('layout.faq')}</Link>
      <Link href={path('new-features')}>{t('layout.new_features')}</Link>
      <Link href={path('go-mobile')}>{t('layout.go_mobile')}</Link>
      <Link href={path('careers')}>{t('layout.careers')}</Link>
      <Link href={path('membership-agreement')}>{t('layout.membership_agreement')}</Link>
      <Link href={path('terms')}>{t('layout.terms')}</Link>
      <Link href={path('privacy')}>{t('layout.privacy')}</Link>
      <Link href={path('security')}>{t('layout.security')}</Link>
      <Link href={path('status')}>{t('layout.status')}</Link>
      <Link href={path('data_requests')}>{t('layout.data_requests')}</Link>
      <Link href={path('contact')}>{t('layout.contact')}</Link>
      {viewer === null && <Link href={path('join')}>{t('layout.join')}</Link>}
      <LanguageSwitch className="gap-1.5" />
    </nav>
  );
}
