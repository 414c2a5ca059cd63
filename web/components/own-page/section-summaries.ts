import { LANGUAGES, type Language } from '../../../common/format/language.ts';
import type { PageSection } from '../../../common/profiles/page-sections.ts';
import type { PageEditOptions } from '../../../server/profiles/page/page-edit-options.ts';
import type { PageEditView } from '../../../server/profiles/page/page-edit-view.ts';
import type { MessageKey } from '../../../translations/index.ts';
import type { Translate } from '../../../common/format/translator.ts';

type Given = { page: PageEditView; options: PageEditOptions; t: Translate; language: Language };

export const SECTION_TITLES: Record<PageSection, MessageKey> = {
  services: 'profile.services',
  hours: 'profile.hours_title',
  words: 'profile.words_title',
  area: 'profile.area_title',
  contact: 'profile.contact_title',
  licenses: 'profile.licenses_title',
  insurance: 'profile.insurance_title',
  payment: 'profile.warranty_title',
  team: 'profile.team_title',
  look: 'profile.look_title',
};

export const LANGUAGE_NAMES: Record<Language, MessageKey> = {
  english: 'contractors.english',
  mexican_spanish: 'contractors.mexican_spanish',
};

const listed = (...parts: (string | false)[]): string =>
  parts.filter((part) => part !== false && part !== '').join(' · ');

const SUMMARIES: Record<PageSection, (given: Given) => string> = {
  services: ({ page: { services }, t }) =>
    services.length === 0
      ? ''
      : listed(
          t('profile.count_services', { count: services.length }),
          ...services.slice(0, 3).map(({ name }) => name),
        ),
  hours: ({ page: { hours }, t }) => {
    const open = Object.values(hours).filter((day) => day.opens !== '' || day.all_day === true).length;
    return open === 0 ? '' : t('profile.count_days', { count: open });
  },
  words: ({ page: { headline, about }, language }) =>
    [language, ...LANGUAGES]
      .map((one) => headline[one] || about[one].replace(/<[^>]*>/g, ' ').trim())
      .find((text) => text !== '') ?? '',
  area: ({ page, options, t }) =>
    listed(
      page.service_radius !== '' && `${page.service_radius} ${options.isMetric ? 'km' : 'mi'}`,
      page.served_regions.length > 0 && t('profile.count_states', { count: page.served_regions.length }),
    ),
  contact: ({ page }) => listed(page.website.replace(/^https?:\/\//, ''), page.email, page.address),
  licenses: ({ page: { licenses, missing }, t }) =>
    licenses.length > 0 || missing.includes('license')
      ? listed(...licenses.map(({ number }) => number))
      : t('profile.license_on_record'),
  insurance: ({ page, t }) =>
    listed(page.insured && t('contractors.insured'), page.bonded && t('contractors.bonded')),
  payment: ({ page: { payment_methods: methods }, t }) =>
    methods.map((one) => t(`contractors.payment.${one}` as 'contractors.payment.cash')).join(', '),
  team: ({ page, t }) =>
    listed(
      ...page.languages.map((one) => t(LANGUAGE_NAMES[one])),
      page.crew_size !== '' && t('profile.count_people', { count: Number(page.crew_size) }),
    ),
  look: ({ page, options, t }) => {
    const template = options.look.templates.find(({ id }) => id === page.template_id);
    return template ? t(`profile.template.${template.key}`) : '';
  },
};

/** Says in one line what a section of the page holds; empty: nothing. */
export const summaryOf = (section: PageSection, given: Given): string => SUMMARIES[section](given);
