import { sql, type RawBuilder } from 'kysely';
import type { ReportKind } from '../../common/cases/reports.ts';
import type { MessageKey } from '../../translations/index.ts';
import { isAmong, sidesOf } from '../conditions/sides.ts';
import type { ReadContext } from '../core/context.ts';
import { forbidden, unauthenticated } from '../core/errors.ts';
import { hasOther } from './other-administrator.ts';

/** The sentence for an administrator who is a side of it. */
export const OWN_CASE = {
  review: 'appeal_refusals.own_case',
  response: 'appeal_refusals.own_case',
  posting: 'postings.own_case',
  comment: 'comments.own_case',
  contractor: 'reports.own_case',
  profile: 'reports.own_case',
  message: 'reports.own_letter',
  invitation: 'reports.own_letter',
  partner_rating: 'reports.own_letter',
  photo: 'reports.own_letter',
  red_flag: 'red_flags.own_case',
} as const satisfies Record<ReportKind | 'red_flag', MessageKey>;

type OwnSubject = { type: keyof typeof OWN_CASE; id: number };
type ViewerContext = Pick<ReadContext, 'viewer'>;

/** Whether an administrator who is a side leaves it to another one, where there is one. */
export const isForOthers = (
  context: ViewerContext,
  type: OwnSubject['type'],
  id: RawBuilder<unknown>,
): RawBuilder<boolean> => sql`(${hasOther(context)} and ${isAmong(context, sidesOf(type, id))})`;

/** Whether the viewer leaves this one thing to another administrator. */
export async function leavesToOthers(
  context: Pick<ReadContext, 'database' | 'viewer'>,
  { type, id }: OwnSubject,
): Promise<boolean> {
  const { rows } = await sql<{ isLeft: boolean }>`
    select ${isForOthers(context, type, sql`${id}::integer`)} as "isLeft"`.execute(context.database);
  return rows[0]?.isLeft === true;
}

/** Throws a 403 for an administrator who leaves it to another one. */
export async function refuseOwnCase(tx: ReadContext, subject: OwnSubject): Promise<void> {
  if (!tx.viewer) throw unauthenticated();
  if (await leavesToOthers(tx, subject)) throw forbidden(OWN_CASE[subject.type]);
}
