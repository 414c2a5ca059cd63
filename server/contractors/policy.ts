import { isAdministrator } from '../core/policies.ts';

/** Only administrators may add, rename or hide trades and regions. */
export const mayEditReferenceLists = isAdministrator;
