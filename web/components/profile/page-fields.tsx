import { ABOUT_HTML_MAX_LENGTH } from '../../../common/profiles/contractor-page.ts';
import { LANGUAGES, htmlLang, type Language } from '../../../common/format/language.ts';
import { useState } from 'react';
import { useKeptInput } from '../../hooks/use-kept-input.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { RichTextField } from '../editor/rich-text-field.tsx';
import { Section } from '../ui/section.tsx';
import { HoursFields } from './page-hours.tsx';
import {
  ClosedDaysField,
  DayField,
  LicensesField,
  LinksField,
  ServicesField,
  type PagePartProps,
} from './page-lists.tsx';
import { AreaFields, PaymentFields, TeamFields } from './page-choices.tsx';
import { PlainFlag, PlainText } from './plain-fields.tsx';

type Props = PagePartProps & {
  /** A formatted text was changed, of which the form hears nothing by itself. */
  onRichText: () => void;
};

/** Fields for the words of a contractor's page in both languages, and its facts. */
export function PageFields(props: Props) {
  const t = useT();
  const { page, errors } = props;
  return (
    <>
      <Section title={t('profile.words_title')} id="words">
        <p className="mb-4 text-muted">{t('profile.words_text')}</p>
        <div className="grid gap-6">
          {LANGUAGES.map((language) => (
            <Words key={language} language={language} {...props} />
          ))}
        </div>
      </Section>
      <Section title={t('profile.services')} id="services">
        <ServicesField {...props} />
      </Section>
      <Section title={t('profile.hours_title')} id="hours">
        <div className="grid gap-6">
          <HoursFields {...props} />
          <ClosedDaysField {...props} />
        </div>
      </Section>
      <Section title={t('profile.area_title')} id="area">
        <AreaFields {...props} />
      </Section>
      <Section title={t('profile.contact_title')} id="contact">
        <Contact {...props} />
      </Section>
      <Section title={t('profile.licenses_title')} id="licenses">
        <LicensesField {...props} />
      </Section>
      <Section title={t('profile.insurance_title')} id="insurance">
        <div className="grid gap-4">
          <PlainFlag name="insured" label={t('profile.insured')} stored={page.insured} />
          <DayField
            name="insurance_expires_on"
            label={t('profile.insurance_expires')}
            stored={page.insurance_expires_on}
            errors={errors}
          />
          <PlainFlag name="bonded" label={t('profile.bonded')} stored={page.bonded} />
          <DayField
            name="bond_expires_on"
            label={t('profile.bond_expires')}
            stored={page.bond_expires_on}
            errors={errors}
          />
        </div>
      </Section>
      <Section title={t('profile.warranty_title')} id="payment">
        <PaymentFields {...props} />
      </Section>
      <Section title={t('profile.team_title')} id="team">
        <TeamFields {...props} />
      </Section>
    </>
  );
}

function Words({ language, page, errors, onRichText }: Props & { language: Language }) {
  const t = useT();
  const kept = useKeptInput();
  const [about, setAbout] = useState(() => kept.text(`about.${language}`, page.about[language]));
  return (
    <>
      <PlainText
        name={`headline.${language}`}
        label={t(`profile.headline.${language}`)}
        stored={page.headline[language]}
        errors={errors}
      />
      <RichTextField
        name={`about.${language}`}
        label={t(`profile.about.${language}`)}
        lang={htmlLang(language)}
        value={about}
        maximum={ABOUT_HTML_MAX_LENGTH}
        error={errors[`about.${language}`]}
        onChange={(html) => {
          setAbout(html);
          onRichText();
        }}
      />
    </>
  );
}

function Contact(props: PagePartProps) {
  const { page, errors } = props;
  const t = useT();
  return (
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
      <LinksField {...props} />
    </div>
  );
}
