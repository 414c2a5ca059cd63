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
type Move = NonNullable<CommentOfPosting['can']['move']>;
type Asked = { move: Move; comment: CommentOfPosting };

const CALLS = {
  remove: 'api.admin.comments.remove',
  restore: 'api.admin.comments.restore',
} as const satisfies Record<Move, string>;

/** The comments under a posting, each with the one thing that an administrator may do to it. */
export function PostingComments({ comments, reasons }: Props) {
  const t = useT();
  const [asked, setAsked] = useState<Asked | null>(null);
  const desk = useDeskCall();
  const close = () => setAsked(null);
  const decide = ({ move, comment: { id, version } }: Asked, reason: Reason) =>
    desk.callAndClose(CALLS[move], { id }, { ...reason, version }, close);
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
          <Comment key={comment.id} comment={comment} onAsk={(move) => setAsked({ move, comment })} />
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

function Comment({ comment, onAsk }: { comment: CommentOfPosting; onAsk: (move: Move) => void }) {
  const t = useT();
  const { id, version, body, language, author, at, isRemoved, can } = comment;
  const { move } = can;
  return (
    <li>
      <p className="case-note">
        <bdi>{author}</bdi> · <DateText at={at} /> · {t('admin.postings.comment_number', { id: String(id) })}{' '}
        {isRemoved && <Badge tone="danger">{t('admin.postings.comment_removed')}</Badge>}
      </p>
      <p className="whitespace-pre-line" dir="auto" lang={htmlLang(language)}>
        <UserText text={body} />
      </p>
      {move !== null && (
        <AskForm call={CALLS[move]} id={id} given={{ version }} onAsk={() => onAsk(move)}>
          <Button type="submit" variant="ghost" size="small">
            {t(`admin.postings.move.${move}`)}
          </Button>
        </AskForm>
      )}
    </li>
  );
}
