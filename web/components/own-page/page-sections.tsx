import type { ReactNode } from 'react';
import { PAGE_SECTION_NAMES, type PageSection as Section } from '../../../common/profiles/page-sections.ts';
import type { PageEditOptions } from '../../../server/profiles/page/page-edit-options.ts';
import type { PageEditView } from '../../../server/profiles/page/page-edit-view.ts';
import { useShared, useT } from '../../lib/page/app-context.tsx';
import { AreaFields, PaymentFields, TeamFields } from './page-choices.tsx';
import { ContactFields, InsuranceFields } from './page-facts.tsx';
import { HoursFields } from './page-hours.tsx';
import { ClosedDaysField, LicensesField } from './page-lists.tsx';
import { PageLook } from './page-look.tsx';
import { PageSection, type SectionFieldsProps } from './page-section.tsx';
import { PageTexts } from './page-texts.tsx';
import { SECTION_TITLES, summaryOf } from './section-summaries.ts';
import { ServicesField } from './services-field.tsx';
import type { PageSaves } from './use-page-saves.ts';

const FIELDS: Record<Section, (props: SectionFieldsProps) => ReactNode> = {
  services: ServicesField,
  hours: (props) => (
    <>
      <HoursFields {...props} />
      <ClosedDaysField {...props} />
    </>
  ),
  words: PageTexts,
  area: AreaFields,
  contact: ContactFields,
  licenses: LicensesField,
  insurance: InsuranceFields,
  payment: PaymentFields,
  team: TeamFields,
  look: PageLook,
};

type Props = { page: PageEditView; options: PageEditOptions; saves: PageSaves };

/** The sections of the own page, each with what it says now. */
export function PageSections({ page, options, saves }: Props) {
  const t = useT();
  const { language } = useShared();
  return PAGE_SECTION_NAMES.map((section) => (
    <PageSection
      key={saves.keyOf(section)}
      section={section}
      page={page}
      options={options}
      saves={saves}
      title={t(SECTION_TITLES[section])}
      summary={summaryOf(section, { page, options, t, language })}
      Fields={FIELDS[section]}
    />
  ));
}
