import { router } from '@inertiajs/react';
import type { FormEvent } from 'react';
import { usePath } from '../../lib/app-context.tsx';

/** The filled-in fields of a form; a field may occur several times. */
function filledIn(form: HTMLFormElement): Record<string, string[]> {
  const query: Record<string, string[]> = {};
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value !== '') (query[name] ??= []).push(value);
  return query;
}

/** The filters stand in the address: choices take effect at once, what is typed when it is sent. */
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
