import { SENSITIVE_TOPICS } from '../../../../common/cases/sensitive-cases.ts';
import { useT } from '../../../lib/page/app-context.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Select } from '../../ui/form/select.tsx';

type Props = { value: string; error: string | undefined; onChange: (topic: string) => void };

/** Asks whether an appeal is about a sensitive subject, whose evidence is for administrators only. */
export function TopicField({ value, error, onChange }: Props) {
  const t = useT();
  return (
    <Field label={t('appeal_forms.topic')} help={t('appeal_forms.topic_help')} error={error}>
      {(control) => (
        <Select
          {...control}
          name="topic"
          placeholder={t('appeal_forms.topic.none')}
          options={SENSITIVE_TOPICS.map((topic) => ({
            value: topic,
            label: t(`appeal_forms.topic.${topic}`),
          }))}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
