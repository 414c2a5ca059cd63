import { formatDate } from '../../../common/format/dates.ts';
import type { ContractorView } from '../../../server/contractors/page/page-view.ts';
import type { RelationView } from '../../../server/relations/views.ts';
import { usePath, useT } from '../../lib/page/app-context.tsx';
import { RelationButton } from '../relations/relation-buttons.tsx';
import { Alert } from '../ui/alert.tsx';
import { ButtonLink } from '../ui/button.tsx';

type Props = { contractor: ContractorView; relation: RelationView };

/** The source of a page that nobody manages, and what a reader can do with it. */
export function UnclaimedNotice({ contractor, relation }: Props) {
  const t = useT();
  const { source } = contractor;
  return (
    <div className="mt-6">
      <Alert title={t('contractors.unclaimed_title')}>
        <p>{source === null ? t('contractors.unclaimed_text') : sourceWords(source, t)}</p>
        {source?.missingSince && (
          <p>
            {t('contractors.listing_missing', {
              source: source.name,
              date: formatDate(source.missingSince, t.language),
            })}
          </p>
        )}
        <p className="mt-2">{t('contractors.unclaimed_can')}</p>
        <p>{t('contractors.unclaimed_cannot')}</p>
        <div className="mt-3">
          <TellMe contractor={contractor} relation={relation} />
        </div>
      </Alert>
    </div>
  );
}

/** Those who follow an unclaimed page hear when somebody manages it. */
function TellMe({ contractor: { slug, name, closedOn }, relation }: Props) {
  const isClosed = closedOn !== null;
  const t = useT();
  const path = usePath();
  const label = t('contractors.tell_me');
  if (relation === null) {
    if (isClosed) return null;
    const next = path('contractors.show', { slug });
    return (
      <ButtonLink size="small" href={path('join', {}, { query: { next } })} rel="nofollow">
        {label}
      </ButtonLink>
    );
  }
  if (relation.isFollowing)
    return (
      <div className="flex flex-wrap items-center gap-3 text-sm">
        <span>{t('contractors.will_tell_you')}</span>
        <RelationButton act="unfollow" id={relation.profileId} name={name} />
      </div>
    );
  if (!relation.can.follow || isClosed) return null;
  return <RelationButton act="follow" id={relation.profileId} name={name} label={label} />;
}

function sourceWords(
  { name, asOf }: NonNullable<ContractorView['source']>,
  t: ReturnType<typeof useT>,
): string {
  return asOf === null
    ? t('contractors.unclaimed_source_undated', { source: name })
    : t('contractors.unclaimed_source', { source: name, date: formatDate(asOf, t.language) });
}
