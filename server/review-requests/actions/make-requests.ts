import { sql } from 'kysely';
import { REQUESTS_A_DAY, REQUESTS_TO_CUSTOMER } from '../../../common/limits/review-requests.ts';
import { transact, type Context, type ReadContext } from '../../core/context.ts';
import { forbidden, invalid, Refusal, type FieldProblem } from '../../core/errors.ts';
import type { SignedIn } from '../../core/viewer.ts';
import { arePaused } from '../queries/paused.ts';
import type { ReadList } from '../list/read-list.ts';
import { actingFor } from '../queries/own-business.ts';
import type { ListedRequest, NewRequest, RefusedLine } from '../new-request.ts';
import { hashAddress, makeCode } from '../request-link.ts';

/** The space of advisory locks in which a business makes its requests one after the other. */
const REQUEST_LOCKS = 7_203_061;

type MadeRequests = { made: number[]; refused: RefusedLine[] };

/** Makes one request. Throws InvalidInput where this customer cannot be asked, and as `makeRequests`. */
export async function makeRequest(context: Context, request: NewRequest): Promise<number> {
  return transact(context, async (tx) => {
    const { made, refused } = await makeAll(tx, [{ line: 1, request }]);
    const [problem] = refused;
    if (problem) throw invalid('email', problem.problem.key, problem.problem.params ?? {});
    return made[0] ?? 0;
  });
}

/**
 * Makes a request of each line of a list; a line that cannot be is refused with its reason, and the others are made. A
 * request with an address is mailed. Answers the id of the list's outcome. Throws a 403 for a business that is not shown, or whose mails are stopped, and a 429 beyond
 * the day's number.
 */
