import type { Language } from '../../../../../common/language.ts';

/** What users of the demo world wrote to the administrators. */
export const REPORT_NOTES: Readonly<
  Record<Language, Record<'false_facts' | 'other' | 'wrong_listing', string>>
> = {
  english: {
    false_facts:
      'I was the neighbor next door during that job. The crew came on every one of the days named here.',
    other: 'The same text is posted in three states every week, with another business name each time.',
    wrong_listing: 'They moved two years ago. The city and the telephone number are those of the old shop.',
  },
  mexican_spanish: {
    false_facts: 'Yo vivo en la casa de al lado. La cuadrilla sí llegó todos los días que aquí se mencionan.',
    other: 'El mismo texto se publica cada semana en tres estados, siempre con otro nombre de negocio.',
    wrong_listing: 'Se cambiaron hace dos años. La ciudad y el teléfono son los del local anterior.',
  },
};
