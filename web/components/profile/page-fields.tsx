import { LANGUAGES, htmlLang, type Language } from '../../../common/language.ts';
import type { Weekday } from '../../../server/contractors/opening-hours.ts';
import type { PageEditView } from '../../../server/profiles/page-edit-view.ts';
import { useKeptInput } from '../../hooks/use-kept-input.ts';
import { useT } from '../../lib/app-context.tsx';
import type { FieldErrors } from '../../lib/open-errors.ts';
import { Field, FieldError } from '../ui/field.tsx';
import { Section } from '../ui/section.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { PlainFlag, PlainText } from './plain-fields.tsx';

type Props = { page: PageEditView; errors: FieldErrors };

/** Fields for the words of a contractor's page in both languages, and its facts. */
export function PageFields({ page, errors }: Props) {
  const t = useT();
  return (
    <>
      <Section title={t('profile.words_title')}>
        <p className="mb-4 text-muted">{t('profile.words_text')}</p>
        <div className="grid gap-6">
          {LANGUAGES.map((language) => (
            <Words key={language} language={language} page={page} errors={errors} />
          ))}
          <ServicesField page={page} errors={errors} />
        </div>
      </Section>
      <Section title={t('profile.hours_title')}>
        <Hours page={page} errors={errors} />
      </Section>
      <Section title={t('profile.contact_title')}>
        <div className="grid gap-6">
          <PlainText
            name="website"
            label={t('profile.website')}
            stored={page.website}
            errors={errors}
            autoComplete="url"
          />
          <PlainText
            name="email"
            label={t('profile.business_email')}
            help={t('profile.business_email_help')}
            stored={page.email}
            errors={errors}
            autoComplete="email"
          />
          <PlainText
            name="address"
            label={t('profile.street')}
            help={t('profile.street_help')}
            stored={page.address}
            errors={errors}
            autoComplete="street-address"
          />
        </div>
      </Section>
      <Section title={t('profile.insurance_title')}>
        <Insurance page={page} errors={errors} />
      </Section>
    </>
  );
}

function Words({ language, page, errors }: Props & { language: Language }) {
  const t = useT();
  const kept = useKeptInput();
  return (
    <>
      <PlainText
        name={`headline.${language}`}
        label={t(`profile.headline.${language}`)}
        stored={page.headline[language]}
        errors={errors}
      />
      <Field label={t(`profile.about.${language}`)} error={errors[`about.${language}`]}>
        {(control) => (
          <TextArea
            {...control}
            name={`about.${language}`}
            lang={htmlLang(language)}
            rows={8}
            defaultValue={kept.text(`about.${language}`, page.about[language])}
          />
        )}
      </Field>
    </>
  );
}

function ServicesField({ page, errors }: Props) {
  const t = useT();
  const kept = useKeptInput();
  const error = Object.entries(errors).find(([name]) => /^services(\.|$)/.test(name))?.[1];
  return (
    <Field label={t('profile.services')} help={t('profile.services_help', { maximum: 40 })} error={error}>
      {(control) => (
        <TextArea
          {...control}
          name="services"
          rows={8}
          defaultValue={kept.text('services', page.services.join('\n'))}
        />
      )}
    </Field>
  );
}

function Hours({ page, errors }: Props) {
  const t = useT();
  const kept = useKeptInput();
  return (
    <>
      <p className="mb-3 text-muted">{t('profile.hours_help')}</p>
      {(Object.entries(page.hours) as [Weekday, { opens: string; closes: string }][]).map(([day, stored]) => (
        <fieldset key={day} className="hours-day" aria-invalid={errors[`hours.${day}`] ? true : undefined}>
          <legend>{t(`profile.day.${day}`)}</legend>
          {(['opens', 'closes'] as const).map((end) => (
            <label key={end}>
              <span className="text-sm text-muted">
                {t(end === 'opens' ? 'profile.opens' : 'profile.closes')}
              </span>
              <TextInput
                type="time"
                name={`hours.${day}.${end}`}
                defaultValue={kept.text(`hours.${day}.${end}`, stored[end])}
              />
            </label>
          ))}
          {errors[`hours.${day}`] && <FieldError>{errors[`hours.${day}`]}</FieldError>}
        </fieldset>
      ))}
    </>
  );
}

function Insurance({ page, errors }: Props) {
  const t = useT();
  const kept = useKeptInput();
  return (
    <div className="grid gap-4">
      <PlainFlag name="insured" label={t('profile.insured')} stored={page.insured} />
      <Field label={t('profile.insurance_expires')} error={errors['insurance_expires_on']}>
        {(control) => (
          <TextInput
            {...control}
            type="date"
            name="insurance_expires_on"
            className="max-w-60"
            defaultValue={kept.text('insurance_expires_on', page.insurance_expires_on)}
          />
        )}
      </Field>
      <PlainFlag name="bonded" label={t('profile.bonded')} stored={page.bonded} />
    </div>
  );
}
