import * as z from 'zod';
import { json } from '../../core/answers.ts';
import type { Context } from '../../core/context.ts';
import { unauthenticated } from '../../core/errors.ts';
import { anyone } from '../../core/policies.ts';
import type { Routes } from '../../core/routes.ts';
import { changesSignIn } from '../policy.ts';
import type { PasskeyUse } from './passkey-challenge.ts';
import { authenticationOptions, registrationOptions } from './passkeys.ts';
import { passkeyUse } from './schemas.ts';
import { browserOf, giveBrowser, openStep } from './steps.ts';

/** The challenge that a browser answers with a passkey. */
export function addPasskeyRoutes(routes: Routes): void {
  routes.either('api.passkeys.options', {
    answers: {
      200: z.object({
        options: z
          .record(z.string(), z.unknown())
          .describe('Of navigator.credentials.create or .get, as JSON of WebAuthn level 3'),
      }),
    },
    body: passkeyUse,
    policy: anyone,
    limit: 'credentials',
    handle: async (context, { body: { use }, request, reply }) => {
      const former = browserOf(request, context.config);
      const browser = giveBrowser(request, reply, context.config);
      return json({ options: await optionsFor(context, { browser, former, use }) }, 200, {
        'cache-control': 'no-store',
      });
    },
  });
}

type ChallengeRequest = { browser: string; former: string | null; use: PasskeyUse };

async function optionsFor(context: Context, { browser, former, use }: ChallengeRequest): Promise<object> {
  const { viewer } = context;
  if (use === 'login') return authenticationOptions(context, browser, { use, userId: null });
  if (use === 'second') {
    const step = await openStep(context, 'second', former);
    if (!step?.userId) throw unauthenticated();
    return authenticationOptions(context, browser, { use, userId: step.userId });
  }
  if (!viewer) throw unauthenticated();
  if (use === 'confirm') return authenticationOptions(context, browser, { use, userId: viewer.userId });
  const verdict = changesSignIn(context);
  if (verdict !== true) throw verdict;
  return registrationOptions(context, browser, viewer);
}
