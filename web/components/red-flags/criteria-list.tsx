import type { CriterionView } from '../../../server/red-flags/queries/list-criteria.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { RedFlagBadge } from '../contractors/red-flag-badge.tsx';

/** The criteria of red flags, with their levels, periods and accepted evidence. */
export function CriteriaList({ criteria }: { criteria: readonly CriterionView[] }) {
  const t = useT();
  return (
    <ul className="flag-list">
      {criteria.map(({ key, level, name, evidence, days }) => (
        <li key={key} className="flag-row">
          <h3 className="text-lg">{name}</h3>
          <p>
            <RedFlagBadge level={level} />{' '}
            <span className="text-sm text-muted">
              {t('red_flags.public_for')}{' '}
              {days === null ? t('red_flags.until_renewed') : t('red_flags.days', { days })}
            </span>
          </p>
          <p className="max-w-text">
            <span className="font-semibold">{t('red_flags.evidence_needed_for')}:</span> {evidence}
          </p>
        </li>
      ))}
    </ul>
  );
}
