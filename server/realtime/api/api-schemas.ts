import * as z from 'zod';
import type { ChannelAnswer, UserAnswer } from '../broadcaster.ts';

/** The answers that Pusher's clients expect. */
export const channelAnswer = z.object({
  auth: z.string(),
  channel_data: z.string().optional().describe('JSON; presence channels only'),
  shared_secret: z.string().optional().describe('Base64; encrypted channels only'),
}) satisfies z.ZodType<ChannelAnswer>;
export const userAnswer = z.object({
  auth: z.string(),
  user_data: z.string().describe('JSON'),
}) satisfies z.ZodType<UserAnswer>;
