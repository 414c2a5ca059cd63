import * as z from 'zod';
import { COUNTRIES } from '../../common/constants.ts';
import { integer } from '../core/http/answer-schemas.ts';
import { single } from '../core/http/forgiving-query.ts';
import { id, line } from '../core/validation.ts';

const PLACE_TEXT_MAX_LENGTH = 100;

export const placesQuery = z.object({
  country: z.preprocess(single, z.enum(COUNTRIES)).optional().catch(undefined),
  region_id: z.preprocess(single, id()).optional().catch(undefined),
  text: z.preprocess(single, line(PLACE_TEXT_MAX_LENGTH)).catch(''),
});

export const placesAnswer = {
  200: z.object({
    places: z.array(
      z.object({
        city: z.string().nullable().describe('null: the code tells the state alone'),
        region_id: integer(),
      }),
    ),
  }),
};
