import type { Context } from '../core/context.ts';
import { forbidden, unauthenticated } from '../core/errors.ts';
import type { Verdict } from '../core/policies.ts';

/** The look and the words of a contractor's page are its owner's. */
export const ownsPage = ({ viewer }: Pick<Context, 'viewer'>): Verdict => {
  if (!viewer) return unauthenticated();
  return viewer.contractorId === null ? forbidden('profiles.owners_only') : true;
};

export function ownPageId({ viewer }: Pick<Context, 'viewer'>): number {
  if (!viewer?.contractorId) throw forbidden('profiles.owners_only');
  return viewer.contractorId;
}
