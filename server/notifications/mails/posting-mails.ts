import type { DecisionAction } from '../../../common/constants.ts';
import { decisionSentence } from '../../../common/cases/decision-sentence.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { MessageKey } from '../../../translations/index.ts';
import { reasonAndWay } from '../reason-and-way.ts';
import { frame, type Writer } from '../../mail/frame.ts';
import { writeMail } from '../../mail/layout.ts';
import type { Mail } from '../../mail/mailer.ts';
import type { MailedDecision } from '../mailed-decisions.ts';

/** A decision about a posting or a comment under it, as its author is told of it. */
export type PostingDecision = MailedDecision & { title: string };

const SUBJECTS: Partial<Record<DecisionAction, MessageKey>> = {
  'posting.held': 'posting_mails.held_subject',
  'posting.removed': 'posting_mails.removed_subject',
  'comment.removed': 'posting_mails.comment_removed_subject',
  'comment.restored': 'posting_mails.comment_restored_subject',
};

/** The statement of reasons as a mail; a removal says until when it may be appealed. */
export function postingDecisionMail({ texts, config }: Writer, decision: PostingDecision): Mail {
  const { id, action, title, to } = decision;
  const t = texts.t(to.language);
  const isComment = action.startsWith('comment.');
  return writeMail({
    ...frame({ texts, config }, to, isComment ? 'decision.comment' : 'decision.posting'),
    subject: t(SUBJECTS[action] ?? 'posting_mails.restored_subject', { title }),
    paragraphs: [
      decisionSentence({ action, kind: null }, t),
      t(isComment ? 'posting_mails.about_comment' : 'posting_mails.about', { title }),
      ...reasonAndWay(decision, t),
    ],
    link: { label: t('decision_mails.link'), url: config.appUrl + route('decisions.show', { id }) },
    afterword: t('decision_mails.afterword', { number: String(id), site: config.appName }),
  });
}
