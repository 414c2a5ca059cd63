import type { ReviewStanding } from '../../../../common/constants.ts';
import { useT } from '../../../lib/app-context.tsx';
import { Badge, type Tone } from '../../ui/badge.tsx';

const TONES: Record<ReviewStanding, Tone> = {
  active: 'good',
  held: 'caution',
  inactive: 'neutral',
  deleted: 'danger',
};

type Props = {
  state: ReviewStanding;
  isAppealed?: boolean;
  isLate?: boolean;
  signals?: readonly string[];
};

/** Where a review stands, in words. */
export function StandingBadges({ state, isAppealed = false, isLate = false, signals = [] }: Props) {
  const t = useT();
  return (
    <span className="case-badges">
      <Badge tone={TONES[state]}>{t(`appeals.standing.${state}`)}</Badge>
      {isAppealed && <Badge tone="blueprint">{t('admin.appealed')}</Badge>}
      {isLate && <Badge tone="danger">{t('admin.late')}</Badge>}
      {signals.map((signal) => (
        <Badge key={signal} tone="caution">
          <Signal signal={signal} />
        </Badge>
      ))}
    </span>
  );
}

/** The short name of what screening found; one this page does not know is shown as it is. */
export function Signal({ signal }: { signal: string }) {
  const t = useT();
  switch (signal) {
    case 'hold_word':
    case 'contact_details':
    case 'near_copy':
    case 'same_origin':
    case 'burst':
      return t(`admin.signal.${signal}`);
    default:
      return signal;
  }
}
