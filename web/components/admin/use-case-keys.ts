import type { RefObject } from 'react';
import { useAdminKeys } from './admin-keys.ts';
import { KEYS } from './key-table.ts';

/** Keys of a list whose cases (`data-case`) have their buttons in it (`data-key`): to the next one and back, and to press one. */
export function useCaseKeys(list: RefObject<HTMLElement | null>): void {
  const casesOf = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-case]') ?? [])];
  const current = () => casesOf().findIndex((one) => one.contains(document.activeElement));
  const move = (by: number) => {
    const cases = casesOf();
    const to = Math.min(cases.length - 1, Math.max(0, current() + by));
    cases[to]?.focus();
  };
  const press = (key: string) =>
    casesOf()[current()]?.querySelector<HTMLElement>(`[data-key="${key}"] button`)?.click();
  useAdminKeys({
    [KEYS.next]: () => move(1),
    [KEYS.previous]: () => move(-1),
    [KEYS.accept]: () => press(KEYS.accept),
    [KEYS.reject]: () => press(KEYS.reject),
  });
}
