import type { OtherSide } from '../../../server/messages/views.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { Logo } from '../pictures/logo.tsx';

type Props = { other: OtherSide; size: 'small' | 'normal' };

/** The picture of the other side, a logo or initials; the name is always beside it. */
export function OtherPicture({ other: { profileId, name, picture }, size }: Props) {
  const t = useT();
  return (
    <Logo
      logo={picture === null ? null : { url: picture }}
      id={profileId}
      name={name ?? t('messages.former_member')}
      size={size}
    />
  );
}
