import { Suspense, type ComponentType } from 'react';
import * as parts from './parts-at-once.ts';

/** The server's drawing of a part stays until its code is there: the first screen takes taps before that. */
const below = <Props extends object>(Part: ComponentType<Props>) =>
  function Below(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };

export const ContractorContact = below(parts.ContractorContact);
export const ContractorFacts = below(parts.ContractorFacts);
export const ContractorMore = below(parts.ContractorMore);
export const ContractorPermits = below(parts.ContractorPermits);
export const ContractorServices = below(parts.ContractorServices);
export const LatestPostings = below(parts.LatestPostings);
export const PartnerRatings = below(parts.PartnerRatings);
export const ReviewsSection = below(parts.ReviewsSection);
