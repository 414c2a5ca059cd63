import type { Database } from '../../database/client.ts';
import type { EventMap } from '../../event-map.ts';
import { findHire } from '../../quotes/queries/find-hire.ts';
import type { Notice } from './notice.ts';

type OfHire = EventMap['quote.hired'];

/** The contractor who was hired, and those who were asked beside it. */
export async function noticesOfHire(database: Database, { hireId }: OfHire): Promise<Notice[]> {
  const hire = await findHire(database, hireId);
  if (!hire || hire.isWithdrawn) return [];
  const { quoteRequestId: id, customerProfileId, contractorId, contractorUserId, others } = hire;
  const about: Pick<Notice, 'kind' | 'actorProfileId' | 'target'> = {
    kind: 'message',
    actorProfileId: customerProfileId,
    target: { name: 'quotes.answer', params: { id } },
  };
  const name = hire.customer ?? '';
  return [
    {
      ...about,
      userId: contractorUserId,
      businessId: contractorId,
      subject: { type: 'quote_hire', id: hireId },
      params: { name, news: 'quote_hired' },
    },
    ...(hire.isFirst ? others : []).map((other): Notice => ({
      ...about,
      userId: other.userId,
      businessId: other.contractorId,
      subject: { type: 'quote_other_hired', id: hireId },
      params: { name, news: 'quote_other_hired' },
    })),
  ];
}

/** The contractor whose hire was taken back. */
export async function noticesOfWithdrawnHire(database: Database, { hireId }: OfHire): Promise<Notice[]> {
  const hire = await findHire(database, hireId);
  if (!hire) return [];
  return [
    {
      kind: 'message',
      userId: hire.contractorUserId,
      businessId: hire.contractorId,
      actorProfileId: hire.customerProfileId,
      subject: { type: 'quote_hire_withdrawn', id: hireId },
      params: { name: hire.customer ?? '', news: 'quote_hire_withdrawn' },
      target: { name: 'quotes.answer', params: { id: hire.quoteRequestId } },
    },
  ];
}

/** The customer whose hire the contractor confirmed. */
export async function noticesOfConfirmedHire(database: Database, { hireId }: OfHire): Promise<Notice[]> {
  const hire = await findHire(database, hireId);
  if (!hire || hire.isWithdrawn) return [];
  return [
    {
      kind: 'message',
      userId: hire.customerUserId,
      actorProfileId: hire.contractorId,
      subject: { type: 'quote_hire_confirmed', id: hireId },
      params: { name: hire.contractor, news: 'quote_hire_confirmed' },
      target: { name: 'quotes.show', params: { id: hire.quoteRequestId } },
    },
  ];
}
