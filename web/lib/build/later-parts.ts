import { lazy } from 'react';

const parts = () => import('../../components/contractors/below/parts.ts');

/** The parts of a contractor's page that are read later: drawn by the server, taken over once their code is there. */
export const ContractorContact = lazy(async () => ({ default: (await parts()).ContractorContact }));
export const ContractorFacts = lazy(async () => ({ default: (await parts()).ContractorFacts }));
export const ContractorMore = lazy(async () => ({ default: (await parts()).ContractorMore }));
export const ContractorPermits = lazy(async () => ({ default: (await parts()).ContractorPermits }));
export const ContractorServices = lazy(async () => ({ default: (await parts()).ContractorServices }));
export const LatestPostings = lazy(async () => ({ default: (await parts()).LatestPostings }));
export const PartnerRatings = lazy(async () => ({ default: (await parts()).PartnerRatings }));
export const ReviewsSection = lazy(async () => ({ default: (await parts()).ReviewsSection }));
