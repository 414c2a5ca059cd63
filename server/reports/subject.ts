import { sql } from 'kysely';
import type { ReportRemovedKind } from '../../common/cases/reports.ts';
import { refuseOwnCase } from '../cases/own-case.ts';
import type { Subject } from '../cases/subject.ts';
import { lockPassage, showAgain } from './hidden-passages.ts';
import { textOf } from './queries/reported-text.ts';
import { refuseParty } from './refuse-decider.ts';
import { changeReported, lockRemovable } from './removable.ts';

/** The same part for each kind that only a report takes down. */
const ofEach = <Part>(part: Part) => ({
  'message.removed': part,
  'invitation.removed': part,
  'partner_rating.removed': part,
  'photo.removed': part,
});

/** A message, an invitation, a partner rating or a photo: its author appeals what a report led to. */
export const removable = (kind: ReportRemovedKind): Subject<ReportRemovedKind> => ({
  lock: async (tx, id) => {
    const subject = await lockRemovable(tx, kind, id);
    return {
      refuseParty: () => refuseOwnCase(tx, { type: kind, id }),
      shownText: () =>
        subject.isShown
          ? { version: null, takeDown: (why) => changeReported(tx, subject, 'removed', why) }
          : null,
      undo: ofEach((_decision, why) => changeReported(tx, subject, 'restored', why)),
    };
  },
  stands: ofEach(sql<boolean>`(not exists (
      select from decisions as later where later.subject_type = d.subject_type and later.subject_id = d.subject_id
        and later.id > d.id and later.action ~ '[.](removed|restored)$')
    and exists (select from ${textOf(sql`${kind}::text`, sql`d.subject_id`)} as text where not text."isShown"))`),
});

/** Words that are hidden until their case is decided: the author of the text appeals. */
export const PASSAGE: Subject<'passage'> = {
  lock: async (tx, id) => {
    const hidden = await lockPassage(tx, id);
    return {
      refuseParty: () => refuseParty(tx, hidden.caseId, hidden.kind),
      undo: { 'passage.hidden': (_decision, why) => showAgain(tx, hidden, why) },
    };
  },
  stands: {
    'passage.hidden': sql<boolean>`exists (
      select from hidden_passages as hidden
      join report_cases as report_case on report_case.id = hidden.case_id and report_case.state = 'open'
      where hidden.id = d.subject_id and hidden.decision_id = d.id and hidden.ended_at is null)`,
  },
};
