import type { ExplainedField } from '../../../common/limits/registers.ts';
import type { ExplainChoices } from '../../../server/moderation/registers/explain-choices.ts';
import { usePostForm } from '../../hooks/use-post-form.ts';
import { useT } from '../../lib/page/app-context.tsx';
import type { Translate } from '../../../common/format/translator.ts';
import { SelectField } from '../form/fields.tsx';
import { PostForm } from '../form/post-form.tsx';
import { Button } from '../ui/button.tsx';
import type { Option } from '../ui/form/select.tsx';
import { showFirstRows } from './first-rows.ts';

type Word = {
  field: ExplainedField;
  word: string;
  meaning: string;
  /** Null: a word of the source, not of this list. */ count: number | null;
};
/** As many as one form takes. */
const WORDS_MAX = 60;

/** Says what words of a source mean, now and in its later lists. */
export function WordsForm({
  action,
  words,
  choices,
}: {
  action: string;
  words: readonly Word[];
  choices: ExplainChoices;
}) {
  const t = useT();
  const shown = words.slice(0, WORDS_MAX);
  const form = usePostForm(
    Object.fromEntries(shown.map(({ meaning }, index) => [`meaning_${index + 1}`, meaning])),
    {
      action,
      also: Object.fromEntries(
        shown.map(({ field, word }, index) => [`word_${index + 1}`, `${field}|${word}`]),
      ),
      onSaved: showFirstRows,
      visit: { preserveScroll: true },
    },
  );
  return (
    <PostForm form={form} className="grid max-w-text gap-4">
      {shown.map(({ field, word, count }, index) => (
        <SelectField
          key={`${field} ${word}`}
          name={`meaning_${index + 1}`}
          label={count === null ? `“${word}”` : t('registers.word_times', { word, count })}
          placeholder={t(count === null ? 'registers.forget_word' : 'registers.not_said')}
          options={optionsOf(t, field, choices)}
        />
      ))}
      <div>
        <Button type="submit" busy={form.busy}>
          {t('registers.save_words')}
        </Button>
      </div>
    </PostForm>
  );
}

function optionsOf(t: Translate, field: ExplainedField, choices: ExplainChoices): Option[] {
  const nothing = { value: 'nothing', label: t('registers.says_nothing') };
  if (field === 'license_status')
    return [
      ...choices.license_status.map((value) => ({ value, label: t(`admin_lists.license.${value}`) })),
      nothing,
    ];
  if (field === 'trades')
    return [...choices.trades.map(({ slug, name }) => ({ value: slug, label: name })), nothing];
  return [...choices.state.map(({ code, name }) => ({ value: code, label: `${name} (${code})` })), nothing];
}
