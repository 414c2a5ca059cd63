import { router, usePage } from '@inertiajs/react';
import { route } from '../../../common/routes/route-table.ts';
import { PageHead } from '../../components/layout/page-head.tsx';
import { EditForm } from '../../components/reviews/form/review-editor.tsx';
import { StatusNotice } from '../../components/reviews/status-notice.tsx';
import { UserText } from '../../components/ui/user-text.tsx';
import type { ReviewEditView } from '../../../server/reviews/views.ts';
import { useShared, useT } from '../../lib/page/app-context.tsx';

export type Props = ReviewEditView;

const REFRESH = ['review'] as const;

/** The form of one's own review as a page: for links in mails and for browsers without scripts. */
export default function ReviewEditPage({ review, options }: Props) {
  const t = useT();
  const { input } = useShared();
  const { errors } = usePage().props;
  const title = t('review_form.edit_review_of', { contractor: review.contractor.name });
  const toList = () => router.visit(route('reviews.given', {}, { query: { review: review.id } }));
  return (
    <>
      <PageHead title={title} noIndex />
      <h1 className="mb-3">
        <UserText text={title} />
      </h1>
      <StatusNotice review={review} />
      <EditForm
        review={review}
        options={options}
        refresh={REFRESH}
        refused={{ input, errors }}
        onClose={toList}
        onSaved={toList}
      />
    </>
  );
}
