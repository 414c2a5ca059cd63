import { FILE_AUDIENCES, type FileAudience } from '../../../common/cases/red-flags.ts';
import { useTakenOver } from '../../hooks/use-taken-over.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { SelectField } from '../form/fields.tsx';
import type { useEvidenceFiles } from './use-evidence-files.ts';

type Props = { files: ReturnType<typeof useEvidenceFiles> };

/** Asks for each file who sees it; without scripts once for all files of the form. */
export function AudienceChoices({ files }: Props) {
  const t = useT();
  const isTakenOver = useTakenOver();
  const options = FILE_AUDIENCES.map((value) => ({ value, label: t(`red_flags.audience.${value}`) }));
  if (!isTakenOver)
    return (
      <SelectField
        name="audience"
        label={t('red_flags.audience_of_all')}
        options={options}
        defaultValue="sides"
      />
    );
  return [...files.kept, ...files.added].map(({ id, name }) => (
    <SelectField
      key={id}
      label={t('red_flags.audience_of', { name })}
      options={options}
      value={files.audienceOf(id)}
      onChange={(value) => files.choose(id, value as FileAudience)}
    />
  ));
}
