import { decidedByPerson, mailedParts } from '../mailed-parts.ts';
import { writtenText } from '../written-words.ts';
import type { DecisionAction } from '../../../common/constants.ts';
import { formatDate } from '../../../common/format/dates.ts';
import { route } from '../../../common/routes/route-table.ts';
import { frame, type Recipient, type Writer } from '../../mail/frame.ts';
import { writeMail } from '../../mail/layout.ts';
import type { Mail } from '../../mail/mailer.ts';

/** An appeal against a decision, as its appellant is told of it. */
export type OwnAppeal = {
  /** The decision it is against. */
  against: number;
  /** The action of that decision. */
  action: DecisionAction;
  to: Recipient;
};

/** To the appellant: the appeal was received, and the day by which it is decided. */
export function decisionAppealFiledMail(writer: Writer, appeal: OwnAppeal & { dueAt: Date }): Mail {
  const { against, dueAt, to } = appeal;
  const t = writer.texts.t(to.language);
  const number = String(against);
  return writeMail({
    ...frame(writer, to, 'decision_appeal.filed'),
    subject: t('decision_appeal_mails.filed_subject', { number }),
    paragraphs: [
      t('decision_appeal_mails.filed_text', aboutWhat(writer, appeal)),
      t('decision_appeal_mails.filed_due', { due: formatDate(dueAt, t.language) }),
    ],
    link: {
      label: t('decision_appeal_mails.filed_link'),
      url: writer.config.appUrl + route('decisions.show', { id: against }),
    },
    afterword: t('decision_appeal_mails.afterword'),
  });
}

/** To the appellant: its subject was deleted by another user, so the appeal ended. */
export function decisionAppealEndedMail(writer: Writer, appeal: OwnAppeal): Mail {
  const { against, to } = appeal;
  const t = writer.texts.t(to.language);
  const number = String(against);
  return writeMail({
    ...frame(writer, to, 'decision_appeal.ended'),
    subject: t('decision_appeal_mails.ended_subject', { number }),
    paragraphs: [t('decision_appeal_mails.ended_text', aboutWhat(writer, appeal))],
    link: {
      label: t('decision_appeal_mails.filed_link'),
      url: writer.config.appUrl + route('decisions.show', { id: against }),
    },
  });
}

export type RejectedAppeal = OwnAppeal & {
  /** The decision that rejected it. */
  id: number;
  /** In the reader's language. */
  reasonName: string | null;
  reasonText: string | null;
  /** How another one may be filed, from when without new evidence, and the last day (YYYY-MM-DD); null: none may. */
  again: { way: 'again' | 'again_now' | 'again_with_evidence'; from: Date | null; until: string } | null;
};

/** To the appellant: the decision stays, why, and from when they may appeal again. */
export function decisionAppealRejectedMail(writer: Writer, appeal: RejectedAppeal): Mail {
  const { id, against, reasonName, reasonText, again, to } = appeal;
  const t = writer.texts.t(to.language);
  return writeMail({
    ...frame(writer, to, 'decision_appeal.rejected'),
    subject: t('decision_appeal_mails.rejected_subject', { number: String(against) }),
    paragraphs: [
      t('decision_appeal_mails.rejected_text', aboutWhat(writer, appeal)),
      ...(reasonName === null ? [] : [t('decision_mails.reason', { reason: reasonName })]),
      ...writtenText(reasonText, t),
      again === null
        ? t('decision_appeal_mails.rejected_for_good')
        : t(`decision_appeal_mails.${again.way}`, {
            from: again.from === null ? '' : formatDate(again.from, t.language),
            date: formatDate(again.until, t.language),
          }),
      ...mailedParts(decidedByPerson('decision_appeal.rejected'), t),
    ],
    link: {
      label: t('decision_mails.link'),
      url: writer.config.appUrl + route('decisions.show', { id }),
    },
    afterword: t('decision_mails.afterword', { number: String(id), site: writer.config.appName }),
  });
}

const aboutWhat = ({ texts }: Writer, { against, action, to }: OwnAppeal) => ({
  number: String(against),
  what: texts.t(to.language)(`decisions.action.${action}`),
});
