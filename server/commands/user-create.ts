import { defineCommand } from 'citty';
import * as z from 'zod';
import type { Language } from '../../common/format/language.ts';
import { createAccount } from '../accounts/actions/register.ts';
import { email, newPassword } from '../accounts/schemas.ts';
import { say } from '../core/process/console.ts';
import { line, validate } from '../core/validation.ts';
import { ROLES } from '../core/viewer.ts';
import { givenPassword } from './given-secret.ts';
import { withApp } from './command-app.ts';

/** The languages as an operator types them. */
const LANGUAGE_OF: Readonly<Record<'en' | 'es', Language>> = { en: 'english', es: 'mexican_spanish' };

const account = z.object({
  email: email(),
  password: newPassword(),
  name: line(100).pipe(z.string().min(1)),
  role: z.enum(ROLES),
  language: z.enum(['en', 'es']).transform((code) => LANGUAGE_OF[code]),
});

export const userCreate = defineCommand({
  meta: { name: 'user-create', description: 'Create an account whose e-mail address counts as verified' },
  args: {
    email: { type: 'string', description: 'The address to sign in with', required: true },
    role: { type: 'enum', options: [...ROLES], description: 'What the account may do', required: true },
    password: {
      type: 'string',
      description: '8 to 128 characters; asked for, or read from standard input, where it is left out',
    },
    language: {
      type: 'enum',
      options: ['en', 'es'],
      default: 'en',
      description: 'The language of its pages and mails',
    },
    name: {
      type: 'string',
      description: "The person's name, or the business's; the part before the @ where it is left out",
    },
  },
  run: async ({ args }) => {
    const password = await givenPassword(args.password);
    await withApp(async ({ context }) => {
      const name = args.name ?? args.email.split('@')[0];
      const { email: address, role, language } = args;
      const input = validate(account, { email: address, password, role, language, name });
      const { userId } = await createAccount(context, { ...input, emailVerified: true });
      say(`User ${userId} (${input.role}) may sign in as ${input.email}.`);
    });
  },
});
