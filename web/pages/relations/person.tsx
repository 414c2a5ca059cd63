import type { PostingCard as Card } from '../../../server/postings/views.ts';
import type { RelatedProfile, RelationView } from '../../../server/relations/views.ts';
import { PageHead } from '../../components/layout/page-head.tsx';
import { PostingCard } from '../../components/postings/posting-card.tsx';
import { RelationButtons } from '../../components/relations/relation-buttons.tsx';
import { ReportLink } from '../../components/reports/report-link.tsx';
import { Section } from '../../components/ui/section.tsx';
import { useT } from '../../lib/page/app-context.tsx';

export type Props = { person: RelatedProfile; relation: RelationView; postings: Card[] };

/** A person who manages no business: the name, what they published, and the buttons to follow and block. */
export default function RelationPersonPage({ person: { id, name }, relation, postings }: Props) {
  const t = useT();
  return (
    <div className="grid max-w-text gap-8">
      <PageHead title={t('relations.person_title', { name })} noIndex />
      <header className="grid gap-4">
        <h1>
          <bdi>{name}</bdi>
        </h1>
        {relation?.isBlocking && <p className="text-muted">{t('relations.is_blocking')}</p>}
        <div className="flex flex-wrap gap-3">
          <RelationButtons relation={relation} name={name} />
        </div>
        <p>
          <ReportLink
            kind="profile"
            id={id}
            label={t('report_forms.report_profile', { name })}
            texts={[name]}
            mayReport={relation !== null}
          />
        </p>
      </header>
      <Section title={t('relations.person_postings')}>
        {postings.length === 0 ? (
          <p className="text-muted">{t('relations.no_postings')}</p>
        ) : (
          postings.map((posting) => <PostingCard key={posting.id} posting={posting} showsPin />)
        )}
      </Section>
    </div>
  );
}
