import { Link } from '@inertiajs/react';
import { UNRECORDED_REASON_CODE } from '../../../common/constants.ts';
import { formatCount } from '../../../common/format/numbers.ts';
import type { ReasonCount } from '../../../server/transparency/views.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { Disclosure } from '../ui/overlay/disclosure.tsx';

/** The first letter of a code says what it is a reason for; decisions without a code come last. */
const GROUPS = {
  rules: ['R'],
  accepted: ['A'],
  rejected: ['N'],
  flag_published: ['P'],
  flag_dismissed: ['K'],
  flag_ended: ['E'],
  closings: ['F', 'O'],
  claims: ['C', 'D'],
  none: [null],
} as const;
type Group = keyof typeof GROUPS;

/** An old answer without a recorded reason counts as one without a code. */
const familyOf = (code: string | null): string | null =>
  code === null || code === UNRECORDED_REASON_CODE ? null : (code[0] ?? null);

type Props = { reasons: readonly ReasonCount[]; hrefOf: (code: string) => string };

/** A sentence for each kind of reason, with the counts of its reasons behind it. */
export function ReasonGroups({ reasons, hrefOf }: Props) {
  const t = useT();
  const groups = (Object.keys(GROUPS) as Group[]).map((group) => {
    const families: readonly (string | null)[] = GROUPS[group];
    const own = reasons.filter(({ code }) => families.includes(familyOf(code)));
    return { group, own, count: own.reduce((sum, reason) => sum + reason.count, 0) };
  });
  return (
    <div>
      <h3>{t('transparency.by_reason')}</h3>
      <ul className="decision-groups">
        {groups.flatMap(({ group, own, count }) => {
          if (count === 0) return [];
          const first = own[0]?.name ?? '';
          return [
            <li key={group}>
              <Disclosure summary={t(`transparency.reasons.${group}`, { count, first })}>
                <ul className="grid gap-1 text-sm">
                  {own.map(({ code, name, count: value }) => (
                    <li key={code} className="flex justify-between gap-4">
                      <Link href={hrefOf(code ?? 'none')}>{name ?? t('transparency.no_code')}</Link>
                      <span className="font-semibold tabular-nums">{formatCount(value)}</span>
                    </li>
                  ))}
                </ul>
              </Disclosure>
            </li>,
          ];
        })}
      </ul>
    </div>
  );
}
