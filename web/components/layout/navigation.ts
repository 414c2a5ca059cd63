import type { RouteName } from '../../../common/routes/route-table.ts';
import type { MessageKey } from '../../../translations/index.ts';
import { isHomeowner } from '../../lib/is-homeowner.ts';
import type { SharedProps } from '../../pages/shared-props.ts';

type Plain = Extract<
  RouteName,
  | 'admin'
  | 'dashboard'
  | 'messages.index'
  | 'sub_finder'
  | 'invitations.index'
  | 'saved_searches.index'
  | 'reviews.given'
  | 'reviews.got'
  | 'statements.index'
  | 'profile.edit'
  | 'profile.views'
  | 'newsfeed'
  | 'settings.password'
  | 'settings.billing'
  | 'mailbox'
>;

export type AccountLink = { name: Plain; label: MessageKey };

/** The account menu's links for a signed-in user, in groups: news, the business, their own, the account. */
export function accountLinks({
  viewer,
  development,
}: Pick<SharedProps, 'viewer' | 'development'>): AccountLink[][] {
  const groups: AccountLink[][] = [
    [
      ...(viewer?.role === 'admin' ? [{ name: 'admin', label: 'layout.admin' } as const] : []),
      { name: 'dashboard', label: 'layout.dashboard' },
      { name: 'messages.index', label: 'layout.messages' },
      { name: 'newsfeed', label: 'layout.newsfeed' },
    ],
    viewer?.contractorId
      ? [
          { name: 'reviews.got', label: 'layout.reviews_got' },
          { name: 'sub_finder', label: 'layout.sub_finder' },
          { name: 'invitations.index', label: 'layout.invitations' },
        ]
      : [],
    [
      { name: 'reviews.given', label: 'layout.reviews_given' },
      { name: 'saved_searches.index', label: 'layout.saved_searches' },
      { name: 'statements.index', label: 'layout.statements' },
    ],
    [
      { name: 'profile.edit', label: 'layout.profile' },
      { name: 'profile.views', label: 'layout.views' },
      ...(isHomeowner(viewer) ? [] : [{ name: 'settings.billing', label: 'layout.billing' } as const]),
      { name: 'settings.password', label: 'layout.settings' },
      ...(development ? [{ name: 'mailbox', label: 'layout.mailbox' } as const] : []),
    ],
  ];
  return groups.filter((group) => group.length > 0);
}
