import { router } from '@inertiajs/react';
import type { FormEvent } from 'react';
import { usePath } from '../../lib/page/app-context.tsx';

/** The filled-in fields of a form; a field may occur several times. */
function filledIn(form: HTMLFormElement): Record<string, string[]> {
  const near = form.elements.namedItem('near');
  const isElsewhere = near instanceof HTMLInputElement && near.value.trim() !== near.defaultValue.trim();
  const query: Record<string, string[]> = {};
  for (const [name, value] of new FormData(form))
    // Another place is looked around anew.
    if (typeof value === 'string' && value !== '' && !(isElsewhere && name === 'box'))
      (query[name] ??= []).push(value);
  return query;
}

/** The address contains the filters: choices apply immediately, typed text when it is sent. */
export function useSubFinderForm() {
  const path = usePath();
  const find = (form: HTMLFormElement) =>
    router.visit(path('sub_finder', {}, { query: filledIn(form) }), {
      preserveScroll: true,
      preserveState: true,
    });
  return {
    action: path('sub_finder'),
    find,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      find(event.currentTarget);
    },
  };
}
