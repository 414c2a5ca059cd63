import * as z from 'zod';
import {
  CONTACT_MESSAGE_MAX_LENGTH,
  CONTACT_MESSAGE_MIN_LENGTH,
} from '../../../common/limits/text-limits.ts';
import { CONTACT_TOPICS } from '../../../common/contact-topics.ts';
import { route } from '../../../common/routes/route-table.ts';
import { email } from '../../accounts/schemas.ts';
import { inertia, redirect } from '../../core/answers.ts';
import { transact } from '../../core/context.ts';
import { anyone } from '../../core/policies.ts';
import type { Routes } from '../../core/routes.ts';
import { line, lines } from '../../core/validation.ts';
import { toOperator } from './views.ts';

const NAME_MAX_LENGTH = 100;

const body = z.object({
  name: line(NAME_MAX_LENGTH).pipe(z.string().min(1, 'validation.required')),
  email: email(),
  message: lines(CONTACT_MESSAGE_MIN_LENGTH, CONTACT_MESSAGE_MAX_LENGTH),
  topic: z.enum(CONTACT_TOPICS).default('general'),
});
const query = z.object({ about: z.enum(CONTACT_TOPICS).catch('general') });

/** The operator of this site, and a form that writes to them, about anything or about one's data; also for accounts that are inactive. */
export function addContactPageRoutes(routes: Routes): void {
  routes.page('contact', {
    query,
    policy: anyone,
    handle: ({ config, viewer }, { query: { about } }) =>
      inertia('contact/show', {
        operator: toOperator(config.operator),
        topic: about,
        sender: { name: viewer?.name ?? '', email: viewer?.email ?? '' },
      }),
  });
  routes.form('contact.store', {
    body,
    once: true,
    policy: anyone,
    limit: 'mail',
    handle: async (context, { body: { name, email: address, message, topic } }) => {
      // In a transaction, because its mail is written with it.
      await transact(context, async ({ announce }) =>
        announce({
          name: 'contact.sent',
          senderName: name,
          senderEmail: address,
          message,
          topic,
          at: context.now,
        }),
      );
      return redirect(route('contact', {}, { language: context.language }), {
        success: context.t('contact.sent'),
      });
    },
  });
}
