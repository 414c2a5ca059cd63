import { router } from '@inertiajs/react';
import { route, type RouteName } from '../../../common/route-table.ts';
import type { RelationView } from '../../../server/relations/views.ts';
import { useT } from '../../lib/app-context.tsx';
import { ActionForm } from '../form/action-form.tsx';

type Props = { relation: RelationView; name: string };

/** Follow or unfollow, and the way to a block or out of it. Forms and a link, so that no script is needed. */
export function RelationButtons({ relation, name }: Props) {
  const t = useT();
  if (relation === null) return null;
  const { profileId: id, isFollowing, isBlocking, can } = relation;
  if (isBlocking) return <RelationButton to="relations.unblock" id={id} name={name} />;
  return (
    <>
      {isFollowing && <RelationButton to="relations.unfollow" id={id} name={name} />}
      {can.follow && !isFollowing && <RelationButton to="relations.follow" id={id} name={name} />}
      <a
        className="button button-ghost"
        href={route('relations.confirm', { id })}
        aria-label={t('relations.block_name', { name })}
        rel="nofollow"
      >
        {t('relations.block')}
      </a>
    </>
  );
}

type RelationRoute = Extract<RouteName, `relations.${'follow' | 'unfollow' | 'block' | 'unblock'}`>;

export function RelationButton({ to, id, name }: { to: RelationRoute; id: number; name: string }) {
  const t = useT();
  const action = route(to, { id });
  return (
    <ActionForm action={action} onSend={() => router.post(action, {}, { preserveScroll: true })}>
      <button type="submit" className="button button-secondary" aria-label={t(`${to}_name`, { name })}>
        {t(to)}
      </button>
    </ActionForm>
  );
}
