import * as z from 'zod';
import { MESSAGE_MAX_LENGTH } from '../../common/conversations.ts';
import type { MessageKey } from '../../translations/index.ts';
import { byNumber, pageNumber } from '../core/http/forgiving-query.ts';
import { isVisible } from '../core/plain-text.ts';
import { id, lines } from '../core/validation.ts';

export const idParams = z.object({ id: id() });
export const slug = () => z.string().regex(/^[a-z0-9-]{1,120}$/);
export const slugParams = z.object({ slug: slug() });

export const messageBody = z.strictObject({
  body: lines(0, MESSAGE_MAX_LENGTH).refine(isVisible, { error: 'validation.required' satisfies MessageKey }),
});

/** Of a conversation: the messages before that one. */
export const messagesQuery = z.object({ before: byNumber() });
export const conversationsQuery = z.object({ page: pageNumber() });
