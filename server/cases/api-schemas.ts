import * as z from 'zod';
import { APPEAL_STATES } from '../../common/constants.ts';
import { instant, integer, withMessage } from '../core/http/answer-schemas.ts';
import { uploadedFile } from '../uploads/api-schemas.ts';
import type { DecisionAppealView } from './views.ts';

const appeal = z
  .object({
    id: integer(),
    state: z.enum(APPEAL_STATES),
    on_appeal_reason: z.string().nullable(),
    off_appeal_reason: z.string().nullable(),
    filed_at: instant(),
    due_at: instant(),
    closed_at: instant().nullable(),
    answer: z.string().nullable(),
    decided_by_decision_id: integer().nullable(),
    files: z.array(uploadedFile),
  })
  .meta({ id: 'DecisionAppeal' }) satisfies z.ZodType<DecisionAppealView>;

export const appealAnswer = withMessage({ appeal: appeal.nullable() });
