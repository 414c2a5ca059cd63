import { IconX } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { htmlLang, otherLanguage } from '../../../common/format/language.ts';
import { useShared, useT } from '../../lib/page/app-context.tsx';
import { chooseLanguage, chosenLanguage, prefersLanguage } from '../../lib/language-choice.ts';
import { Link } from '../ui/link.tsx';

/** Offers the page in the visitor's own language, until they choose one. An account has its language. */
export function LanguageOffer() {
  const t = useT();
  const { language, alternateUrl, viewer } = useShared();
  const other = otherLanguage(language);
  // The drawn page is the same for all its visitors, so the browser is asked once it runs.
  const isOffered = useSyncExternalStore(
    chosenLanguage.subscribe,
    () => prefersLanguage(other, { languages: navigator.languages, cookies: document.cookie }),
    () => false,
  );
  if (!isOffered || alternateUrl === null || viewer !== null) return null;
  return (
    <div className="version-bar" lang={htmlLang(other)}>
      <Link
        className="version-load"
        href={alternateUrl}
        hrefLang={htmlLang(other)}
        onClick={() => chooseLanguage(other)}
      >
        {t('layout.language_offer')}
      </Link>
      <button
        type="button"
        className="version-load"
        aria-label={t('layout.language_offer_close')}
        onClick={() => chooseLanguage(language)}
      >
        <IconX size={18} stroke={1.75} aria-hidden="true" />
      </button>
    </div>
  );
}
