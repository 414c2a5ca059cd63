import * as z from 'zod';
import { kindOf } from '../channel-names.ts';
import { LONGEST_EVENT_NAME } from '../messages.ts';

/** As Pusher has them. */
export const LARGEST_EVENT_BYTES = 10_240;
const MOST_CHANNELS = 100;
const MOST_IN_A_BATCH = 10;

/** The attributes of a channel that a program can ask for. */
export const ATTRIBUTES = ['user_count', 'subscription_count'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

/** `own`: the channel of one user, for `sendToUser`. */
const channel = z.string().refine((name) => kindOf(name) !== null);
/** `user_count,subscription_count` */
export const info = z
  .string()
  .max(100)
  .default('')
  .transform((text) => text.split(',').filter((part) => part !== ''))
  .pipe(z.array(z.enum(ATTRIBUTES)));
const common = z.object({
  name: z.string().min(1).max(LONGEST_EVENT_NAME),
  data: z.string(),
  socket_id: z
    .string()
    .regex(/^\d{1,20}\.\d{1,20}$/)
    .optional(),
  info,
});

/** One event, to one channel or to several. */
export const eventInput = common
  .extend({
    channels: z.array(channel).min(1).max(MOST_CHANNELS).optional(),
    channel: channel.optional(),
  })
  .transform(({ channel: single, channels, ...rest }, context) => {
    const all = channels ?? (single === undefined ? [] : [single]);
    if (all.length === 0)
      context.addIssue({ code: 'custom', path: ['channels'], message: 'validation.required' });
    return { ...rest, channels: all };
  });

export const batchInput = z.object({ batch: z.array(common.extend({ channel })).max(MOST_IN_A_BATCH) });
