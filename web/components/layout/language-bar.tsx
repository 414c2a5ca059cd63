import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { htmlLang, otherLanguage, type Language } from '../../../common/format/language.ts';
import { useShared, useT } from '../../lib/page/app-context.tsx';
import { chooseLanguage } from '../../lib/language-choice.ts';
import { prefersLanguage } from '../../lib/preferred-language.ts';
import { Link } from '../ui/link.tsx';

/** The link to the page in the other language, until the visitor chooses one. An account has its language. */
export function LanguageBar() {
  const t = useT();
  const { language, alternateUrl, viewer } = useShared();
  const other = otherLanguage(language);
  const [isOffered, setOffered] = useState(() =>
    prefersLanguage(other, { languages: navigator.languages, cookies: document.cookie }),
  );
  const choose = (chosen: Language) => () => {
    chooseLanguage(chosen);
    setOffered(false);
  };
  if (!isOffered || alternateUrl === null || viewer !== null) return null;
  return (
    <aside className="version-bar" lang={htmlLang(other)}>
      <Link className="version-load" href={alternateUrl} hrefLang={htmlLang(other)} onClick={choose(other)}>
        {t('layout.language_offer')}
      </Link>
      <button
        type="button"
        className="version-load"
        aria-label={t('layout.language_offer_close')}
        onClick={choose(language)}
      >
        <IconX size={18} stroke={1.75} aria-hidden="true" />
      </button>
    </aside>
  );
}
