import { SENSITIVE_TOPICS } from '../../../../common/cases/sensitive-cases.ts';
import { useT } from '../../../lib/page/app-context.tsx';
import { SelectField } from '../../form/fields.tsx';

type Props = { value?: string; error?: string; onChange?: (topic: string) => void };

/** Asks whether an appeal is about a sensitive subject, whose evidence is for administrators only. */
export function TopicField({ value, error, onChange }: Props) {
  const t = useT();
  return (
    <SelectField
      name="topic"
      label={t('appeal_forms.topic')}
      help={t('appeal_forms.topic_help')}
      error={error}
      placeholder={t('appeal_forms.topic.none')}
      options={SENSITIVE_TOPICS.map((topic) => ({
        value: topic,
        label: t(`appeal_forms.topic.${topic}`),
      }))}
      value={value}
      onChange={onChange}
    />
  );
}
