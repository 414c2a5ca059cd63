/** `8` as `08:00 UTC`. */
export const hourText = (hour: number): string => `${String(hour).padStart(2, '0')}:00 UTC`;
