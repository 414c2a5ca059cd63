import { htmlLang, type Language } from '../../../common/format/language.ts';
import type { ContractorView } from '../../../server/contractors/page/page-view.ts';
import type { MessageKey } from '../../../translations/index.ts';
import { useShared, useT } from '../../lib/page/app-context.tsx';
import { Disclosure } from '../ui/overlay/disclosure.tsx';
import { Section } from '../ui/section.tsx';
import { CleanHtml } from '../content/markup.tsx';

const IN_LANGUAGE: Record<Language, MessageKey> = {
  english: 'contractors.text_in_english',
  mexican_spanish: 'contractors.text_in_mexican_spanish',
};

/** The contractor's own text: its first part is open, the rest folded, so that reviews stay near. */
export function ContractorAbout({ contractor: { about } }: { contractor: ContractorView }) {
  const t = useT();
  const { language } = useShared();
  if (about === null) return null;
  return (
    <Section
      title={t('contractors.about_title')}
      aside={
        about.language !== language && <span className="text-muted">{t(IN_LANGUAGE[about.language])}</span>
      }
    >
      <div lang={htmlLang(about.language)}>
        <CleanHtml className="content-text" html={about.first} />
        {about.rest !== null && (
          <Disclosure summary={t('common.show_more')} lang={htmlLang(language)}>
            <div lang={htmlLang(about.language)}>
              <CleanHtml className="content-text" html={about.rest} />
            </div>
          </Disclosure>
        )}
      </div>
    </Section>
  );
}
