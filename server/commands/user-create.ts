import { defineCommand } from 'citty';
import * as z from 'zod';
import { createAccount } from '../accounts/actions/register.ts';
import { email, newPassword } from '../accounts/schemas.ts';
import { say } from '../core/process/console.ts';
import { line, validate } from '../core/validation.ts';
import { ROLES } from '../core/viewer.ts';
import { givenPassword } from './given-secret.ts';
import { withApp } from './command-app.ts';

const account = z.object({
  email: email(),
  password: newPassword(),
  name: line(100).pipe(z.string().min(1)),
  role: z.enum(ROLES),
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
    name: {
      type: 'string',
      description: "The person's name, or the business's; the part before the @ where it is left out",
    },
  },
  run: async ({ args }) => {
    const password = await givenPassword(args.password);
    await withApp(async ({ context }) => {
      const name = args.name ?? args.email.split('@')[0];
      const input = validate(account, { email: args.email, password, role: args.role, name });
      const { userId } = await createAccount(context, {
        ...input,
        language: context.language,
        emailVerified: true,
      });
      say(`User ${userId} (${input.role}) may sign in as ${input.email}.`);
    });
  },
});
