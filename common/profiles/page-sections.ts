/** The sections of a contractor's page in the order of its form, each with the fields that it saves. */
export const PAGE_SECTIONS = {
  services: ['services'],
  hours: ['hours', 'time_zone', 'closed_days'],
  words: ['headline', 'about'],
  area: ['served_regions', 'service_radius'],
  contact: ['website', 'email', 'address', 'links'],
  licenses: ['licenses'],
  insurance: ['insured', 'insurance_expires_on', 'bonded', 'bond_expires_on'],
  payment: ['warranty', 'payment_methods'],
  team: ['languages', 'crew_size'],
  look: ['template_id', 'color_scheme_id', 'own_color'],
} as const;
export type PageSection = keyof typeof PAGE_SECTIONS;
export const PAGE_SECTION_NAMES = Object.keys(PAGE_SECTIONS) as PageSection[];

/** Finds the section of a field, by the field's name in the form ("hours.monday"); undefined: it is in none. */
export const sectionOfField = (name: string): PageSection | undefined => {
  const [field = ''] = name.split('.');
  return PAGE_SECTION_NAMES.find((section) => (PAGE_SECTIONS[section] as readonly string[]).includes(field));
};
