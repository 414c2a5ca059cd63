import { isAdministrator } from '../core/policies.ts';

/** Who says what trades and regions there are and what they are called. */
export const mayEditReferenceLists = isAdministrator;
