import type { RouteName } from '../../../common/routes/route-table.ts';
import type { MessageKey } from '../../../translations/index.ts';
import { isHomeowner } from '../../lib/is-homeowner.ts';
import type { SharedProps } from '../../pages/shared-props.ts';

type Plain = Extract<
  RouteName,
  | 'admin'
  | 'dashboard'
  | 'messages.index'
  | 'quotes.index'
  | 'sub_finder'
  | 'invitations.index'
  | 'saved_searches.index'
  | 'reviews.given'
  | 'reviews.got'
  | 'review_requests'
  | 'contractor.badge'
  | 'statements.index'
  | 'profile.edit'
  | 'profile.views'
  | 'newsfeed'
  | 'settings.password'
  | 'settings.billing'
  | 'mailbox'
>;

export type AccountLink = { name: Plain; label: MessageKey };

const link = (name: Plain, label: MessageKey): AccountLink => ({ name, label });

/** The account menu's links for a signed-in user, in groups: news, the business, their own, the account. */
export function accountLinks({
  viewer,
  development,
}: Pick<SharedProps, 'viewer' | 'development'>): AccountLink[][] {
  const groups: AccountLink[][] = [
    [
      ...(viewer?.role === 'admin' ? [link('admin', 'layout.admin')] : []),
      link('dashboard', 'layout.dashboard'),
      link('messages.index', 'layout.messages'),
      link('quotes.index', 'layout.quotes'),
      link('newsfeed', 'layout.newsfeed'),
    ],
    viewer?.contractorId
      ? [
          link('reviews.got', 'layout.reviews_got'),
          link('review_requests', 'layout.review_requests'),
          link('contractor.badge', 'layout.badge'),
          link('sub_finder', 'layout.sub_finder'),
          link('invitations.index', 'layout.invitations'),
        ]
      : [],
    [
      link('reviews.given', 'layout.reviews_given'),
      link('saved_searches.index', 'layout.saved_searches'),
      link('statements.index', 'layout.statements'),
    ],
    [
      link('profile.edit', 'layout.profile'),
      link('profile.views', 'layout.views'),
      ...(isHomeowner(viewer) ? [] : [link('settings.billing', 'layout.billing')]),
      link('settings.password', 'layout.settings'),
      ...(development ? [link('mailbox', 'layout.mailbox')] : []),
    ],
  ];
  return groups.filter((group) => group.length > 0);
}
