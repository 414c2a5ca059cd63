import type { CompareView } from '../../../server/shortlists/compare-view.ts';
import { usePath, useT } from '../../lib/page/app-context.tsx';
import { placeText, tradesText } from '../search/place-text.ts';
import { Link } from '../ui/link.tsx';
import { ClosedMark } from '../closing/closed-mark.tsx';
import { UserText } from '../ui/user-text.tsx';
import { rowsOf, type Compared } from './compare-rows.tsx';

/** One row for each fact. On a phone a row becomes a small list: the fact, then each name with its value. */
export function CompareTable({ view }: { view: CompareView }) {
  const t = useT();
  const { contractors } = view;
  return (
    <table className="compare">
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{t('shortlist.fact')}</span>
          </th>
          {contractors.map((contractor) => (
            <th key={contractor.id} scope="col">
              <Head contractor={contractor} view={view} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rowsOf(view, t).map(({ key, label, of }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            {contractors.map((contractor) => (
              <td key={contractor.id}>
                <span className="compare-name" aria-hidden="true">
                  <UserText text={contractor.name} />
                </span>
                <span>{of(contractor) || <Unknown />}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Unknown() {
  const t = useT();
  return <span className="text-muted">{t('shortlist.not_known')}</span>;
}

function Head({ contractor, view }: { contractor: Compared; view: CompareView }) {
  const t = useT();
  const path = usePath();
  const others = view.contractors.filter(({ id }) => id !== contractor.id).map(({ id }) => id);
  const query = { ids: others.join(',') || null, near: view.near || null };
  return (
    <>
      <Link className="block text-lg/[1.3]" href={path('contractors.show', { slug: contractor.slug })}>
        <UserText text={contractor.name} />
      </Link>
      {contractor.closedOn !== null && <ClosedMark closedOn={contractor.closedOn} />}
      <span className="block mt-0.5 text-sm/body font-normal text-muted">
        {[tradesText(contractor.trades, t), placeText(contractor)].filter(Boolean).join(' · ')}
      </span>
      <Link
        className="inline-flex items-center min-h-11 text-sm/body font-normal print:hidden"
        href={path('compare', {}, { query })}
      >
        {t('shortlist.take_out')}
        <span className="sr-only"> {contractor.name}</span>
      </Link>
    </>
  );
}
