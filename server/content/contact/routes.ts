import * as z from 'zod';
import { CONTACT_MESSAGE_MAX_LENGTH, CONTACT_MESSAGE_MIN_LENGTH } from '../../../common/text-limits.ts';
import { route } from '../../../common/route-table.ts';
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
});

/** The operator of this site, and a form that writes to them; also for accounts that are inactive. */
export function addContactPageRoutes(routes: Routes): void {
  routes.page('contact', {
    policy: anyone,
    handle: ({ config, viewer }) =>
      inertia('contact/show', {
        operator: toOperator(config.operator),
        sender: { name: viewer?.name ?? '', email: viewer?.email ?? '' },
      }),
  });
  routes.form('contact.store', {
    body,
    once: true,
    policy: anyone,
    limit: 'mail',
    handle: async (context, { body: { name, email: address, message } }) => {
      // In a transaction, because its mail is written with it.
      await transact(context, async ({ announce }) =>
        announce({ name: 'contact.sent', senderName: name, senderEmail: address, message }),
      );
      return redirect(route('contact', {}, { language: context.language }), {
        success: context.t('contact.sent'),
      });
    },
  });
}
