import { IconLanguage } from '@tabler/icons-react';
import { htmlLang, otherLanguage } from '../../../common/format/language.ts';
import { route } from '../../../common/routes/route-table.ts';
import { useShared, useT } from '../../lib/page/app-context.tsx';
import { chooseLanguage } from '../../lib/language-choice.ts';
import { ActionForm } from '../form/post-form.tsx';
import { Link } from '../ui/link.tsx';

/** The same page in the other language, whose name it carries in that language. */
export function LanguageSwitch({ className }: { className: string }) {
  const t = useT();
  const { language, alternateUrl, viewer } = useShared();
  const other = otherLanguage(language);
  const choose = () => chooseLanguage(other);
  const name = (
    <>
      <IconLanguage size={18} stroke={1.75} aria-hidden="true" />
      <span className="sr-only">{t('layout.read_in_other')}</span>
      <span aria-hidden="true">{t('common.other_language')}</span>
    </>
  );
  const about = { className, lang: htmlLang(other) };
  if (alternateUrl !== null && viewer === null) {
    return (
      <Link {...about} href={alternateUrl} hrefLang={htmlLang(other)} onClick={choose}>
        {name}
      </Link>
    );
  }
  // An account stores the choice, and a page with one address for both is drawn again in the other language.
  const action = route('language.update');
  const body = { language: other, ...(alternateUrl === null ? {} : { next: alternateUrl }) };
  return (
    <ActionForm action={action} also={body} visit={{ preserveScroll: false, onStart: choose }}>
      <button {...about} type="submit">
        {name}
      </button>
    </ActionForm>
  );
}
