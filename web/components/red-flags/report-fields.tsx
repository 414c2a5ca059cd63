import {
  RED_FLAG_BODY_MAX_LENGTH,
  RED_FLAG_BODY_MIN_LENGTH,
  RED_FLAG_FILES_MAX,
} from '../../../common/cases/red-flags.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { TextAreaField, TextField } from '../form/fields.tsx';
import { EvidenceFiles } from './evidence-files.tsx';
import type { useEvidenceFiles } from './use-evidence-files.ts';

/** The report in words. */
export function BodyField() {
  const t = useT();
  return (
    <TextAreaField
      name="body"
      label={t('red_flags.body')}
      help={t('red_flags.body_help')}
      required
      dir="auto"
      rows={8}
      counter={RED_FLAG_BODY_MAX_LENGTH}
      minimum={RED_FLAG_BODY_MIN_LENGTH}
    />
  );
}

type EvidenceProps = { files: ReturnType<typeof useEvidenceFiles>; error?: string };

/** The evidence: an official record, files, or both. */
export function EvidenceFields({ files, error }: EvidenceProps) {
  const t = useT();
  return (
    <>
      <TextField
        name="record_url"
        label={t('red_flags.record_url')}
        help={t('red_flags.record_url_help')}
        type="url"
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
      />
      <EvidenceFiles
        seenBy="chosen"
        files={files}
        label={t('red_flags.evidence_files')}
        help={t('red_flags.evidence_files_help', { maximum: RED_FLAG_FILES_MAX })}
        error={error}
      />
    </>
  );
}
