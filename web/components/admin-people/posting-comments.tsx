import { useState } from 'react';
import { htmlLang } from '../../../common/language.ts';
import type { CommentOfPosting } from '../../../server/moderation/people/posting-views.ts';
import { useT } from '../../lib/app-context.tsx';
import { CasePart } from '../admin/case/case-part.tsx';
import { ConflictAlert } from '../admin/case/conflict-alert.tsx';
import type { PanelProps } from '../admin/case/open-case.tsx';
import { ReasonDialog, type Reason } from '../admin/reason-form.tsx';
import { useDeskCall } from '../admin/use-desk-call.ts';
import { AskForm } from '../form/ask-form.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { DateText } from '../ui/date-text.tsx';
import { UserText } from '../ui/user-text.tsx';

type Props = { comments: readonly CommentOfPosting[] } & Pick<PanelProps<unknown>, 'reasons'>;
type Asked = { move: 'remove' | 'restore'; comment: CommentOfPosting };

/** The comments under a posting, each with the one thing that an administrator may do to it. */
export function PostingComments({ comments, reasons }: Props) {
  const t = useT();
  const [asked, setAsked] = useState<Asked | null>(null);
  const desk = useDeskCall();
  const close = () => setAsked(null);
  const decide = ({ move, comment: { id, version } }: Asked, reason: Reason) =>
    desk.callAndClose(
      move === 'remove' ? 'api.admin.comments.remove' : 'api.admin.comments.restore',
      { id },
      { ...reason, version },
      close,
    );
  return (
    <CasePart title={t('admin.postings.comments')}>
      {desk.conflict && <ConflictAlert conflict={desk.conflict} reasons={reasons} />}
      {comments.length === 0 ? (
        <p>{t('admin.postings.no_comments')}</p>
      ) : (
        <p className="case-note">{t('admin.postings.comments_latest', { count: comments.length })}</p>
      )}
      <ol className="case-lines">
        {comments.map((comment) => (
          <Comment
            key={comment.id}
            comment={comment}
            onAsk={() => setAsked({ move: comment.isRemoved ? 'restore' : 'remove', comment })}
          />
        ))}
      </ol>
      {asked && (
        <ReasonDialog
          open
          onClose={close}
          title={t(`admin.postings.comment_ask.${asked.move}`)}
          confirm={t(`admin.postings.move.${asked.move}`)}
          danger={asked.move === 'remove'}
          reasons={reasons}
          withoutCode={asked.move === 'restore'}
          busy={desk.busy}
          errors={desk.errors}
          onSubmit={(reason) => void decide(asked, reason)}
        >
          <p>{t(`admin.postings.comment_follows.${asked.move}`)}</p>
        </ReasonDialog>
      )}
    </CasePart>
  );
}

function Comment({ comment, onAsk }: { comment: CommentOfPosting; onAsk: () => void }) {
  const t = useT();
  const { id, version, body, language, author, at, isRemoved } = comment;
  return (
    <li>
      <p className="case-note">
        <bdi>{author}</bdi> · <DateText at={at} /> · {t('admin.postings.comment_number', { id: String(id) })}{' '}
        {isRemoved && <Badge tone="danger">{t('admin.postings.comment_removed')}</Badge>}
      </p>
      <p className="whitespace-pre-line" dir="auto" lang={htmlLang(language)}>
        <UserText text={body} />
      </p>
      <AskForm
        call={isRemoved ? 'api.admin.comments.restore' : 'api.admin.comments.remove'}
        id={id}
        given={{ version }}
        onAsk={onAsk}
      >
        <Button type="submit" variant="ghost" size="small">
          {t(isRemoved ? 'admin.postings.move.restore' : 'admin.postings.move.remove')}
        </Button>
      </AskForm>
    </li>
  );
}
