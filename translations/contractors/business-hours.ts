import { defineMessages } from '../../common/format/messages.ts';

/** When a contractor opens and closes. */
export default defineMessages({
  'contractors.hours': ['{opens} to {closes}', '{opens} a {closes} h'],
  'contractors.closes_at': ['closes {time}', 'cierra a las {time}'],
  'contractors.opens_at': ['opens {time}', 'abre a las {time}'],
  'contractors.opens_tomorrow': ['opens tomorrow {time}', 'abre mañana a las {time}'],
  'contractors.opens_on': ['opens {day} {time}', 'abre el {day} a las {time}'],
  'contractors.all_day': ['Open 24 hours', 'Abierto las 24 horas'],
});
