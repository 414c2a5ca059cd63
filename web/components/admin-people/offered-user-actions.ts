import type { Role } from '../../../common/constants.ts';
import type { PlainFormName } from '../../../common/plain-forms.ts';
import type { UserCase } from '../../../server/moderation/people/user-views.ts';
import type { MessageKey } from '../../../translations/index.ts';

/** Something that can be done about an account. */
export type UserAction = {
  name: 'deactivate' | 'activate' | 'verify' | 'second_factor' | 'role' | 'accept' | 'reject';
  call: PlainFormName;
  /** The subject of the call: the account, or its appeal. */
  id: number;
  label: MessageKey;
  danger?: boolean;
  role?: Role;
};

/** The server's permitted actions on the account. */
export function offeredUserActions({ id, can }: UserCase): UserAction[] {
  return [
    ...(can.activate
      ? [
          {
            name: 'activate' as const,
            call: 'api.admin.users.activate' as const,
            id,
            label: 'admin.functions.activate' as const,
          },
        ]
      : []),
    ...(can.verify
      ? [
          {
            name: 'verify' as const,
            call: 'api.admin.users.verify' as const,
            id,
            label: 'admin.functions.verify' as const,
          },
        ]
      : []),
    ...(can.resetSecondFactor
      ? [
          {
            name: 'second_factor' as const,
            call: 'api.admin.users.reset_second_factor' as const,
            id,
            label: 'signin.reset_title' as const,
          },
        ]
      : []),
    ...can.roles.map((role) => ({
      name: 'role' as const,
      call: 'api.admin.users.role' as const,
      id,
      label: 'admin.functions.make_role' as const,
      role,
    })),
    ...(can.deactivate
      ? [
          {
            name: 'deactivate' as const,
            call: 'api.admin.users.deactivate' as const,
            id,
            label: 'admin.functions.deactivate' as const,
            danger: true,
          },
        ]
      : []),
  ];
}

/** The actions on an account's open appeal. */
export const appealActions = (appealId: number): UserAction[] => [
  {
    name: 'accept',
    call: 'api.admin.account_appeals.accept',
    id: appealId,
    label: 'admin.functions.appeal_accept',
  },
  {
    name: 'reject',
    call: 'api.admin.account_appeals.reject',
    id: appealId,
    label: 'admin.functions.appeal_reject',
  },
];
