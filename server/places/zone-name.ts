import { localeOf, type Language } from '../../common/format/language.ts';

/** Intl translates names of zones, not of their cities. */
const SPANISH_CITIES: Readonly<Record<string, string>> = {
  'America/New_York': 'Nueva York',
  'America/Los_Angeles': 'Los Ángeles',
  'Pacific/Honolulu': 'Honolulú',
  'America/Mazatlan': 'Mazatlán',
  'America/Mexico_City': 'Ciudad de México',
  'America/Cancun': 'Cancún',
  'America/Ciudad_Juarez': 'Ciudad Juárez',
};
const ENGLISH_CITIES: Readonly<Record<string, string>> = {
  'America/Mazatlan': 'Mazatlán',
  'America/Cancun': 'Cancún',
  'America/Ciudad_Juarez': 'Ciudad Juárez',
};

/** "Mountain Time (Denver)", "hora de la montaña (Denver)". */
export function zoneName(timeZone: string, language: Language, now: Date): string {
  const format = new Intl.DateTimeFormat(localeOf(language), { timeZone, timeZoneName: 'longGeneric' });
  const name = format.formatToParts(now).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  const cities = language === 'mexican_spanish' ? SPANISH_CITIES : ENGLISH_CITIES;
  const city = cities[timeZone] ?? timeZone.replace(/^.*\//, '').replaceAll('_', ' ');
  return name.includes(city) ? name : `${name} (${city})`;
}
