import { LANGUAGES, type Language } from '../../../common/language.ts';
import type { FieldErrors } from '../../lib/open-errors.ts';
import { useT } from '../../lib/app-context.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';
import { TextInput } from '../ui/text-input.tsx';
import type { BasicInfo } from './use-basic-info.ts';

export type RegionChoice = { id: number; name: string; country: string };
type FieldProps = {
  form: BasicInfo;
  set: <Name extends keyof BasicInfo>(name: Name, value: BasicInfo[Name]) => void;
  errors: FieldErrors;
};

type TextFieldProps = FieldProps & {
  name: Exclude<keyof BasicInfo, 'languages' | 'region_id' | 'phone_on_whatsapp'>;
  label: string;
  help?: string;
  type?: 'text' | 'tel';
  inputMode?: 'numeric';
  autoComplete?: string;
  required?: boolean;
  disabled?: boolean;
};

export function TextField({ name, label, help, required, form, set, errors, ...input }: TextFieldProps) {
  return (
    <Field label={label} help={help} error={errors[name]} required={required}>
      {(control) => (
        <TextInput
          {...control}
          {...input}
          name={name}
          value={form[name] ?? ''}
          onChange={(event) => set(name, event.target.value)}
        />
      )}
    </Field>
  );
}

export function PlaceFields({ regions, ...field }: FieldProps & { regions: RegionChoice[] }) {
  const t = useT();
  const { form, set, errors } = field;
  const options = regions.map(({ id, name, country }) => ({
    value: String(id),
    label: `${name} (${t(country === 'US' ? 'accounts.country_us' : 'accounts.country_mx')})`,
  }));
  return (
    <>
      <TextField
        name="postal_code"
        label={t('accounts.postal_code')}
        help={t('accounts.postal_code_help')}
        inputMode="numeric"
        autoComplete="postal-code"
        {...field}
      />
      <TextField name="city" label={t('accounts.city')} autoComplete="address-level2" {...field} />
      <Field label={t('accounts.region')} error={errors['region_id']}>
        {(control) => (
          <Select
            {...control}
            name="region_id"
            options={options}
            placeholder={t('accounts.region_none')}
            value={form.region_id}
            onChange={(event) => set('region_id', event.target.value)}
          />
        )}
      </Field>
    </>
  );
}

/** `register`: the number that a public register lists, and which one; it is not changed here. */
type Register = { number: string; source: string };

export function BusinessFields({ register, ...field }: FieldProps & { register: Register | null }) {
  const t = useT();
  const { form, set } = field;
  const spoken = form.languages ?? [];
  const choose = (language: Language, isSpoken: boolean) =>
    set(
      'languages',
      LANGUAGES.filter((one) => (one === language ? isSpoken : spoken.includes(one))),
    );
  return (
    <div className="grid gap-6">
      <TextField
        name="business_name"
        label={t('accounts.business_name')}
        autoComplete="organization"
        required
        {...field}
      />
      <TextField
        name="licence_number"
        label={t('accounts.licence_number')}
        help={register === null ? undefined : t('accounts.licence_from_register', register)}
        {...field}
      />
      <TextField name="year_founded" label={t('accounts.year_founded')} inputMode="numeric" {...field} />
      <TextField name="crew_size" label={t('accounts.crew_size')} inputMode="numeric" {...field} />
      <input type="hidden" name="phone_on_whatsapp" value="" />
      <Checkbox
        name="phone_on_whatsapp"
        label={t('accounts.phone_on_whatsapp')}
        checked={form.phone_on_whatsapp ?? false}
        onChange={(event) => set('phone_on_whatsapp', event.target.checked)}
      />
      <fieldset>
        <legend className="field-label">{t('accounts.spoken')}</legend>
        <input type="hidden" name="languages[]" value="" />
        {LANGUAGES.map((language) => (
          <Checkbox
            key={language}
            name="languages[]"
            value={language}
            label={t(language === 'english' ? 'accounts.spoken_english' : 'accounts.spoken_spanish')}
            checked={spoken.includes(language)}
            onChange={(event) => choose(language, event.target.checked)}
          />
        ))}
      </fieldset>
    </div>
  );
}
