import { formatDate, formatMonthInWords } from '../../../common/format/dates.ts';
import type { AskedCounts } from '../../../server/contractors/page/asked-counts.ts';
import { usePath, useT } from '../../lib/page/app-context.tsx';
import { Link } from '../ui/link.tsx';
import { Section } from '../ui/section.tsx';

type Props = { counts: AskedCounts };

/** The number of customers that were asked, and of those who wrote, with its months and day. */
export function AskedLine({ counts }: Props) {
  const t = useT();
  const { asked, wrote, firstMonth, lastMonth, countedOn } = counts;
  const params = {
    first: formatMonthInWords(firstMonth, t.language),
    last: formatMonthInWords(lastMonth, t.language),
    date: formatDate(countedOn, t.language),
  };
  return (
    <p className="text-sm">
      <strong>{t('contractors.asked', { asked, wrote })}</strong>{' '}
      <span className="text-muted">
        {t(firstMonth === lastMonth ? 'contractors.asked_when_one' : 'contractors.asked_when', params)}
      </span>
    </p>
  );
}

/** The same numbers by stars, beside those of reviews that nobody asked for. */
export function AskedByStar({ counts, contractorId }: Props & { contractorId: number }) {
  const t = useT();
  const path = usePath();
  return (
    <Section title={t('contractors.asked_title')} className="max-w-text">
      <AskedLine counts={counts} />
      <p className="mt-2">{t('contractors.asked_text')}</p>
      <table className="figures mt-4">
        <thead>
          <tr>
            <th scope="col">{t('contractors.asked_stars')}</th>
            <th scope="col" className="text-end">
              {t('contractors.asked_column')}
            </th>
            <th scope="col">{t('contractors.other_column')}</th>
          </tr>
        </thead>
        <tbody>
          {[5, 4, 3, 2, 1].map((stars) => (
            <tr key={stars}>
              <th scope="row">{t('common.star_count', { count: stars })}</th>
              <td className="text-end">{counts.askedStars[stars - 1]}</td>
              <td>{counts.otherStars[stars - 1]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-sm">
        <Link href={path('proofs.show', { kind: 'review_requests', id: contractorId })}>
          {t('contractors.asked_proof')}
        </Link>
      </p>
    </Section>
  );
}
