import { route } from '../../../common/routes/route-table.ts';
import type { ExplainChoices } from '../../../server/moderation/registers/explain-choices.ts';
import type { NotUnderstood } from '../../../server/moderation/registers/not-understood.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { Section } from '../ui/section.tsx';
import { WordsForm } from './words-form.tsx';

type Props = {
  notUnderstood: readonly NotUnderstood[];
  listId: number;
  choices: ExplainChoices;
  canExplain?: boolean;
  /** Nothing is said to be understood where rows are refused. */
  refused: number;
};

/** Every value that nobody understood, with its count; words may be explained. */
export function NotUnderstoodParts({ notUnderstood, listId, choices, canExplain = false, refused }: Props) {
  const t = useT();
  const words = notUnderstood.flatMap(({ explained, values }) =>
    explained === null
      ? []
      : values.map(({ value, count }) => ({ field: explained, word: value, meaning: '', count })),
  );
  if (notUnderstood.length === 0 && refused > 0) return null;
  return (
    <Section title={t('registers.not_understood')}>
      {notUnderstood.length === 0 && <p>{t('registers.all_understood')}</p>}
      {notUnderstood.map(({ field, column, count, values }) => (
        <div key={field} className="mb-4">
          <h3 className="mb-1">{t('registers.column_times', { column, count })}</h3>
          <p className="max-w-text text-sm" dir="auto">
            {values
              .map((one) =>
                t('registers.value_times', { value: one.value, count: one.count, line: one.line }),
              )
              .join(' · ')}
          </p>
        </div>
      ))}
      {canExplain && words.length > 0 && (
        <>
          <p className="mb-4 max-w-text">{t('registers.explain_intro')}</p>
          <WordsForm
            key={words.map(({ word }) => word).join('|')}
            action={route('admin.registers.list_words', { id: listId })}
            words={words}
            choices={choices}
          />
        </>
      )}
    </Section>
  );
}
