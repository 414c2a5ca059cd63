import type { MembershipVersion } from '../../../common/constants.ts';
import { PLANS } from '../../../common/limits/plan-limits.ts';
import type { Translate } from '../../../common/format/translator.ts';
import { useT } from '../../lib/page/app-context.tsx';

/** The plans that are sold have one name in both languages; the free one has a word. */
export const planName = (version: MembershipVersion, t: Translate): string =>
  version === 'free' ? t('billing.free_name') : PLANS[version].name;

/** A paid plan's name is never shown alone, but always with a note on its limits. */
export function PlanMark({ version, stacked = false }: { version: MembershipVersion; stacked?: boolean }) {
  const t = useT();
  const name = <strong>{planName(version, t)}</strong>;
  if (version === 'free') return name;
  return (
    <span>
      {name} <PlanNote stacked={stacked} />
    </span>
  );
}

/** Beside each name of a paid plan. Stacked heads are too narrow on a phone: their table shows it once below them. */
export function PlanNote({ stacked = false }: { stacked?: boolean }) {
  const t = useT();
  return (
    <span className={`${stacked ? 'block font-normal max-sm:sr-only ' : ''}text-sm text-muted`}>
      {t('billing.not_a_rating')}
    </span>
  );
}
