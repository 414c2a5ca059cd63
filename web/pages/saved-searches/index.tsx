import { route } from '../../../common/routes/route-table.ts';
import type { SavedSearchKind } from '../../../common/search/saved-searches.ts';
import { ActionForm } from '../../components/form/post-form.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { Button, ButtonLink } from '../../components/ui/button.tsx';
import { DateText } from '../../components/ui/date-text.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Link } from '../../components/ui/link.tsx';
import { usePath, useT } from '../../lib/page/app-context.tsx';

type SavedSearchItem = {
  id: number;
  kind: SavedSearchKind;
  name: string;
  address: string;
  createdAt: string;
};
export type Props = { searches: SavedSearchItem[] };

const KINDS = {
  contractors: 'saved_searches.of_contractors',
  sub_finder: 'saved_searches.of_sub_finder',
} as const;

/** The searches I keep: run one again, or give it up. */
export default function SavedSearchesPage({ searches }: Props) {
  const t = useT();
  const path = usePath();
  return (
    <>
      <PageHead title={t('saved_searches.title')} noIndex />
      <h1>{t('saved_searches.title')}</h1>
      <p className="mt-3 text-muted">{t('saved_searches.intro')}</p>
      {searches.length === 0 ? (
        <EmptyState
          title={t('saved_searches.none_title')}
          text={t('saved_searches.none_text')}
          action={<ButtonLink href={path('contractors.index')}>{t('saved_searches.find')}</ButtonLink>}
        />
      ) : (
        <ul className="mt-6">
          {searches.map((search) => (
            <li
              key={search.id}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3"
            >
              <span className="grow basis-64">
                <Link className="font-semibold" href={search.address}>
                  <bdi>{search.name}</bdi>
                </Link>
                <br />
                <span className="text-sm text-muted">
                  {t(KINDS[search.kind])} · <DateText at={search.createdAt} />
                </span>
              </span>
              <Delete search={search} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Delete({ search: { id, name } }: { search: SavedSearchItem }) {
  const t = useT();
  const action = route('saved_searches.destroy', { id });
  return (
    <ActionForm action={action}>
      <Button type="submit" size="small" aria-label={t('saved_searches.delete_name', { name })}>
        {t('saved_searches.delete')}
      </Button>
    </ActionForm>
  );
}
