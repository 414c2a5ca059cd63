import type { DecisionReasonCode } from '../../../common/constants.ts';
import explanations from '../../../common/cases/explanations.json' with { type: 'json' };
import { LANGUAGES, type Language } from '../../../common/format/language.ts';
import type { MessageKey } from '../../../translations/index.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { Button } from '../ui/button.tsx';

const LANGUAGE_NAMES: Record<Language, MessageKey> = {
  english: 'admin.in_english',
  mexican_spanish: 'admin.in_spanish',
};

type RuleTexts = Record<'rule' | 'explanation', Record<Language, string>>;
const TEXTS: Partial<Record<DecisionReasonCode, RuleTexts>> = explanations;

type Props = {
  code: DecisionReasonCode | undefined;
  /** Takes a text that the administrator may change before it is sent. */
  onInsert: (text: string) => void;
};

/** The rule behind the chosen reason, and its usual explanation: in one language, or in both for sides with two. */
export function RuleText({ code, onInsert }: Props) {
  const t = useT();
  const texts = code && TEXTS[code];
  if (!texts) return null;
  const { rule, explanation } = texts;
  return (
    <div className="grid gap-2 border-l-2 border-line pl-3 text-sm">
      <p>{rule[t.language]}</p>
      <div className="flex flex-wrap items-center gap-2">
        <span className="text-muted">{t('admin.insert_explanation')}</span>
        {LANGUAGES.map((language) => (
          <Button
            key={language}
            size="small"
            title={explanation[language]}
            onClick={() => onInsert(explanation[language])}
          >
            {t(LANGUAGE_NAMES[language])}
          </Button>
        ))}
        <Button
          size="small"
          onClick={() => onInsert(LANGUAGES.map((language) => explanation[language]).join('\n\n'))}
        >
          {t('admin.insert_both')}
        </Button>
      </div>
    </div>
  );
}
