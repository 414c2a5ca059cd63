import * as z from 'zod';
import { id, listOfIds } from '../core/validation.ts';

/** Ids of uploads: a list, or numbers with commas in one field. Drops empty entries of a native form, and repeats. */
export const uploadIds = (maximum: number) =>
  z.preprocess(
    (list) => list ?? [],
    listOfIds(
      z
        .array(id())
        .max(maximum)
        .transform((ids) => [...new Set(ids)]),
    ),
  );
