import type { ReadContext } from '../../../core/context.ts';

const SHOWN = 2;

/** A message beside a reported one. */
export type Neighbor = { id: number; body: string; isFromContractor: boolean; isBefore: boolean };

/** The two messages before a reported one and the two after it, to reveal no more of the conversation. */
export async function messageNeighbors(
  { database }: ReadContext,
  conversationId: number,
  messageId: number,
): Promise<Neighbor[]> {
  const near = (isBefore: boolean) =>
    database
      .selectFrom('messages')
      .select(['id', 'body', 'is_from_contractor as isFromContractor'])
      .where('conversation_id', '=', conversationId)
      .where('removed_at', 'is', null)
      .where('id', isBefore ? '<' : '>', messageId)
      .orderBy('id', isBefore ? 'desc' : 'asc')
      .limit(SHOWN)
      .execute();
  const [before, after] = await Promise.all([near(true), near(false)]);
  return [
    ...before.toReversed().map((row) => ({ ...row, isBefore: true })),
    ...after.map((row) => ({ ...row, isBefore: false })),
  ];
}
