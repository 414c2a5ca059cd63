import { useState } from 'react';
import { route } from '../../../common/routes/route-table.ts';
import type { CommentsView, CommentView, ReplyView } from '../../../server/postings/comments/views.ts';
import { usePostForm } from '../../hooks/use-post-form.ts';
import { usePath, useShared, useT } from '../../lib/page/app-context.tsx';
import { DeleteDialog } from '../reviews/delete-dialog.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Pagination } from '../ui/pagination.tsx';
import { CommentForm } from './comment-form.tsx';
import { CommentItem } from './comment-item.tsx';
import { useLiveComments } from './use-live-comments.ts';

type Props = {
  postingId: number;
  comments: CommentsView;
};

/** The comments under a posting, live, and the form to write one. One form is open at a time. */
export function CommentSection({ postingId, comments }: Props) {
  const t = useT();
  const path = usePath();
  const view = useLiveComments(postingId, comments);
  const [asked, setReplyTo] = useState(comments.replyTo);
  // A comment may be deleted while a reply to it is written.
  const replyTo = view.comments.some(
    ({ id, is_deleted, is_hidden }) => id === asked && !is_deleted && !is_hidden,
  )
    ? asked
    : null;
  const [toDelete, setToDelete] = useState<CommentView | ReplyView | null>(null);
  const mayWrite = view.isOpen && view.canComment;
  const { current_page, last_page } = view.pagination;
  return (
    <section className="comments" aria-labelledby="comments-title">
      <h2 id="comments-title">{t('comments.title', { count: view.count })}</h2>
      {view.comments.length === 0 && <p className="text-muted">{t('comments.none')}</p>}
      <ol className="comment-list">
        {view.comments.map((comment) => (
          <li key={comment.id} id={`comment-${comment.id}`}>
            <CommentItem
              comment={comment}
              onReply={mayWrite && !comment.is_hidden ? () => setReplyTo(comment.id) : undefined}
              onDelete={setToDelete}
            />
            {comment.replies.length > 0 && (
              <ol className="comment-list comment-replies">
                {comment.replies.map((reply) => (
                  <li key={reply.id} id={`comment-${reply.id}`}>
                    <CommentItem comment={reply} onDelete={setToDelete} />
                  </li>
                ))}
              </ol>
            )}
            {mayWrite && replyTo === comment.id && (
              <CommentForm postingId={postingId} parentId={comment.id} onDone={() => setReplyTo(null)} />
            )}
          </li>
        ))}
      </ol>
      <Pagination
        page={current_page}
        lastPage={last_page}
        hrefFor={(page) => `${path('postings.show', { id: postingId }, { query: { page } })}#comments-title`}
      />
      {mayWrite && replyTo === null && (
        <CommentForm postingId={postingId} parentId={null} onDone={() => undefined} />
      )}
      {view.isOpen && !view.canComment && <HowToComment postingId={postingId} />}
      <DeleteComment comment={toDelete} onClose={() => setToDelete(null)} />
    </section>
  );
}

/** Visitors get a link to log in and return; users a note about their unconfirmed address. */
function HowToComment({ postingId }: { postingId: number }) {
  const t = useT();
  const path = usePath();
  const { viewer } = useShared();
  const next = `${path('postings.show', { id: postingId })}#comments-title`;
  return viewer === null ? (
    <p className="mt-6">
      <ButtonLink href={path('login', {}, { query: { next } })}>{t('comments.log_in')}</ButtonLink>
    </p>
  ) : (
    <p className="mt-6">
      <ButtonLink href={path('verification.notice')}>{t('comments.confirm_address')}</ButtonLink>
    </p>
  );
}

function DeleteComment({
  comment,
  onClose,
}: {
  comment: CommentView | ReplyView | null;
  onClose: () => void;
}) {
  const t = useT();
  const removal = usePostForm(
    {},
    {
      action: comment === null ? '' : route('comments.destroy', { id: comment.id }),
      method: 'delete',
      visit: { preserveScroll: true, onFinish: onClose },
    },
  );
  return (
    <DeleteDialog
      open={comment !== null}
      title={t('comments.delete_title')}
      confirm={t('comments.delete_confirm')}
      busy={removal.busy}
      onConfirm={removal.submit}
      onClose={onClose}
    >
      <p>{t('comments.delete_text')}</p>
    </DeleteDialog>
  );
}
