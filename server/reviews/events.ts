import type { DomainEvent } from '../core/context.ts';

type Contractor = { contractorId: number; contractorSlug: string };

/** What listeners may know of a review that was written, changed or taken back. */
export type ReviewEvent = DomainEvent &
  Contractor & { name: `review.${'published' | 'edited' | 'deleted'}`; reviewId: number };
/** The same of a response. */
export type ResponseEvent = DomainEvent &
  Contractor & {
    name: `response.${'published' | 'edited' | 'deleted'}`;
    responseId: number;
    reviewId: number;
  };

export const reviewEvent = (event: ReviewEvent): ReviewEvent => event;
export const responseEvent = (event: ResponseEvent): ResponseEvent => event;
