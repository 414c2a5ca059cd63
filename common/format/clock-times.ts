import type { Language } from './language.ts';

/** HH:MM in the reader's format: "7:30 AM" in English, "7:30" of 24 hours in Spanish. */
export function formatClockTime(time: string, language: Language): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const shown = `:${String(minutes).padStart(2, '0')}`;
  if (language === 'mexican_spanish') return `${hours}${shown}`;
  return `${hours % 12 === 0 ? 12 : hours % 12}${shown}\u00a0${hours % 24 < 12 ? 'AM' : 'PM'}`;
}
