import { route } from '../../../common/routes/route-table.ts';
import type { RelationView } from '../../../server/relations/views.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { ActionForm } from '../form/action-form.tsx';

type Props = { relation: RelationView; name: string };
type ButtonsProps = Props & {
  /** False where the way to a block has a quieter place on the page. */
  withBlock?: boolean;
};

/** Follow or unfollow, and the way to a block or out of it. Forms and a link, so that no script is needed. */
export function RelationButtons({ relation, name, withBlock = true }: ButtonsProps) {
  const t = useT();
  if (relation === null) return null;
  const { profileId: id, isFollowing, isBlocking, can } = relation;
  if (isBlocking) return <RelationButton act="unblock" id={id} name={name} />;
  return (
    <>
      {isFollowing && <RelationButton act="unfollow" id={id} name={name} />}
      {can.follow && !isFollowing && <RelationButton act="follow" id={id} name={name} />}
      {withBlock && (
        <a
          className="button button-ghost"
          href={route('relations.confirm', { id })}
          aria-label={t('relation_buttons.name_block', { name })}
          rel="nofollow"
        >
          {t('relation_buttons.block')}
        </a>
      )}
    </>
  );
}

const ROUTE_OF = {
  follow: 'relations.follow',
  unfollow: 'relations.unfollow',
  block: 'relations.block',
  unblock: 'relations.unblock',
} as const;
type RelationAct = keyof typeof ROUTE_OF;

type ButtonProps = {
  act: RelationAct;
  id: number;
  name: string;
  /** Instead of the act's own name. */
  label?: string;
};

export function RelationButton({ act, id, name, label }: ButtonProps) {
  const t = useT();
  const action = route(ROUTE_OF[act], { id });
  return (
    <ActionForm action={action}>
      <button
        type="submit"
        className="button button-secondary"
        aria-label={label === undefined ? t(`relation_buttons.name_${act}`, { name }) : undefined}
      >
        {label ?? t(`relation_buttons.${act}`)}
      </button>
    </ActionForm>
  );
}
