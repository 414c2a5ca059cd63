import { isSubjectType } from '../../../common/public-log.ts';
import { useLocalDay } from '../../lib/local-date.ts';
import { useT } from '../../lib/page/app-context.tsx';
import type { CheckedResult } from '../../lib/verify/check-text.ts';
import { Alert } from '../ui/alert.tsx';
import type { Tone } from '../ui/badge.tsx';

const GOOD: ReadonlySet<CheckedResult['code']> = new Set([
  'holds',
  'holds_without_words',
  'same',
  'continued',
]);
const DANGER: ReadonlySet<CheckedResult['code']> = new Set([
  'two_histories',
  'log_is_shorter',
  'not_in_log',
  'other_words',
  'forged',
]);

const toneOf = (code: CheckedResult['code']): Tone =>
  GOOD.has(code) ? 'good' : DANGER.has(code) ? 'danger' : 'caution';

/** The result of a check in one sentence. */
export function CheckResult({ result }: { result: CheckedResult | 'checking' | null }) {
  const t = useT();
  const localDay = useLocalDay();
  if (result === null) return <div role="status" />;
  if (result === 'checking') return <div role="status">{t('verify.checking')}</div>;
  const { code, facts } = result;
  const { subject, time, since } = facts;
  const kind = typeof subject === 'string' ? (subject.split('/')[0] ?? '') : '';
  const said = {
    ...facts,
    thing: isSubjectType(kind) ? t(`proofs.thing.${kind}`) : '',
    date: typeof time === 'string' ? localDay(time) : '',
    since: typeof since === 'string' ? localDay(since) : '',
  };
  return (
    <Alert tone={toneOf(code)} live>
      {t(`verify.${code}`, said)}
    </Alert>
  );
}
