import type { DataRequestOutcome } from '../../../common/data-requests.ts';
import type { Language } from '../../../common/format/language.ts';
import { requestUrl } from '../../data-requests/secret-link.ts';
import type { EventMap } from '../../event-map.ts';
import { dataRequestMail } from '../../data-requests/mails/request-mails.ts';
import type { NotifierServices } from './listener.ts';

/** Writes to the asker about a step. One who was signed in needs no link to confirm, so gets one mail. */
export const dataRequestStepped =
  (services: NotifierServices) =>
  async ({ requestId, step }: EventMap['data_request.stepped']): Promise<void> => {
    if (step === 'replied') return;
    const request = await readRequest(services, requestId, step);
    if (!request || (step === 'received' && request.state !== 'unconfirmed')) return;
    const language = request.language as Language;
    const { id, nonce, dueAt, outcome, words } = request;
    await services.mailer.send(
      dataRequestMail(services, {
        to: { email: request.email, name: request.name, language },
        id,
        url: requestUrl({ id, nonce, language }, services.config),
        dueAt,
        outcome: outcome as DataRequestOutcome | null,
        words: step === 'more_needed' || step === 'extended' || step === 'answered' ? words : null,
        step,
      }),
    );
  };

const readRequest = ({ database }: NotifierServices, requestId: number, step: string) =>
  database
    .selectFrom('data_requests as r')
    .select(['r.id', 'r.nonce', 'r.email', 'r.name', 'r.language', 'r.state', 'r.outcome'])
    .select('r.due_at as dueAt')
    .select(({ selectFrom }) =>
      selectFrom('data_request_events as event')
        .select('event.words')
        .whereRef('event.request_id', '=', 'r.id')
        .where('event.step', '=', step)
        .orderBy('event.id', 'desc')
        .limit(1)
        .as('words'),
    )
    .where('r.id', '=', requestId)
    .executeTakeFirst();
