import { isAdministrator } from '../core/policies.ts';

/** Only administrators change the masked words and the texts of the product. */
export const mayEditContent = isAdministrator;
