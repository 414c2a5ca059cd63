import { router } from '@inertiajs/react';
import type { FormEvent } from 'react';
import { queryOfSearch, type ContractorSearch } from '../../../common/contractor-search.ts';
import { usePath } from '../../lib/app-context.tsx';

/**
 * The search from a form's controls, in the words of the URL. The server reads it as leniently as an address.
 */
function searchIn(form: HTMLFormElement): Partial<ContractorSearch> {
  const said = new FormData(form);
  const text = (name: string) => {
    const value = said.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const chosen = <Value>(name: string) => (text(name) === '' ? null : text(name)) as Value | null;
  return {
    words: text('q'),
    near: text('near'),
    trade: chosen('trade'),
    region: chosen('region'),
    country: chosen('country'),
    rating: text('rating') === '' ? null : (Number(text('rating')) as ContractorSearch['rating']),
    licenceValid: said.has('licence'),
    insured: said.has('insured'),
    language: chosen('language'),
    ...(said.has('within') && { within: Number(text('within')) as ContractorSearch['within'] }),
    ...(said.has('sort') && { sort: text('sort') as ContractorSearch['sort'] }),
  };
}

/** Sends a form to "find contractors"; what is not set stays out of the URL. */
export function useSearchForm() {
  const path = usePath();
  const find = (form: HTMLFormElement) =>
    router.visit(path('contractors.index', {}, { query: queryOfSearch(searchIn(form)) }), {
      preserveState: true,
      preserveScroll: true,
    });
  return {
    action: path('contractors.index'),
    find,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      find(event.currentTarget);
    },
  };
}
