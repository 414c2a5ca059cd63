import {
  RED_FLAG_BODY_MAX_LENGTH,
  RED_FLAG_BODY_MIN_LENGTH,
  RED_FLAG_FILES_MAX,
} from '../../../common/cases/red-flags.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { Field } from '../ui/form/field.tsx';
import { TextArea } from '../ui/form/text-area.tsx';
import { TextInput } from '../ui/form/text-input.tsx';
import { EvidenceFiles } from './evidence-files.tsx';
import type { useEvidenceFiles } from './use-evidence-files.ts';

type Errors = Readonly<Record<string, string | undefined>>;
type TextProps = { value: string; errors: Errors; onChange: (value: string) => void };

/** The report in words. */
export function BodyField({ value, errors, onChange }: TextProps) {
  const t = useT();
  return (
    <Field label={t('red_flags.body')} help={t('red_flags.body_help')} error={errors['body']} required>
      {(control) => (
        <TextArea
          {...control}
          name="body"
          dir="auto"
          rows={8}
          counter={RED_FLAG_BODY_MAX_LENGTH}
          minimum={RED_FLAG_BODY_MIN_LENGTH}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}

type EvidenceProps = TextProps & { files: ReturnType<typeof useEvidenceFiles> };

/** The evidence: an official record, files, or both. */
export function EvidenceFields({ value, errors, files, onChange }: EvidenceProps) {
  const t = useT();
  return (
    <>
      <Field
        label={t('red_flags.record_url')}
        help={t('red_flags.record_url_help')}
        error={errors['record_url']}
      >
        {(control) => (
          <TextInput
            {...control}
            type="url"
            name="record_url"
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </Field>
      <EvidenceFiles
        seenBy="chosen"
        files={files}
        label={t('red_flags.evidence_files')}
        help={t('red_flags.evidence_files_help', { maximum: RED_FLAG_FILES_MAX })}
        error={errors['files']}
      />
    </>
  );
}
