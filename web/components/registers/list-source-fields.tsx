import type { FieldErrors } from '../../lib/drafts/open-errors.ts';
import { LIST_MAX_MEGABYTES } from '../../../common/limits/registers.ts';
import { TextField } from '../form/fields.tsx';
import { Field } from '../ui/form/field.tsx';
import { useT } from '../../lib/page/app-context.tsx';

/** A file or an address, and the day of the list. */
export function ListSourceFields({ errors, today }: { errors: FieldErrors; today: string }) {
  const t = useT();
  return (
    <>
      <Field
        label={t('registers.file')}
        help={t('registers.file_help', { megabytes: LIST_MAX_MEGABYTES })}
        error={errors['file']}
      >
        {(control) => (
          <input
            {...control}
            className="control"
            type="file"
            name="file"
            accept=".csv,.txt,.tsv,text/csv,text/plain"
          />
        )}
      </Field>
      <TextField
        name="address"
        label={t('registers.address')}
        help={t('registers.address_help')}
        inputMode="url"
        dir="ltr"
      />
      <TextField
        name="day"
        label={t('registers.day')}
        help={t('registers.day_help')}
        type="date"
        max={today}
      />
    </>
  );
}
