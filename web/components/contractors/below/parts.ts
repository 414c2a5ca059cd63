export {
  ContractorContact,
  ContractorFacts,
  ContractorMore,
  ContractorServices,
} from '../contractor-aside.tsx';
export { LatestPostings } from '../latest-postings.tsx';
export { ContractorPermits } from '../../permits/contractor-permits.tsx';
export { PartnerRatings } from '../partner-ratings.tsx';
export { ReviewsSection } from '../reviews-section.tsx';
