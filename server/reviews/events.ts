import type { DomainEvent } from '../core/context.ts';

type Contractor = { contractorId: number; contractorSlug: string };

type ReviewFact =
  | 'published'
  | 'edited'
  | 'deleted'
  // What administrators did
  | 'deactivated'
  | 'activated'
  | 'edited_by_administrator'
  | 'removed';

/** What listeners may know of a review that was written, changed, decided about or taken back. */
export type ReviewEvent = DomainEvent & Contractor & { name: `review.${ReviewFact}`; reviewId: number };
/** The same of a response. */
export type ResponseEvent = DomainEvent &
  Contractor & { name: `response.${ReviewFact}`; responseId: number; reviewId: number };
/** Of an appeal: `decided` is accepted or rejected. */
export type AppealEvent = DomainEvent &
  Contractor & { name: `appeal.${'filed' | 'withdrawn' | 'decided'}`; appealId: number; reviewId: number };

export const reviewEvent = (event: ReviewEvent): ReviewEvent => event;
export const responseEvent = (event: ResponseEvent): ResponseEvent => event;
export const appealEvent = (event: AppealEvent): AppealEvent => event;
