import { queryOfSearch, type ContractorSearch } from '../../../../common/search/contractor-search.ts';
import type { Choices } from '../../../../server/contractors/reference-lists.ts';
import type { MissedView } from '../../../../server/search/views.ts';
import type { MessageKey } from '../../../../translations/index.ts';
import { usePath, useT } from '../../../lib/page/app-context.tsx';
import { Link } from '../../ui/link.tsx';

const TITLES: Record<MissedView['kind'], MessageKey> = {
  unknown: 'search.missed_unknown',
  no_such_trade: 'search.missed_no_such_trade',
  nobody: 'search.missed_nobody',
};

type Props = { missed: MissedView; search: ContractorSearch; choices: Choices };

/** Instead of a list: what was typed is no need that we know, and the reader chooses a trade. */
export function MissedNote({ missed: { kind, text, nearest }, search, choices }: Props) {
  const t = useT();
  return (
    <div className="min-w-0">
      <div aria-live="polite">
        <h2 className="text-lg">{t(TITLES[kind], { text })}</h2>
      </div>
      {nearest.length > 0 && (
        <>
          <p className="mt-3">{t('search.missed_nearest')}</p>
          <Trades trades={nearest} search={search} />
        </>
      )}
      {choices.trades.length > 0 && (
        <>
          <p className="mt-3">{t('search.missed_choose')}</p>
          <Trades trades={choices.trades} search={search} />
        </>
      )}
    </div>
  );
}

function Trades({
  trades,
  search,
}: { trades: readonly { slug: string; name: string }[] } & Pick<Props, 'search'>) {
  const path = usePath();
  return (
    <ul className="flex flex-wrap items-center gap-2 mt-3">
      {trades.map(({ slug, name }) => (
        <li key={slug}>
          <Link
            className="filter-chip"
            href={path(
              'contractors.index',
              {},
              { query: queryOfSearch({ ...search, words: '', trade: slug, page: 1 }) },
            )}
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
