import { useState } from 'react';
import { htmlLang } from '../../../common/format/language.ts';
import type { CommentOfPosting } from '../../../server/moderation/people/posting-views.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { CasePart } from '../admin/case/case-part.tsx';
import { ConflictAlert } from '../admin/case/conflict-alert.tsx';
import type { PanelProps } from '../admin/case/open-case.tsx';
import { ReasonDialog, type Reason } from '../admin/reason-form.tsx';
import { AskForm } from '../form/ask-form.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { DateText } from '../ui/date-text.tsx';
import { UserText } from '../ui/user-text.tsx';
import { useCall } from '../../hooks/use-call.ts';
import { ADMIN_CALL } from '../admin/refetch.ts';

type Props = { comments: readonly CommentOfPosting[] } & Pick<PanelProps<unknown>, 'reasons'>;
type Transition = NonNullable<CommentOfPosting['can']['transition']>;
type OpenQuestion = { transition: Transition; comment: CommentOfPosting };

const CALLS = {
  remove: 'api.admin.comments.remove',
  restore: 'api.admin.comments.restore',
} as const satisfies Record<Transition, string>;

/** The comments under a posting, each with the one thing that an administrator may do to it. */
export function PostingComments({ comments, reasons }: Props) {
  const t = useT();
  const [asked, setAsked] = useState<OpenQuestion | null>(null);
  const admin = useCall(ADMIN_CALL);
  const close = () => setAsked(null);
  const decide = ({ transition, comment: { id, version } }: OpenQuestion, reason: Reason) =>
    admin.callAndClose(CALLS[transition], { id }, { ...reason, version }, close);
  return (
    <CasePart title={t('admin.postings.comments')}>
      {admin.conflict && <ConflictAlert conflict={admin.conflict} reasons={reasons} />}
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
            onAsk={(transition) => setAsked({ transition, comment })}
          />
        ))}
      </ol>
      {asked && (
        <ReasonDialog
          open
          onClose={close}
          title={t(`admin.postings.comment_ask.${asked.transition}`)}
          confirm={t(`admin.postings.move.${asked.transition}`)}
          danger={asked.transition === 'remove'}
          reasons={reasons}
          withoutCode={asked.transition === 'restore'}
          busy={admin.busy}
          errors={admin.errors}
          onSubmit={(reason) => void decide(asked, reason)}
        >
          <p>{t(`admin.postings.comment_follows.${asked.transition}`)}</p>
        </ReasonDialog>
      )}
    </CasePart>
  );
}

function Comment({ comment, onAsk }: { comment: CommentOfPosting; onAsk: (transition: Transition) => void }) {
  const t = useT();
  const { id, version, body, language, author, at, isRemoved, can } = comment;
  const { transition } = can;
  return (
    <li>
      <p className="case-note">
        <bdi>{author}</bdi> · <DateText at={at} /> · {t('admin.postings.comment_number', { id: String(id) })}{' '}
        {isRemoved && <Badge tone="danger">{t('admin.postings.comment_removed')}</Badge>}
      </p>
      <p className="whitespace-pre-line" dir="auto" lang={htmlLang(language)}>
        <UserText text={body} />
      </p>
      {transition !== null && (
        <AskForm call={CALLS[transition]} id={id} given={{ version }} onAsk={() => onAsk(transition)}>
          <Button type="submit" variant="ghost" size="small">
            {t(`admin.postings.move.${transition}`)}
          </Button>
        </AskForm>
      )}
    </li>
  );
}
