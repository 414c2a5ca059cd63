import { router } from '@inertiajs/react';
import type { FormEvent } from 'react';
import { useEarlyChoice } from '../../hooks/use-early-choice.ts';
import { usePath } from '../../lib/page/app-context.tsx';
import { chosenIn } from './filter-choice.tsx';

/** A form whose choices are in a list's address and apply immediately; without scripts, by its button. */
export function useFilterForm(
  list: 'decisions.index' | 'postings.index' | 'red_flags.index' | 'transparency',
) {
  const path = usePath();
  const show = (form: HTMLFormElement) =>
    router.visit(path(list, {}, { query: chosenIn(form) }), { preserveScroll: true, preserveState: true });
  const form = useEarlyChoice(show);
  return {
    form,
    action: path(list),
    show,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      show(event.currentTarget);
    },
  };
}
