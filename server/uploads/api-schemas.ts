import * as z from 'zod';
import { UPLOAD_KINDS } from '../../common/constants.ts';
import { integer } from '../core/http/answer-schemas.ts';
import type { UploadView } from './views.ts';

/** Widths and heights are those of the largest size, in pixels. */
export const uploadedFile = z
  .object({
    id: integer(),
    url: z.string().describe('The document, or the largest of the three sizes'),
    sizes: z.object({ small: z.string(), medium: z.string() }).nullable(),
    name: z.string(),
    kind: z.enum(UPLOAD_KINDS),
    width: integer().nullable(),
    height: integer().nullable(),
    bytes: integer(),
  })
  .meta({ id: 'UploadedFile' }) satisfies z.ZodType<UploadView>;
