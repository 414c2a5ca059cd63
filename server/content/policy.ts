import { isAdministrator } from '../core/policies.ts';

/** Who decides what is masked, and what the texts of the product say. */
export const mayEditContent = isAdministrator;
