import { router } from '@inertiajs/react';
import type { FormEvent } from 'react';
import { usePath } from '../../lib/page/app-context.tsx';
import { showPart } from '../../lib/page/show-part.ts';

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

/** The id of the results: the form leads there, with and without scripts. */
export const SUBS_FOUND = 'results';

/**
 * The address contains the filters: choices apply immediately, typed text when it is sent. Only sending leads to the results,
 * so that several choices can be made in a row.
 */
export function useSubFinderForm() {
  const path = usePath();
  const find = (form: HTMLFormElement, onSuccess?: () => void) =>
    router.visit(path('sub_finder', {}, { query: filledIn(form) }), {
      preserveScroll: true,
      preserveState: true,
      ...(onSuccess && { onSuccess }),
    });
  return {
    action: `${path('sub_finder')}#${SUBS_FOUND}`,
    find: (form: HTMLFormElement) => find(form),
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      find(event.currentTarget, () => showPart(SUBS_FOUND));
    },
  };
}
