import { viewContextOf } from '../contractors/views.ts';
import type { ReadContext } from '../core/context.ts';
import { belongsTo } from '../core/viewer.ts';
import { mayWrite } from './policy.ts';
import type { Addressee } from './queries/addressee.ts';

/** The form for the first message to a contractor. */
export type NewConversationView = {
  contractor: { slug: string; name: string };
  /** The reason why nothing can be sent yet; null: it can. */
  obstacle: string | null;
};
export function obstacleFor({ viewer, t }: ReadContext): string | null {
  const verdict = mayWrite(viewer);
  return verdict === true ? null : t(verdict.messageKey);
}

export async function newConversationView(
  context: ReadContext,
  { slug, name, id }: Addressee,
): Promise<NewConversationView> {
  const { mask } = await viewContextOf(context);
  const isOwn = belongsTo(context.viewer, id);
  const obstacle = isOwn ? context.t('messages.own_business') : obstacleFor(context);
  return { contractor: { slug, name: mask(name) }, obstacle };
}
