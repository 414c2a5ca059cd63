import { useState } from 'react';
import { htmlLang } from '../../../common/format/language.ts';
import type { CommentView, ReplyView } from '../../../server/postings/comments/views.ts';
import { usePath, useShared, useT } from '../../lib/page/app-context.tsx';
import { Logo } from '../pictures/logo.tsx';
import { AskForm } from '../form/ask-form.tsx';
import { ReportLink } from '../reports/report-link.tsx';
import { Button } from '../ui/button.tsx';
import { Disclosure } from '../ui/overlay/disclosure.tsx';
import { Link } from '../ui/link.tsx';
import { TimeAgo } from '../ui/time-ago.tsx';
import { UserText } from '../ui/user-text.tsx';
import { CommentEditor } from './comment-editor.tsx';

type Props = {
  comment: CommentView | ReplyView;
  /** Opens the form of a reply; absent where the reader cannot reply. */
  onReply?: () => void;
  onDelete: (comment: CommentView | ReplyView) => void;
};

/** One comment or reply: who, when, the words, and what the reader may do with it. */
export function CommentItem({ comment, onReply, onDelete }: Props) {
  const t = useT();
  const [isEditing, setEditing] = useState(false);
  if (comment.is_hidden) return <p className="text-muted">{t('comments.hidden_placeholder')}</p>;
  if (comment.is_deleted)
    return (
      <p className="text-muted">
        {t(comment.is_removed ? 'comments.removed_placeholder' : 'comments.deleted_placeholder')}
      </p>
    );
  return (
    <article
      className="comment"
      aria-label={t('comments.by', { name: comment.author?.name ?? t('postings.former_member') })}
    >
      <p className="comment-head">
        {comment.author && <AuthorPicture author={comment.author} />}
        <Author author={comment.author} />
        <TimeAgo at={comment.created_at} />
      </p>
      {isEditing ? (
        <CommentEditor
          id={comment.id}
          postingId={comment.posting_id}
          body={comment.body}
          onDone={() => setEditing(false)}
        />
      ) : (
        <>
          <Words text={comment.body} language={comment.language} />
          {comment.edited_at !== null && <Earlier comment={comment} />}
          <Actions comment={comment} onReply={onReply} onEdit={() => setEditing(true)} onDelete={onDelete} />
        </>
      )}
    </article>
  );
}

function AuthorPicture({ author }: { author: NonNullable<CommentView['author']> }) {
  const { name, picture, profile_id } = author;
  const former = useT()('postings.former_member');
  return (
    <Logo
      logo={picture === null ? null : { url: picture }}
      id={profile_id}
      name={name ?? former}
      size="small"
    />
  );
}

function Author({ author }: Pick<CommentView, 'author'>) {
  const t = useT();
  const path = usePath();
  const { viewer } = useShared();
  const name = <bdi>{author?.name ?? t('postings.former_member')}</bdi>;
  // A person's page needs a login; a business has a public one.
  if (!author || (author.slug === null && (viewer === null || author.name === null)))
    return <span className="font-semibold">{name}</span>;
  const href =
    author.slug === null
      ? path('people.show', { id: author.profile_id })
      : path('contractors.show', { slug: author.slug });
  return (
    <Link className="font-semibold" href={href}>
      {name}
    </Link>
  );
}

const Words = ({ text, language }: { text: string; language: CommentView['language'] }) => (
  <p className="comment-words" dir="auto" lang={htmlLang(language)}>
    <UserText text={text} />
  </p>
);

function Earlier({ comment: { earlier, language } }: { comment: CommentView | ReplyView }) {
  const t = useT();
  return (
    <Disclosure className="comment-earlier" summary={t('comments.edited')}>
      {earlier.map(({ body, written_at }) => (
        <div key={written_at} className="mt-2">
          <TimeAgo at={written_at} />
          <Words text={body} language={language} />
        </div>
      ))}
    </Disclosure>
  );
}

type ActionProps = Props & { onEdit: () => void };

function Actions({ comment, onReply, onEdit, onDelete }: ActionProps) {
  const t = useT();
  const path = usePath();
  const { can, id, posting_id } = comment;
  const name = comment.author?.name ?? t('postings.former_member');
  return (
    <div className="comment-actions">
      {onReply && (
        <a
          className="comment-action"
          href={`${path('postings.show', { id: posting_id })}?reply=${id}#comment-${id}`}
          rel="nofollow"
          onClick={(event) => {
            event.preventDefault();
            onReply();
          }}
        >
          {t('comments.reply')}
        </a>
      )}
      {can.edit && (
        <AskForm call="api.comments.update" id={id} onAsk={onEdit}>
          <Button type="submit" variant="ghost" size="small">
            {t('comments.edit')}
          </Button>
        </AskForm>
      )}
      {can.delete && (
        <AskForm call="comments.destroy" id={id} onAsk={() => onDelete(comment)}>
          <Button type="submit" variant="ghost" size="small">
            {t('comments.delete')}
          </Button>
        </AskForm>
      )}
      <ReportLink
        kind="comment"
        id={id}
        label={t('report_forms.report_comment', { author: name })}
        texts={[comment.body]}
        mayReport={can.report}
      />
    </div>
  );
}
