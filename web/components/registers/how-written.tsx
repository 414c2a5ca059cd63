import { useT } from '../../lib/page/app-context.tsx';
import { SelectField } from '../form/fields.tsx';

const ENCODINGS = ['utf8', 'windows-1252', 'cp850', 'macintosh', 'utf16le'];
const DELIMITERS = { ',': 'comma', ';': 'semicolon', tab: 'tab', '|': 'bar' } as const;

/** Encoding, delimiter, header and width, which the file itself tells most times. */
export function HowWritten() {
  const t = useT();
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="mb-2 font-[640]">{t('registers.how_written')}</legend>
      <SelectField
        name="header"
        required
        label={t('registers.header')}
        options={[
          { value: 'yes', label: t('registers.header_yes') },
          { value: 'no', label: t('registers.header_no') },
        ]}
      />
      <SelectField
        name="delimiter"
        label={t('registers.delimiter')}
        placeholder={t('registers.told_by_file')}
        options={Object.entries(DELIMITERS).map(([value, key]) => ({
          value,
          label: t(`registers.between.${key}`),
        }))}
      />
      <SelectField
        name="encoding"
        label={t('registers.encoding')}
        placeholder={t('registers.told_by_file')}
        options={ENCODINGS.map((value) => ({ value, label: value.toUpperCase() }))}
      />
      <SelectField
        name="ragged"
        required
        label={t('registers.ragged')}
        options={[
          { value: 'no', label: t('registers.ragged_no') },
          { value: 'yes', label: t('registers.ragged_yes') },
        ]}
      />
    </fieldset>
  );
}
