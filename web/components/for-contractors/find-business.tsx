import { router } from '@inertiajs/react';
import { IconSearch } from '@tabler/icons-react';
import type { FormEvent } from 'react';
import type { ForContractorsView, FoundBusiness } from '../../../server/contractors/for-contractors-views.ts';
import { usePath, useT } from '../../lib/page/app-context.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { TextInput } from '../ui/form/text-input.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';

const SHOWN_MAX = 10;

/** The way from a business's name to its listing's claim; a plain form before scripts are there. */
export function FindBusiness({ words, found }: Pick<ForContractorsView, 'words' | 'found'>) {
  const t = useT();
  const path = usePath();
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const business = new FormData(event.currentTarget).get('business');
    const words = typeof business === 'string' ? business.trim() : '';
    router.visit(path('for_contractors', {}, { query: { business: words || null } }), {
      preserveScroll: true,
      preserveState: true,
    });
  };
  return (
    <search className="pt-5 pb-6 px-6 rounded bg-wash" aria-label={t('for_contractors.find_title')} id="find">
      <h2 className="text-xl">{t('for_contractors.find_title')}</h2>
      <form
        action={path('for_contractors')}
        onSubmit={find}
        className="grid gap-3 mt-3 items-end sm:grid-cols-[minmax(0,1fr)_auto]"
      >
        <label className="filter">
          <span className="filter-label">{t('for_contractors.find_label')}</span>
          <span className="search-field">
            <IconSearch size={18} stroke={1.75} aria-hidden="true" />
            <TextInput
              name="business"
              type="search"
              defaultValue={words}
              placeholder={t('for_contractors.find_example')}
              maxLength={120}
              autoComplete="organization"
              enterKeyHint="search"
            />
          </span>
        </label>
        <Button type="submit" variant="primary">
          {t('for_contractors.find_submit')}
        </Button>
      </form>
      <div role="status">{found !== null && <FoundBusinesses words={words} found={found} />}</div>
    </search>
  );
}

function FoundBusinesses({ words, found }: { words: string; found: FoundBusiness[] }) {
  const t = useT();
  const path = usePath();
  const create = path('register', {}, { query: { role: 'contractor' } });
  const isCut = found.length === SHOWN_MAX;
  return (
    <div className="mt-4">
      <p className="font-semibold">
        {t(isCut ? 'for_contractors.found_many' : 'for_contractors.found', { count: found.length, words })}
      </p>
      {found.length === 0 && <p className="mt-1">{t('for_contractors.none_text')}</p>}
      <ul className="mt-2">
        {found.map((business) => (
          <FoundRow key={business.slug} business={business} />
        ))}
      </ul>
      <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        {found.length > 0 && t('for_contractors.not_among')}
        <ButtonLink size="small" href={create}>
          {t('for_contractors.create')}
        </ButtonLink>
      </p>
    </div>
  );
}

function FoundRow({ business }: { business: FoundBusiness }) {
  const t = useT();
  const path = usePath();
  const { slug, name, city, region, trades, claimed, reviews } = business;
  const place = [city, region].filter((part) => part !== null).join(', ');
  const facts = [place, trades.slice(0, 2).join(', '), t('for_contractors.reviews', { count: reviews })];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3">
      <span className="grow basis-64">
        <Link className="font-semibold" href={path('contractors.show', { slug })}>
          {name}
        </Link>
        <br />
        <span className="text-sm text-muted">{facts.filter((fact) => fact !== '').join(' · ')}</span>
      </span>
      {claimed ? (
        <Badge>{t('for_contractors.claimed')}</Badge>
      ) : (
        <ButtonLink size="small" href={path('contractors.claim', { slug })}>
          {t('for_contractors.claim')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </ButtonLink>
      )}
    </li>
  );
}
