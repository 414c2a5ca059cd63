import { FACT_ANSWERS, FACT_KEYS, type FactAnswer, type FactKey } from '../../../../common/constants.ts';
import { useT } from '../../../lib/page/app-context.tsx';
import { useTakenOver } from '../../../hooks/use-taken-over.ts';
import { Button } from '../../ui/button.tsx';
import { FieldHelp } from '../../ui/form/field.tsx';
import { RadioGroup } from '../../ui/form/radio-group.tsx';
import type { FieldErrors } from '../../../lib/drafts/open-errors.ts';
import type { ReviewFields } from './review-fields.ts';

type Facts = ReviewFields['facts'];
type Props = { facts: Facts; errors: FieldErrors; onChange: (facts: Facts) => void };

/** The sixteen questions about the job, with how many are answered. */
export function FactQuestions({ facts, errors, onChange }: Props) {
  const t = useT();
  const isTakenOver = useTakenOver();
  const answered = FACT_KEYS.filter((key) => facts[key]).length;
  const markRest = () => {
    const rest = FACT_KEYS.filter((key) => !facts[key]).map((key) => [key, 'not_applicable'] as const);
    onChange({ ...facts, ...Object.fromEntries(rest) });
  };
  return (
    <div className="grid gap-6">
      <FieldHelp>{t('review_form.facts_help')}</FieldHelp>
      {FACT_KEYS.map((key) => (
        <FactQuestion
          key={key}
          fact={key}
          answer={facts[key] ?? null}
          error={errors[`facts.${key}`]}
          onAnswer={(answer) => onChange({ ...facts, [key]: answer })}
        />
      ))}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <output className="tabular text-sm text-muted">
          {t('review_form.facts_answered', { answered, all: FACT_KEYS.length })}
        </output>
        {isTakenOver && answered < FACT_KEYS.length && (
          <Button variant="ghost" size="small" onClick={markRest}>
            {t('review_form.rest_not_applicable')}
          </Button>
        )}
      </div>
    </div>
  );
}

type QuestionProps = {
  fact: FactKey;
  answer: FactAnswer | null;
  error?: string;
  onAnswer: (answer: FactAnswer) => void;
};

function FactQuestion({ fact, answer, error, onAnswer }: QuestionProps) {
  const t = useT();
  return (
    <RadioGroup
      name={`facts.${fact}`}
      layout="row"
      legend={t(`reviews.fact_question.${fact}`)}
      options={FACT_ANSWERS.map((value) => ({ value, label: t(`reviews.answer.${value}`) }))}
      value={answer}
      onChange={onAnswer}
      error={error}
    />
  );
}
