import {
  PAYMENT_METHODS,
  SERVED_REGIONS_MAX_COUNT,
  WARRANTY_MAX_LENGTH,
} from '../../../common/profiles/contractor-page.ts';
import { LANGUAGES, htmlLang } from '../../../common/format/language.ts';
import { useKeptInput } from '../../hooks/use-kept-input.ts';
import { LANGUAGE_NAMES } from './section-summaries.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { Checkbox } from '../ui/form/checkbox.tsx';
import { TextAreaField } from '../form/fields.tsx';
import { FieldError } from '../ui/form/field.tsx';
import { ChoiceList } from '../profile/choice-list.tsx';
import type { PagePartProps } from './page-lists.tsx';
import { PlainText } from '../profile/plain-fields.tsx';

/** Where they work: around their place, in states, or both. */
export function AreaFields({ page, options, errors }: PagePartProps) {
  const t = useT();
  const kept = useKeptInput();
  return (
    <>
      <PlainText
        name="service_radius"
        label={t(options.isMetric ? 'profile.radius_km' : 'profile.radius_mi')}
        stored={page.service_radius}
        errors={errors}
        inputMode="numeric"
      />
      <ChoiceList
        name="served_regions"
        legend={t('profile.served_regions')}
        help={t('profile.served_regions_help', { maximum: SERVED_REGIONS_MAX_COUNT })}
        filterLabel={t('profile.find_region')}
        options={options.regions}
        chosen={kept.list('served_regions', page.served_regions)}
        error={errors['served_regions']}
      />
    </>
  );
}

export function PaymentFields({ page, errors }: PagePartProps) {
  const t = useT();
  const kept = useKeptInput();
  return (
    <>
      {LANGUAGES.map((language) => (
        <TextAreaField
          key={language}
          name={`warranty.${language}`}
          label={t(`profile.warranty.${language}`)}
          help={t('profile.warranty_help')}
          error={errors[`warranty.${language}`]}
          lang={htmlLang(language)}
          rows={3}
          maxLength={WARRANTY_MAX_LENGTH}
          defaultValue={kept.text(`warranty.${language}`, page.warranty[language])}
        />
      ))}
      <Checks
        name="payment_methods"
        legend={t('profile.payment_methods')}
        options={PAYMENT_METHODS.map((one) => ({ value: one, label: t(`contractors.payment.${one}`) }))}
        chosen={kept.list('payment_methods', page.payment_methods)}
        error={errors['payment_methods']}
      />
    </>
  );
}

export function TeamFields({ page, errors }: PagePartProps) {
  const t = useT();
  const kept = useKeptInput();
  return (
    <>
      <Checks
        name="languages"
        legend={t('profile.languages')}
        options={LANGUAGES.map((one) => ({ value: one, label: t(LANGUAGE_NAMES[one]) }))}
        chosen={kept.list('languages', page.languages)}
        error={errors['languages']}
      />
      <PlainText
        name="crew_size"
        label={t('profile.crew')}
        stored={page.crew_size}
        errors={errors}
        inputMode="numeric"
      />
    </>
  );
}

type ChecksProps = {
  name: string;
  legend: string;
  options: readonly { value: string; label: string }[];
  chosen: readonly string[];
  error?: string | undefined;
};

/** Several out of a few. */
function Checks({ name, legend, options, chosen, error }: ChecksProps) {
  return (
    <fieldset className="field" tabIndex={-1} aria-invalid={error ? true : undefined}>
      <legend className="field-label">{legend}</legend>
      <input type="hidden" name={`${name}[]`} value="" />
      <div className="choices-row">
        {options.map(({ value, label }) => (
          <Checkbox
            key={value}
            name={`${name}[]`}
            value={value}
            label={label}
            defaultChecked={chosen.includes(value)}
          />
        ))}
      </div>
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}
