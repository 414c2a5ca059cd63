import { route } from '../../../common/routes/route-table.ts';
import type { RelatedProfile, RelationView } from '../../../server/relations/views.ts';
import { PageHead } from '../../components/layout/page-head.tsx';
import { RelationButton } from '../../components/relations/relation-buttons.tsx';
import { ButtonLink } from '../../components/ui/button.tsx';
import { usePath, useT } from '../../lib/page/app-context.tsx';

export type Props = { profile: RelatedProfile; relation: NonNullable<RelationView> };

/** The effects of a block before it is set; afterwards the way to end it. */
export default function RelationBlockPage({ profile: { id, name, slug }, relation }: Props) {
  const t = useT();
  const path = usePath();
  const back = slug === null ? route('people.show', { id }) : path('contractors.show', { slug });
  return (
    <div className="grid max-w-form gap-6">
      <PageHead title={t('relation_buttons.name_block', { name })} noIndex />
      <h1>{t('relation_buttons.name_block', { name })}</h1>
      <p>{t('relations.block_text')}</p>
      {relation.isBlocking && <p className="text-muted">{t('relations.is_blocking')}</p>}
      <div className="flex flex-wrap gap-3">
        <RelationButton act={relation.isBlocking ? 'unblock' : 'block'} id={id} name={name} />
        <ButtonLink variant="ghost" href={back}>
          {t('relations.back')}
        </ButtonLink>
      </div>
    </div>
  );
}
