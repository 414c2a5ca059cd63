import type { UserItem } from '../../../server/moderation/people/user-views.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { Badge } from '../ui/badge.tsx';

type Props = { user: Pick<UserItem, 'role' | 'status' | 'emailVerified' | 'isClosed' | 'hasOpenAppeal'> };

/** The unusual facts about an account; an active user with a confirmed address has no badge. */
export function UserBadges({ user }: Props) {
  const t = useT();
  const { role, status, emailVerified, isClosed, hasOpenAppeal } = user;
  return (
    <span className="case-badges">
      {role !== 'user' && (
        <Badge tone={role === 'admin' ? 'blueprint' : 'neutral'}>{t(`admin.role.${role}`)}</Badge>
      )}
      {isClosed && <Badge tone="neutral">{t('admin.users.closed')}</Badge>}
      {status === 'inactive' && <Badge tone="danger">{t('admin.user_status.inactive')}</Badge>}
      {hasOpenAppeal && <Badge tone="caution">{t('admin.users.appeals')}</Badge>}
      {!emailVerified && <Badge tone="caution">{t('admin.users.not_verified')}</Badge>}
    </span>
  );
}
