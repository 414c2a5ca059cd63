import { sql } from 'kysely';
import { PARTNER_RATING_WINDOW_DAYS } from '../../../common/invitations.ts';
import type { Language } from '../../../common/format/language.ts';
import { dayBegun } from '../../../common/format/last-days.ts';
import { hasLeft } from '../../conditions/live-accounts.ts';
import type { ReadContext } from '../../core/context.ts';
import type { HireRow } from '../../quotes/queries/latest-answer.ts';
import { CURRENT_HIRE, latestAnswer } from '../../quotes/queries/latest-answer.ts';

const SHOWN = 5;
/** A request this old is no longer a task: its customer has found somebody, or has given up. */
const QUOTE_OPEN_DAYS = 30;
const DAY_MS = 86_400_000;

const trade = sql<Record<Language, string>>`json_build_object('english', t.english,
  'mexican_spanish', t.mexican_spanish)`;

export type QuoteRow = {
  id: number;
  trade: Record<Language, string>;
  customer: string;
  createdAt: Date;
  hire: HireRow | null;
};

/** The latest requests to a business that have no price from it, and its hires that it has not confirmed. */
export async function openQuotes({ database, now }: ReadContext, contractorId: number): Promise<QuoteRow[]> {
  const rows = await database
    .selectFrom('messages as m')
    .innerJoin('conversations as v', 'v.id', 'm.conversation_id')
    .innerJoin('quote_requests as q', 'q.id', 'm.quote_request_id')
    .innerJoin('trades as t', 't.id', 'q.trade_id')
    .innerJoin('profiles as customer', 'customer.id', 'v.profile_id')
    .innerJoin('users as u', 'u.id', 'customer.user_id')
    .leftJoin('quote_hires as h', (join) =>
      join.onRef('h.quote_request_id', '=', 'q.id').on('h.withdrawn_at', 'is', null),
    )
    .select(['q.id', 'customer.name as customer', 'q.created_at as createdAt', trade.as('trade')])
    .select(CURRENT_HIRE.as('hire'))
    .where('v.contractor_id', '=', contractorId)
    .where('v.contractor_left_at', 'is', null)
    .where('m.removed_at', 'is', null)
    .where('q.created_at', '>', new Date(now.getTime() - QUOTE_OPEN_DAYS * DAY_MS))
    .where(sql<boolean>`not ${hasLeft('u')}`)
    .where(
      sql<boolean>`case when h.id is null then ${latestAnswer(sql`a.id`)} is null
        else h.conversation_id = v.id and h.confirmed_at is null end`,
    )
    .orderBy('q.created_at')
    .limit(SHOWN)
    .execute();
  return rows;
}

export type RatingRow = {
  id: number;
  other: string;
  trade: Record<Language, string>;
  /** YYYY-MM-DD: the last day of the job. */
  endsOn: string;
};

/** Jobs with other businesses that are over and wait for the reader's rating, the oldest first. */
export async function openPartnerRatings(
  { database, now }: ReadContext,
  contractorId: number,
): Promise<RatingRow[]> {
  const today = dayBegun(now);
  return database
    .selectFrom('invitations as i')
    .innerJoin('trades as t', 't.id', 'i.trade_id')
    .innerJoin('profiles as other', (join) =>
      join.on(
        'other.id',
        '=',
        sql<number>`case i.from_profile_id when ${contractorId}::integer then i.to_profile_id else i.from_profile_id end`,
      ),
    )
    .select(['i.id', 'other.name as other', 'i.ends_on as endsOn', trade.as('trade')])
    .where('i.state', '=', 'accepted')
    .where(
      sql<boolean>`((i.from_profile_id = ${contractorId}::integer and i.from_left_at is null)
        or (i.to_profile_id = ${contractorId}::integer and i.to_left_at is null))`,
    )
    .where(sql<boolean>`i.ends_on < ${today}::text::date`)
    .where(sql<boolean>`i.ends_on > ${today}::text::date - ${sql.lit(PARTNER_RATING_WINDOW_DAYS)}::integer`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('partner_ratings as r')
            .select('r.id')
            .whereRef('r.invitation_id', '=', 'i.id')
            .where(
              sql<boolean>`(r.author_profile_id = ${contractorId}::integer or r.published_at is not null)`,
            ),
        ),
      ),
    )
    .orderBy('i.ends_on')
    .limit(SHOWN)
    .execute();
}
