import type { DomainEvent } from '../core/context.ts';

type PostingFact =
  | 'published'
  | 'edited'
  | 'deleted'
  // What administrators did
  | 'removed'
  | 'restored';

/** What listeners may know of a posting that was written, changed, taken back or decided about. */
export type PostingEvent = DomainEvent & {
  name: `posting.${PostingFact}`;
  postingId: number;
  regionId: number;
  authorProfileId: number;
  /** Of the business it was published for; null: a person's. */
  contractorSlug: string | null;
};

export const postingEvent = (event: PostingEvent): PostingEvent => event;
