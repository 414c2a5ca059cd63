import { router } from '@inertiajs/react';
import type { FormEvent } from 'react';
import { queryOfSearch, type ContractorSearch } from '../../../common/search/contractor-search.ts';
import { readBox } from '../../../common/search/map-box.ts';
import { usePath } from '../../lib/page/app-context.tsx';

function isSamePlace(form: HTMLFormElement): boolean {
  const near = form.elements.namedItem('near');
  return !(near instanceof HTMLInputElement) || near.value.trim() === near.defaultValue.trim();
}

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
  const number = <Value extends number>(name: string) =>
    text(name) === '' ? null : (Number(text(name)) as Value);
  return {
    words: text('q'),
    near: text('near'),
    // Another place is looked around anew.
    box: isSamePlace(form) ? readBox(text('box')) : null,
    trade: chosen('trade'),
    region: chosen('region'),
    country: chosen('country'),
    rating: number('rating'),
    licenseValid: said.has('license'),
    licenseClass: chosen('license_class'),
    insured: said.has('insured'),
    bonded: said.has('bonded'),
    language: chosen('language'),
    hireAgain: number('hire_again'),
    responds: number('responds'),
    proven: said.has('proof'),
    permits: said.has('permits'),
    openNow: said.has('open'),
    price: number('price'),
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
