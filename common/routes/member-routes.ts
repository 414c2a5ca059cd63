import type { Route } from './route.ts';

/** Members of a business: its owner's list, and joining by an invitation. */
export const MEMBER_ROUTES = {
  'settings.members': { method: 'GET', path: '/settings/members' },
  'settings.members.invite': { method: 'POST', path: '/settings/members' },
  'settings.members.leave': { method: 'POST', path: '/settings/members/leave' },
  'settings.members.resend': { method: 'POST', path: '/settings/members/{id}/resend' },
  'settings.members.withdraw': { method: 'POST', path: '/settings/members/{id}/withdraw' },
  'settings.members.choose': { method: 'POST', path: '/settings/members/{id}/choose' },
  'settings.members.remove': { method: 'POST', path: '/settings/members/{id}/remove' },
  'members.join': { method: 'GET', path: '/join-business/{token}', translated: true },
  'members.accept': { method: 'POST', path: '/join-business/{token}' },
  'members.decline': { method: 'POST', path: '/join-business/{token}/decline' },
} as const satisfies Record<string, Route>;
