import { useState } from 'react';
import { htmlLang, LANGUAGES, type Language } from '../../../common/format/language.ts';
import { ABOUT_HTML_MAX_LENGTH } from '../../../common/profiles/contractor-page.ts';
import { useKeptInput } from '../../hooks/use-kept-input.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { RichTextField } from '../editor/rich-text-field.tsx';
import type { PagePartProps } from './page-lists.tsx';
import { PlainText } from '../profile/plain-fields.tsx';

type Props = PagePartProps & { onChanged: () => void };

/** Headline and introduction in both languages. */
export function PageTexts(props: Props) {
  const t = useT();
  return (
    <>
      <p className="text-muted">{t('profile.words_text')}</p>
      {LANGUAGES.map((language) => (
        <Texts key={language} language={language} {...props} />
      ))}
    </>
  );
}

function Texts({ language, page, errors, onChanged }: Props & { language: Language }) {
  const t = useT();
  const kept = useKeptInput();
  const [about, setAbout] = useState(() => kept.text(`about.${language}`, page.about[language]));
  return (
    <>
      <PlainText
        name={`headline.${language}`}
        label={t(`profile.headline.${language}`)}
        stored={page.headline[language]}
        errors={errors}
      />
      <RichTextField
        name={`about.${language}`}
        label={t(`profile.about.${language}`)}
        lang={htmlLang(language)}
        value={about}
        maximum={ABOUT_HTML_MAX_LENGTH}
        error={errors[`about.${language}`]}
        onChange={(html) => {
          setAbout(html);
          onChanged();
        }}
      />
    </>
  );
}
