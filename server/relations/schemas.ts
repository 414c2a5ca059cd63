import * as z from 'zod';
import { pageNumber } from '../core/http/forgiving-query.ts';
import { id } from '../core/validation.ts';

export const profileParams = z.object({ id: id() });
export const noBody = z.strictObject({});
/** The page of each of the two lists. */
export const listsQuery = z.object({ follows: pageNumber(), blocks: pageNumber() });
