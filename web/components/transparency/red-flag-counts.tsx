import { formatCount } from '../../../common/format/numbers.ts';
import type { TransparencyView } from '../../../server/transparency/views.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { Section } from '../ui/section.tsx';

/** The red flags of a period by level, with their outcomes. */
export function RedFlagCounts({ redFlags }: Pick<TransparencyView, 'redFlags'>) {
  const t = useT();
  if (redFlags.every(({ reported }) => reported === 0)) return null;
  const title = t('transparency.red_flags_title');
  return (
    <Section title={title}>
      <p className="text-muted">{t('transparency.red_flags_text')}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to take the focus (WCAG 2.1.1) */}
      <div className="overflow-x-auto mt-2" role="group" aria-label={title} tabIndex={0}>
        <table className="figures figures-wide">
          <thead>
            <tr>
              <th scope="col">{t('transparency.red_flags_level')}</th>
              <th scope="col">{t('transparency.red_flags_reported')}</th>
              <th scope="col">{t('transparency.red_flags_published')}</th>
              <th scope="col">{t('transparency.red_flags_dismissed')}</th>
              <th scope="col">{t('transparency.red_flags_expired')}</th>
            </tr>
          </thead>
          <tbody>
            {redFlags.map(({ level, reported, published, dismissed, expired }) => (
              <tr key={level}>
                <th scope="row">{t(`transparency.red_flag.${level}`)}</th>
                <td>{formatCount(reported)}</td>
                <td>{formatCount(published)}</td>
                <td>{formatCount(dismissed)}</td>
                <td>{formatCount(expired)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
