import { sql } from 'kysely';
import type { Language } from '../../../common/format/language.ts';
import type { EventMap } from '../../event-map.ts';
import { requestMail } from '../../review-requests/mails/request-mails.ts';
import type { NotifierServices } from './listener.ts';

/**
 * Writes to a customer, unless they said meanwhile that they want no requests, and no reminder to one who wrote. The
 * contractor does not learn which of these it was.
 */
export const reviewRequestSent =
  (services: NotifierServices) =>
  async ({ requestId, isReminder }: EventMap['review_request.sent']): Promise<void> => {
    const request = await readRequest(services, requestId);
    if (!request || request.email === null || request.isRefused) return;
    if (isReminder && request.used_at !== null) return;
    const language = request.language as Language;
    await services.mailer.send(
      requestMail(
        services,
        {
          id: request.id,
          code: request.code,
          contractor: request.contractor,
          trade: language === 'english' ? request.english : request.mexican_spanish,
          month: request.job_month?.slice(0, 'YYYY-MM'.length) ?? null,
          email: request.email,
          language,
        },
        { isReminder },
      ),
    );
  };

const readRequest = ({ database }: NotifierServices, requestId: number) =>
  database
    .selectFrom('review_requests as q')
    .innerJoin('contractors as c', 'c.id', 'q.contractor_id')
    .leftJoin('trades as t', 't.id', 'q.trade_id')
    .select(['q.id', 'q.code', 'q.email', 'q.language', 'q.job_month', 'q.used_at'])
    .select(['c.name as contractor', 't.english', 't.mexican_spanish'])
    .select(
      sql<boolean>`exists (select from review_request_refusals as no where no.email_hash = q.email_hash
        and (no.contractor_id is null or no.contractor_id = q.contractor_id))`.as('isRefused'),
    )
    .where('q.id', '=', requestId)
    .where('c.hidden_at', 'is', null)
    .executeTakeFirst();
