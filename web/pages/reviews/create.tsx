import { HelpList } from '../../components/layout/help-list.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { WithAside } from '../../components/layout/with-aside.tsx';
import { ReviewWriter } from '../../components/reviews/form/review-writer.tsx';
import { Alert } from '../../components/ui/alert.tsx';
import { ButtonLink } from '../../components/ui/button.tsx';
import { UserText } from '../../components/ui/user-text.tsx';
import type { ReviewCreateView } from '../../../server/reviews/views.ts';
import { usePath, useT } from '../../lib/page/app-context.tsx';

export type Props = ReviewCreateView;

const UNVERIFIED = 'email_not_verified';

/** Personal ratings: qualifying questions, the review, its preview. */
export default function ReviewCreatePage(props: Props) {
  const t = useT();
  const { contractor, obstacle } = props;
  const help = (
    <HelpList
      title={t('review_form.help_title')}
      items={[
        t('review_form.help_1'),
        t('review_form.help_2'),
        t('review_form.help_3'),
        t('review_form.help_4'),
      ]}
    />
  );
  return (
    <WithAside label={t('layout.help')} aside={help}>
      <PageHead title={t('review_form.create_page')} noIndex />
      <p className="text-sm text-muted">{t('review_form.create_page')}</p>
      <h1 className="mt-1 mb-3">
        <UserText text={t('review_form.create_title', { contractor: contractor.name })} />
      </h1>
      {obstacle === null && <p className="text-muted">{t('review_form.create_intro')}</p>}
      <Obstacle {...props} />
      {(obstacle === null || obstacle.code === UNVERIFIED) && <ReviewWriter {...props} />}
    </WithAside>
  );
}

/** An unconfirmed address may write already; one's own business may not be written about at all. */
function Obstacle({ contractor, obstacle }: Props) {
  const t = useT();
  const path = usePath();
  if (obstacle === null) return null;
  const unverified = obstacle.code === UNVERIFIED;
  const { slug, name } = contractor;
  return (
    <div className="max-w-form">
      <Alert tone="caution" title={unverified ? t('review_form.verify_title') : obstacle.text}>
        {unverified && <p>{t('review_form.verify_text')}</p>}
        <p className="mt-2">
          {unverified ? (
            <ButtonLink
              size="small"
              href={path('verification.notice', {}, { query: { next: path('reviews.create', { slug }) } })}
            >
              {t('review_form.verify_link')}
            </ButtonLink>
          ) : (
            <ButtonLink size="small" href={path('contractors.show', { slug })}>
              {t('review_form.disqualified.to_contractor', { contractor: name })}
            </ButtonLink>
          )}
        </p>
      </Alert>
    </div>
  );
}