export async function makeRequests(
  context: Context,
  { requests, refused, notes }: ReadList,
): Promise<number> {
  return transact(context, async (tx) => {
    const all = await makeAll(tx, requests);
    const { contractorId } = await actingFor(tx);
    const lines = [...refused, ...all.refused].sort((one, other) => one.line - other.line);
    const { id } = await tx.database
      .insertInto('review_request_lists')
      .values({
        contractor_id: contractorId,
        made: all.made.length,
        refused: sql`${JSON.stringify(lines)}::text::jsonb`,
        notes: sql`${JSON.stringify(notes)}::text::jsonb`,
        sent_at: tx.now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
}

async function makeAll(tx: ReadContext, lines: readonly ListedRequest[]): Promise<MadeRequests> {
  const { contractorId, viewer, isNameFlagged } = await actingFor(tx);
  await sql`select pg_advisory_xact_lock(${REQUEST_LOCKS}::integer, ${contractorId})`.execute(tx.database);
  const mails = lines.some(({ request }) => request.email !== null);
  // The name is the subject of each mail.
  if (mails && isNameFlagged) throw forbidden('review_requests.name_waits');
  if (mails && (await arePaused(tx, contractorId))) throw forbidden('review_requests.paused');
  await refuseAboveDay(tx, contractorId, lines.length);
  const customers = await readCustomers(tx, contractorId, lines);
  const made: number[] = [];
  const refused: RefusedLine[] = [];
  for (const { line, request } of lines) {
    const customer = request.email === null ? null : (customers.get(request.email) ?? null);
    const problem = customer && problemOf(customer, request);
    if (problem) refused.push({ line, problem });
    else {
      made.push(await insert(tx, { contractorId, viewer, request, hash: customer?.hash ?? null }));
      customer?.months.push(request.month);
    }
  }
  return { made, refused };
}

async function refuseAboveDay({ database, now }: ReadContext, contractorId: number, wanted: number) {
  const { count } = await database
    .selectFrom('review_requests')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('contractor_id', '=', contractorId)
    .where('kind', '=', 'job')
    .where('created_at', '>', sql<Date>`${now}::timestamptz - interval '24 hours'`)
    .executeTakeFirstOrThrow();
  if (count + wanted > REQUESTS_A_DAY)
    throw new Refusal(429, 'too_many', 'review_requests.day_used_up', {
      limit: REQUESTS_A_DAY,
      left: Math.max(0, REQUESTS_A_DAY - count),
    });
}

/** `months`: of requests in the last 12 months; null: of a job without a month. */
type Customer = { hash: string; isOwn: boolean; refuses: boolean; months: (string | null)[] };

/** Customers by the address as it was typed: requests of the last year, and whether they may be asked. */
async function readCustomers(
  { database, config, now }: ReadContext,
  contractorId: number,
  lines: readonly ListedRequest[],
): Promise<Map<string, Customer>> {
  const emails = [...new Set(lines.flatMap(({ request }) => request.email ?? []))];
  const { rows: spellings } = await sql<{ email: string; mailbox: string; isOwn: boolean }>`
    select typed.email, mailbox_of(typed.email) as mailbox, exists (
      select from users as own where own.mailbox = mailbox_of(typed.email) and own.id in (
        select p.user_id from profiles as p where p.id = ${contractorId}
        union select m.user_id from contractor_members as m
          where m.contractor_id = ${contractorId} and m.accepted_at is not null and m.ended_at is null)) as "isOwn"
    from unnest(${sql.val(emails)}::text[]) as typed (email)`.execute(database);
  const found = new Map<string, Customer>();
  const byHash = new Map<string, Customer>();
  for (const { email, mailbox, isOwn } of spellings) {
    const hash = hashAddress(mailbox, config);
    const customer = byHash.get(hash) ?? { hash, isOwn, refuses: false, months: [] };
    byHash.set(hash, customer);
    found.set(email, customer);
  }
  const hashes = sql`${sql.val([...byHash.keys()])}::text[]`;
  const { rows: refusals } = await sql<{ email_hash: string }>`
    select email_hash from review_request_refusals
    where email_hash = any(${hashes}) and (contractor_id is null or contractor_id = ${contractorId})`.execute(
    database,
  );
  for (const { email_hash } of refusals) markRefusing(byHash.get(email_hash));
  const { rows: earlier } = await sql<{ email_hash: string; month: string | null }>`
    select email_hash, to_char(job_month, 'YYYY-MM') as month from review_requests
    where contractor_id = ${contractorId} and email_hash = any(${hashes})
      and created_at > ${now}::timestamptz - interval '12 months'`.execute(database);
  for (const { email_hash, month } of earlier) byHash.get(email_hash)?.months.push(month);
  return found;
}

function markRefusing(customer: Customer | undefined): void {
  if (customer) customer.refuses = true;
}

/** That somebody wants no mails is their own affair: about a job that was asked about, nothing tells it. */
function problemOf({ isOwn, refuses, months }: Customer, { month }: NewRequest): FieldProblem | null {
  if (isOwn) return { key: 'review_requests.own_address' };
  if (months.includes(month))
    return { key: month === null ? 'review_requests.asked_already' : 'review_requests.asked_before' };
  if (months.length >= REQUESTS_TO_CUSTOMER)
    return { key: 'review_requests.asked_often', params: { limit: REQUESTS_TO_CUSTOMER } };
  return refuses ? { key: 'review_requests.not_by_mail' } : null;
}

type Inserted = { contractorId: number; viewer: SignedIn; request: NewRequest; hash: string | null };

async function insert(
  { database, now, announce }: ReadContext,
  { contractorId, viewer, request, hash }: Inserted,
): Promise<number> {
  const isMailed = request.email !== null;
  const { id } = await database
    .insertInto('review_requests')
    .values({
      contractor_id: contractorId,
      code: makeCode(),
      kind: 'job',
      trade_id: request.trade_id,
      job_month: request.month === null ? null : `${request.month}-01`,
      city: request.city,
      reference: request.reference,
      language: request.language,
      email: request.email,
      email_hash: hash,
      made_by_user_id: viewer.userId,
      created_at: now,
      mailed_at: isMailed ? now : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (isMailed) announce({ name: 'review_request.sent', requestId: id, isReminder: false });
  return id;
}
