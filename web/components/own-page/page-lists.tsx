import {
  CLOSED_DAYS_MAX_COUNT,
  LINKS_MAX_COUNT,
  STATED_LICENSES_MAX_COUNT,
} from '../../../common/profiles/contractor-page.ts';
import type { PageEditOptions } from '../../../server/profiles/page/page-edit-options.ts';
import type { PageEditView } from '../../../server/profiles/page/page-edit-view.ts';
import { useKeptInput } from '../../hooks/use-kept-input.ts';
import { useT } from '../../lib/page/app-context.tsx';
import type { FieldErrors } from '../../lib/drafts/open-errors.ts';
import { SelectField, TextField } from '../form/fields.tsx';
import { FormRows } from './form-rows.tsx';
import { PlainText } from '../profile/plain-fields.tsx';

export type PagePartProps = { page: PageEditView; options: PageEditOptions; errors: FieldErrors };

export function LinksField({ page: { links }, errors }: PagePartProps) {
  const t = useT();
  return (
    <FormRows
      name="links"
      legend={t('profile.links')}
      help={t('profile.links_help', { maximum: LINKS_MAX_COUNT })}
      stored={links.length}
      maximum={LINKS_MAX_COUNT}
      error={errors['links']}
    >
      {(index) => (
        <>
          <PlainText
            name={`links.${index}.url`}
            label={t('profile.link_url', { number: index + 1 })}
            stored={links[index]?.url}
            errors={errors}
          />
          <PlainText
            name={`links.${index}.label`}
            label={t('profile.link_label')}
            stored={links[index]?.label}
            errors={errors}
          />
        </>
      )}
    </FormRows>
  );
}

/** Licenses that no register lists; each stays beside the others. */
export function LicensesField({ page: { licenses }, options, errors }: PagePartProps) {
  const t = useT();
  const kept = useKeptInput();
  return (
    <FormRows
      name="licenses"
      legend={t('profile.licenses_title')}
      help={t('profile.licenses_help')}
      stored={licenses.length}
      maximum={STATED_LICENSES_MAX_COUNT}
      error={errors['licenses']}
    >
      {(index) => (
        <>
          <PlainText
            name={`licenses.${index}.number`}
            label={t('profile.license_number', { number: index + 1 })}
            stored={licenses[index]?.number}
            errors={errors}
          />
          <SelectField
            name={`licenses.${index}.state`}
            label={t('profile.license_state')}
            error={errors[`licenses.${index}.state`]}
            options={options.states}
            placeholder="—"
            defaultValue={kept.text(`licenses.${index}.state`, licenses[index]?.state)}
          />
          <PlainText
            name={`licenses.${index}.class`}
            label={t('profile.license_class')}
            stored={licenses[index]?.class}
            errors={errors}
          />
          <DayField
            name={`licenses.${index}.expires_on`}
            label={t('profile.license_expires')}
            stored={licenses[index]?.expires_on}
            errors={errors}
          />
        </>
      )}
    </FormRows>
  );
}

export function ClosedDaysField({ page: { closed_days: days }, errors }: PagePartProps) {
  const t = useT();
  return (
    <FormRows
      name="closed_days"
      legend={t('profile.closed_days')}
      help={t('profile.closed_days_help')}
      stored={days.length}
      maximum={CLOSED_DAYS_MAX_COUNT}
      error={errors['closed_days']}
    >
      {(index) => (
        <>
          <DayField
            name={`closed_days.${index}.from`}
            label={t('profile.closed_from', { number: index + 1 })}
            stored={days[index]?.from}
            errors={errors}
          />
          <DayField
            name={`closed_days.${index}.to`}
            label={t('profile.closed_to')}
            stored={days[index]?.to}
            errors={errors}
          />
          <PlainText
            name={`closed_days.${index}.label`}
            label={t('profile.closed_label')}
            stored={days[index]?.label}
            errors={errors}
          />
        </>
      )}
    </FormRows>
  );
}

type DayProps = { name: string; label: string; stored: string | undefined; errors: FieldErrors };

export function DayField({ name, label, stored, errors }: DayProps) {
  const kept = useKeptInput();
  return (
    <TextField
      name={name}
      label={label}
      error={errors[name]}
      type="date"
      defaultValue={kept.text(name, stored)}
    />
  );
}
