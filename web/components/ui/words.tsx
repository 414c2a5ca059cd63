import { htmlLang, type Language } from '../../../common/format/language.ts';
import { useT } from '../../lib/page/app-context.tsx';

/** A user's text with its line ends. `language`: named after it, where it may differ from the reader's. */
export function Words({ text, language = null }: { text: string; language?: Language | null }) {
  const t = useT();
  return (
    <>
      <span
        className="whitespace-pre-line"
        dir="auto"
        lang={language === null ? undefined : htmlLang(language)}
      >
        {text}
      </span>
      {language !== null && <span className="text-muted"> {t(`common.written_in.${language}`)}</span>}
    </>
  );
}
