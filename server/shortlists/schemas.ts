import * as z from 'zod';
import { COMPARED_MAX } from '../../common/search/shortlist.ts';
import { ID_MAX, single } from '../core/http/forgiving-query.ts';
import { id, text } from '../core/validation.ts';

const NEXT_MAX_LENGTH = 2_000;
const NEAR_MAX_LENGTH = 120;
const IDS_READ_MAX = 20;

/** The form contains the page to return to, because privacy settings remove the referrer. */
export const listedBody = z.strictObject({
  contractor_id: id(),
  next: text().max(NEXT_MAX_LENGTH).optional(),
});
export const noBody = z.strictObject({});

/** `to`: the path of one of our pages, with its query. */
export const qrQuery = z.object({ to: z.string().min(1).max(NEXT_MAX_LENGTH) });

export const tokenParams = z.object({ token: z.string().regex(/^[\w-]{20,64}$/) });

/**
 * `ids=3,9`, and as a form of check boxes sends it: `ids=3&ids=9`. An invalid id counts as an unknown one.
 */
const ids = z
  .preprocess(
    (value) => [value].flat().join(','),
    z.string().transform((list) => [
      ...new Set(
        list
          .split(',')
          .filter((part) => part.trim() !== '')
          .slice(0, IDS_READ_MAX)
          .map((part) => {
            const number = Number(part);
            return Number.isInteger(number) && number >= 1 && number <= ID_MAX ? number : 0;
          }),
      ),
    ]),
  )
  .catch([]);

/** The comparison, which never refuses: `given` counts all that was asked for, `ids` is what fits. */
export const compareQuery = z
  .object({
    ids,
    near: z
      .preprocess(
        single,
        text().transform((value) => value.trim().slice(0, NEAR_MAX_LENGTH)),
      )
      .catch(''),
  })
  .transform(({ ids: asked, near }) => ({
    ids: asked.slice(0, COMPARED_MAX),
    tooMany: asked.length > COMPARED_MAX,
    near,
  }));
export type CompareQuery = ReturnType<typeof compareQuery.parse>;
