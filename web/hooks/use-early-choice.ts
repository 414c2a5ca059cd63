import { useEffect, useRef } from 'react';

/** Applies a choice that was made in a form before the scripts took the page over. */
export function useEarlyChoice(show: (form: HTMLFormElement) => void) {
  const form = useRef<HTMLFormElement>(null);
  const latest = useRef(show);
  useEffect(() => {
    const element = form.current;
    if (element && [...element.querySelectorAll('select')].some(isChanged)) latest.current(element);
  }, []);
  return form;
}

const isChanged = ({ options, selectedOptions }: HTMLSelectElement): boolean => {
  const [shown] = [...options].filter((option) => option.defaultSelected);
  return selectedOptions[0] !== (shown ?? options[0]);
};
