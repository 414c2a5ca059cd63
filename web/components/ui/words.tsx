import { htmlLang, type Language } from '../../../common/language.ts';
import { useT } from '../../lib/app-context.tsx';

/** What somebody wrote, with its own line ends. `language`: named after it, where it may be another than the reader's. */
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
