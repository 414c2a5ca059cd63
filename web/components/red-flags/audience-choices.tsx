import { FILE_AUDIENCES, type FileAudience } from '../../../common/cases/red-flags.ts';
import { useTakenOver } from '../../hooks/use-taken-over.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { Field } from '../ui/form/field.tsx';
import { Select } from '../ui/form/select.tsx';
import type { useEvidenceFiles } from './use-evidence-files.ts';

type Props = { files: ReturnType<typeof useEvidenceFiles> };

/** Asks for each file who sees it; without scripts once for all files of the form. */
export function AudienceChoices({ files }: Props) {
  const t = useT();
  const isTakenOver = useTakenOver();
  const options = FILE_AUDIENCES.map((value) => ({ value, label: t(`red_flags.audience.${value}`) }));
  if (!isTakenOver)
    return (
      <Field label={t('red_flags.audience_of_all')}>
        {(control) => <Select {...control} name="audience" options={options} defaultValue="sides" />}
      </Field>
    );
  return [...files.kept, ...files.added].map(({ id, name }) => (
    <Field key={id} label={t('red_flags.audience_of', { name })}>
      {(control) => (
        <Select
          {...control}
          options={options}
          value={files.audienceOf(id)}
          onChange={({ target }) => files.choose(id, target.value as FileAudience)}
        />
      )}
    </Field>
  ));
}
