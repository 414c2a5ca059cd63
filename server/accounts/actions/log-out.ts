import type { Context } from '../../core/context.ts';
import { sessionEnded } from '../events.ts';
import { endSession } from '../sessions/sessions.ts';

/** Ends the browser's session with the tokens made from it, and the token the client named. */
export async function logOut(context: Context, tokens: (string | null)[]): Promise<void> {
  for (const token of tokens) {
    const userId = token === null ? null : await endSession(context.database, token);
    if (userId !== null) context.announce(sessionEnded(userId));
  }
}
