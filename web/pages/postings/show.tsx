import { useState } from 'react';
import { usePostForm } from '../../hooks/use-post-form.ts';
import { ERASE_AFTER_DAYS } from '../../../common/constants.ts';
import { htmlLang } from '../../../common/format/language.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { CommentsView } from '../../../server/postings/comments/views.ts';
import type { RelationView } from '../../../server/relations/views.ts';
import type { PostingView } from '../../../server/postings/views.ts';
import { SendButton } from '../../components/form/send-button.tsx';
import { CleanHtml } from '../../components/content/markup.tsx';
import { CommentSection } from '../../components/comments/comment-section.tsx';
import { AskForm } from '../../components/form/ask-form.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { PostingFacts } from '../../components/postings/posting-facts.tsx';
import { PostingNews } from '../../components/postings/posting-news.tsx';
import { PostingNotice } from '../../components/postings/posting-notice.tsx';
import { ReportLink } from '../../components/reports/report-link.tsx';
import { DeleteDialog } from '../../components/reviews/delete-dialog.tsx';
import { Button, ButtonLink } from '../../components/ui/button.tsx';
import { Link } from '../../components/ui/link.tsx';
import { TimeAgo } from '../../components/ui/time-ago.tsx';
import { PhotoRow } from '../../components/uploads/photo-row.tsx';
import { usePath, useT } from '../../lib/page/app-context.tsx';
import { useLocalDate } from '../../lib/local-date.ts';

export type Props = { posting: PostingView; comments: CommentsView; relation: RelationView };

/** One posting, whole. */
export default function PostingShowPage({ posting, comments, relation }: Props) {
  const t = useT();
  const localDate = useLocalDate();
  const path = usePath();
  const { title, body, html, type, language, photos, createdAt, editedAt, isListed } = posting;
  return (
    <article>
      <PageHead title={title} description={body.replace(/\s+/gu, ' ').slice(0, 160)} noIndex={!isListed} />
      <p className="text-sm">
        <Link href={path('postings.index')}>{t('postings.all')}</Link>
      </p>
      <p className="posting-kind mt-4">
        <span className="posting-type">{t(`posting_types.${type}`)}</span>
        <TimeAgo at={createdAt} />
        {editedAt !== null && <span>{t('postings.edited_on', { date: localDate(editedAt) })}</span>}
      </p>
      <h1 className="mt-1" lang={htmlLang(language)}>
        <bdi>{title}</bdi>
      </h1>
      <PostingNotice posting={posting} />
      <PostingNews key={posting.id} id={posting.id} />
      <div className="grid gap-x-12 gap-y-8 mt-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="min-w-0">
          <div className="grid gap-4 max-w-text" lang={htmlLang(language)}>
            {html !== null ? (
              <CleanHtml className="content-text" html={html} />
            ) : (
              body.split(/\n\s*\n/).map((paragraph, index) => (
                <p key={index} dir="auto" className="whitespace-pre-line">
                  {paragraph}
                </p>
              ))
            )}
          </div>
          <PhotoRow
            photos={photos}
            label={t('postings.photos')}
            describe={(number) => t('postings.photo_of', { number, count: photos.length, title })}
          />
          {posting.can.report && (
            <p className="mt-6">
              <ReportLink
                kind="posting"
                id={posting.id}
                label={t('report_forms.report_posting')}
                texts={[title, body]}
                mayReport={posting.can.report}
              />
            </p>
          )}
        </div>
        <PostingFacts posting={posting} relation={relation} />
        <div className="lg:col-start-1">
          <Actions posting={posting} />
          <CommentSection key={posting.id} postingId={posting.id} comments={comments} />
        </div>
      </div>
    </article>
  );
}

function Actions({ posting: { id, title, can, isPinned } }: Pick<Props, 'posting'>) {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  const removal = usePostForm(
    {},
    {
      action: route('postings.destroy', { id }),
      method: 'delete',
      visit: { onFinish: () => setAsking(false) },
    },
  );
  if (!can.edit && !can.delete && !can.moderate) return null;
  return (
    <div className="mt-8 flex flex-wrap gap-3">
      {can.edit && <ButtonLink href={route('postings.edit', { id })}>{t('postings.edit')}</ButtonLink>}
      {can.delete && (
        <AskForm call="postings.destroy" id={id} onAsk={() => setAsking(true)}>
          <Button type="submit" variant="ghost">
            {t('postings.delete')}
          </Button>
        </AskForm>
      )}
      {can.pin && (
        <SendButton variant="ghost" action={route(isPinned ? 'postings.unpin' : 'postings.pin', { id })}>
          {t(isPinned ? 'postings.unpin' : 'postings.pin')}
        </SendButton>
      )}
      {can.moderate && (
        <ButtonLink
          variant="ghost"
          href={route('admin.functions', {}, { query: { about: 'postings', search: `#${id}`, open: id } })}
        >
          {t('postings.at_the_desk')}
        </ButtonLink>
      )}
      {can.pin && <p className="w-full text-sm text-muted">{t('postings.pin_help')}</p>}
      <DeleteDialog
        open={isAsking}
        title={t('postings.delete_title')}
        confirm={t('postings.delete_confirm')}
        busy={removal.busy}
        onConfirm={removal.submit}
        onClose={() => setAsking(false)}
      >
        <p>
          <bdi className="font-semibold">{title}</bdi>
        </p>
        <p>{t('postings.delete_text', { days: ERASE_AFTER_DAYS })}</p>
      </DeleteDialog>
    </div>
  );
}
