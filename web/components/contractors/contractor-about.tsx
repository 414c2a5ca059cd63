import { htmlLang, type Language } from '../../../common/language.ts';
import type { ContractorView } from '../../../server/contractors/page-view.ts';
import type { MessageKey } from '../../../translations/index.ts';
import { useShared, useT } from '../../lib/app-context.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { Section } from '../ui/section.tsx';
import { UserText } from '../ui/user-text.tsx';

const IN_LANGUAGE: Record<Language, MessageKey> = {
  english: 'contractors.text_in_english',
  mexican_spanish: 'contractors.text_in_mexican_spanish',
};

/** The contractor's own text: the first paragraph is open, the rest folded, so that reviews stay near. */
export function ContractorAbout({ contractor: { about } }: { contractor: ContractorView }) {
  const t = useT();
  const { language } = useShared();
  if (about === null) return null;
  const [first = '', ...rest] = about.text.split(/\n\s*\n/);
  return (
    <Section
      title={t('contractors.about_title')}
      aside={
        about.language !== language && <span className="text-muted">{t(IN_LANGUAGE[about.language])}</span>
      }
    >
      <div lang={htmlLang(about.language)}>
        <Paragraph text={first} />
        {rest.length > 0 && (
          <Disclosure summary={t('common.show_more')} lang={htmlLang(language)}>
            <div className="grid gap-3" lang={htmlLang(about.language)}>
              {rest.map((paragraph, index) => (
                <Paragraph key={index} text={paragraph} />
              ))}
            </div>
          </Disclosure>
        )}
      </div>
    </Section>
  );
}

function Paragraph({ text }: { text: string }) {
  return (
    <p className="whitespace-pre-line">
      <UserText text={text} />
    </p>
  );
}
