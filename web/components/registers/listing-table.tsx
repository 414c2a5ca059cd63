import type { PreviewRowView } from '../../../server/moderation/registers/list-views.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { ListingName } from './listing-name.tsx';
import { DayText } from '../ui/day-text.tsx';

/** Rows of a list in our words; scrolls sideways where it is wider than the screen. */
export function ListingTable({ rows, label }: { rows: readonly PreviewRowView[]; label: string }) {
  const t = useT();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to take the focus (WCAG 2.1.1)
    <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={label}>
      <table className="figures figures-wide">
        <thead>
          <tr>
            <th scope="col">{t('registers.field.name')}</th>
            <th scope="col">{t('registers.field.city')}</th>
            <th scope="col">{t('registers.field.license_number')}</th>
            <th scope="col">{t('registers.field.license_status')}</th>
            <th scope="col">{t('registers.field.license_expires_on')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.reason === null ? (
                <>
                  <th scope="row" dir="auto">
                    <ListingName name={row.name} slug={row.slug ?? null} />
                  </th>
                  <td>{row.city ?? '–'}</td>
                  <td>{row.license ?? '–'}</td>
                  <td>{row.status === null ? '–' : t(`admin_lists.license.${row.status}`)}</td>
                  <td>{row.expiresOn === null ? '–' : <DayText day={row.expiresOn} />}</td>
                </>
              ) : (
                <th scope="row" colSpan={5} className="text-start">
                  {t('registers.line_number', { line: row.line })}
                  <span className="block max-w-80 font-normal sm:max-w-none">
                    {t('registers.refused_because', { reason: row.reason })}
                  </span>
                </th>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
