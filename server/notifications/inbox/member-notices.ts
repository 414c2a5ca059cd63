import type { Database } from '../../database/client.ts';
import type { EventMap } from '../../event-map.ts';
import { findMemberSides } from '../member-sides.ts';
import type { Notice } from './notice.ts';

const HERE = { name: 'settings.members' } as const;

/** To the owner: somebody joined. */
export async function noticesOfJoinedMember(
  database: Database,
  { memberId }: EventMap['member.joined'],
): Promise<Notice[]> {
  const sides = await findMemberSides(database, memberId);
  if (!sides) return [];
  return [
    {
      userId: sides.ownerUserId,
      kind: 'member',
      subject: { type: 'member.joined', id: memberId },
      params: { name: sides.member ?? sides.email, contractor: sides.business, news: 'member_joined' },
      target: HERE,
    },
  ];
}

/** To the member: the plan has room for them again, or no longer. Both can happen many times. */
export async function noticesOfSeatedMember(
  database: Database,
  { memberId, userId, acts }: EventMap['member.seated'],
): Promise<Notice[]> {
  const sides = await findMemberSides(database, memberId);
  if (!sides) return [];
  const subject = { type: `member.${acts ? 'acts' : 'waits'}.${sides.seatedCount}`, id: memberId };
  const params = { contractor: sides.business, news: acts ? 'member_acts' : 'member_waits' } as const;
  return [{ userId, kind: 'member', subject, params, target: HERE }];
}

/** The side that did not end it. */
export async function noticesOfEndedMember(
  database: Database,
  { memberId, userId, reason }: EventMap['member.ended'],
): Promise<Notice[]> {
  const sides = await findMemberSides(database, memberId);
  if (!sides) return [];
  const { business, member, email, ownerUserId, slug } = sides;
  const subject = { type: 'member.ended', id: memberId };
  if (reason === 'removed' || reason === 'business_closed') {
    const params = { contractor: business, news: 'member_removed' } as const;
    return [
      { userId, kind: 'member', subject, params, target: { name: 'contractors.show', params: { slug } } },
    ];
  }
  const params = { name: member ?? email, contractor: business, news: 'member_left' } as const;
  return [{ userId: ownerUserId, kind: 'member', subject, params, target: HERE }];
}
