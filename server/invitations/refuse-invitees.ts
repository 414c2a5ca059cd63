import { invalid } from '../core/errors.ts';
import type { MessageKey } from '../../translations/index.ts';
import type { Invitee, InviteeObstacle } from './queries/find-invitees.ts';

export const OBSTACLES: Readonly<Record<InviteeObstacle, MessageKey>> = {
  self: 'invitations.refused_self',
  not_open: 'invitations.refused_not_open',
  already_open: 'invitations.already_open',
};

/** Throws InvalidInput that names the contractors who cannot be invited, and where one of the slugs is nobody's. */
export function refuseInvitees(invitees: readonly Invitee[], slugs: readonly string[]): void {
  if (invitees.length < slugs.length) throw invalid('contractors', 'invitations.contractor_gone');
  for (const obstacle of ['self', 'not_open', 'already_open'] as const) {
    const names = invitees.filter((one) => one.obstacle === obstacle).map(({ name }) => name);
    if (names.length > 0) throw invalid('contractors', OBSTACLES[obstacle], { name: names.join(', ') });
  }
}
