import type { Database } from '../../database/client.ts';
import type { EventMap } from '../../event-map.ts';
import { closingCustomers, proposedAbout } from '../closing-people.ts';
import type { Notice } from './notice.ts';

/** The owner of the business, who may answer; never its own proposal. */
export async function noticesOfProposal(
  database: Database,
  { proposalId }: EventMap['closing.proposed'],
): Promise<Notice[]> {
  const found = await proposedAbout(database, proposalId);
  if (!found || found.isFurther || found.ownerUserId === null || found.origin === 'owner') return [];
  const { contractor, contractorId, ownerUserId, wish } = found;
  return [
    {
      userId: ownerUserId,
      businessId: contractorId,
      kind: 'closing',
      subject: { type: 'closing.proposed', id: proposalId },
      params: { contractor, news: wish === 'close' ? 'closing_proposed' : 'reopening_proposed' },
      target: { name: 'closings.show', params: { id: proposalId } },
    },
  ];
}

/** Those who wrote with the business lately, once. */
export async function noticesOfClosed(
  database: Database,
  { contractorId, contractorSlug, announces }: EventMap['contractor.closed'],
): Promise<Notice[]> {
  if (!announces) return [];
  const customers = await closingCustomers(database, contractorId);
  return customers.map(({ userId, contractor }) => ({
    userId,
    kind: 'closing',
    subject: { type: 'closing.announced', id: contractorId },
    params: { contractor, news: 'closing_announced' },
    target: { name: 'contractors.show', params: { slug: contractorSlug } },
  }));
}
