import { showPart } from '../../lib/page/show-part.ts';

/** The id of the first rows of a list, as they would be read. */
export const FIRST_ROWS = 'first-rows';

/** Saving columns or words leads to what they give. */
export const showFirstRows = (): void => showPart(FIRST_ROWS);
