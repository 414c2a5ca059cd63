import type { ReviewDisplayStatus } from '../../../../common/constants.ts';
import { isHold } from '../../../../common/cases/hold.ts';
import type { Translate } from '../../../../common/format/translator.ts';
import type { DecisionView } from '../../../../server/moderation/views.ts';
import { useT } from '../../../lib/page/app-context.tsx';
import { Badge, type Tone } from '../../ui/badge.tsx';

const TONES: Record<ReviewDisplayStatus, Tone> = {
  active: 'good',
  held: 'caution',
  inactive: 'neutral',
  deleted: 'danger',
};

type Props = {
  state: ReviewDisplayStatus;
  isAppealed?: boolean;
  isLate?: boolean;
  signals?: readonly string[];
};

/** The status of a review, as text. */
export function StatusBadges({ state, isAppealed = false, isLate = false, signals = [] }: Props) {
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

/** The signals of screening; one that this page does not know is shown as it is. */
export const SIGNALS = [
  'own_business',
  'hold_word',
  'private_number',
  'child',
  'contact_details',
  'near_copy',
  'same_origin',
  'used_link',
  'burst',
] as const;

function Signal({ signal }: { signal: string }) {
  const t = useT();
  return signalName(signal, t);
}

/** A signal's short name. */
export function signalName(signal: string, t: Translate): string {
  const known = SIGNALS.find((name) => name === signal);
  return known ? t(`admin.signal.${known}`) : signal;
}

/** The words of a decision's reason: screening, which has none, names its signals. */
export function reasonText(
  { action, reason }: Pick<DecisionView, 'action' | 'reason'>,
  t: Translate,
): string | null {
  if (!isHold(action) || reason === null) return reason;
  return reason
    .split(', ')
    .map((signal) => signalName(signal, t))
    .join(', ');
}
