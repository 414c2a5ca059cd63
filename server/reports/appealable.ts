import { sql } from 'kysely';
import type { ReportRemovedKind } from '../../common/cases/reports.ts';
import type { Appealable } from '../cases/appealable.ts';
import { granted } from '../cases/overturned.ts';
import { refuseOwnCase } from '../cases/own-case.ts';
import type { ReadContext } from '../core/context.ts';
import { notFound } from '../core/errors.ts';
import { textOf } from './queries/reported-text.ts';
import { lockRemovable, changeReported, type Removable } from './removable.ts';

/** Something that a report took down: its author appeals, and it is shown again. */
const removed = (kind: ReportRemovedKind): Appealable => {
  const lock = async (tx: ReadContext, id: number): Promise<Removable> => {
    const subject = await lockRemovable(tx, kind, id);
    if (!subject) throw notFound();
    return subject;
  };
  return {
    lock: async (tx, id) => {
      await lock(tx, id);
      return { refuseParty: () => refuseOwnCase(tx, { type: kind, id }) };
    },
    stands: sql<boolean>`(not exists (
        select from decisions as later where later.subject_type = d.subject_type and later.subject_id = d.subject_id
          and later.id > d.id and later.action ~ '[.](removed|restored)$')
      and exists (select from ${textOf(sql`${kind}::text`, sql`d.subject_id`)} as text where not text."isShown"))`,
    undo: async (tx, { id, subjectId }, answer) =>
      changeReported(tx, await lock(tx, subjectId), 'restored', { ...answer, also: granted(id) }),
  };
};

export const REPORTED_APPEALABLES = {
  'message.removed': removed('message'),
  'invitation.removed': removed('invitation'),
  'partner_rating.removed': removed('partner_rating'),
  'photo.removed': removed('photo'),
};
