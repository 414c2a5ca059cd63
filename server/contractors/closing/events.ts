type OfContractor = { contractorId: number; contractorSlug: string };
type OfProposal = { proposalId: number; contractorId: number };

/** The part of the product's events that is about businesses closed for good. */
export type ClosingEvents = {
  /** For good, by its owner or by a decision. `announces`: its customers were not told of it lately. */
  'contractor.closed': OfContractor & { announces: boolean };
  'contractor.reopened': OfContractor;
  /** A person or a register says that a business closed, or is open again. */
  'closing.proposed': OfProposal;
  /** Answered by the business, or withdrawn. */
  'closing.answered': OfProposal;
};
