import { IconFlag3 } from '@tabler/icons-react';
import type { RedFlagLevel } from '../../../server/contractors/organic-order.ts';
import type { MessageKey } from '../../../translations/index.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { Badge } from '../ui/badge.tsx';

const WORDS: Record<RedFlagLevel, MessageKey> = {
  notice: 'contractors.red_flag_notice',
  warning: 'contractors.red_flag_warning',
  alert: 'contractors.red_flag_alert',
};
const TONES = { notice: 'neutral', warning: 'caution', alert: 'danger' } as const;

/** An active red flag, as sign and word. */
export function RedFlagBadge({ level }: { level: RedFlagLevel | null }) {
  const t = useT();
  if (level === null) return null;
  return (
    <Badge tone={TONES[level]} icon={<IconFlag3 size={16} stroke={1.75} aria-hidden="true" />}>
      {t(WORDS[level])}
    </Badge>
  );
}
