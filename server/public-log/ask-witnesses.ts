import type { Logger } from '../core/process/logger.ts';
import type { Database } from '../database/client.ts';
import { isCosignedBy } from './cosignature.ts';
import { consistencyOf } from './proof.ts';
import type { LogHead } from './head.ts';
import { readNote, type Verifier } from './signed-note.ts';

/** A witness signs that our log only grows. */
export type WitnessSetting = { key: Verifier; url: string };

type Parts = {
  database: Database;
  witnesses: readonly WitnessSetting[];
  log: Logger;
  clock: () => Date;
};

const LONGEST_ANSWER_MS = 10_000;
/** A witness that did not sign is asked again after so long. */
const PAUSE_MS = 60_000;

/** Asks each witness that has not signed this end of the log yet, and keeps what it says. */
export async function askWitnesses(parts: Parts, head: LogHead): Promise<void> {
  const known = await parts.database
    .selectFrom('log_cosignatures')
    .select(['witness', 'size', 'fault', 'asked_at'])
    .execute();
  for (const witness of parts.witnesses) {
    const last = known.find((row) => row.witness === witness.key.name);
    if (last?.size === head.size && last.fault === null) continue;
    const isTooSoon = last !== undefined && last.fault !== null && isWithin(parts.clock(), last.asked_at);
    if (!isTooSoon) await keep(parts, witness, await ask(parts, { witness, head, from: last?.size ?? 0 }));
  }
}

const isWithin = (now: Date, then: Date): boolean => Math.abs(now.getTime() - then.getTime()) < PAUSE_MS;

type Answered = { size: number; line: string } | { fault: string };
type Question = { witness: WitnessSetting; head: LogHead; from: number };

async function ask(parts: Parts, { witness, head, from }: Question): Promise<Answered> {
  try {
    const answer = await post(parts.database, { witness, head, from });
    if (answer.status !== 409) return readAnswer(witness, head, answer);
    const size = Number(answer.text.trim());
    if (!Number.isInteger(size) || size > head.size || size === from)
      return { fault: `It knows another log of our name, of ${answer.text.trim().slice(0, 20)} entries.` };
    return readAnswer(witness, head, await post(parts.database, { witness, head, from: size }));
  } catch (error) {
    return { fault: `It did not answer: ${(error as Error).message}` };
  }
}

type HttpAnswer = { status: number; text: string };

async function post(database: Database, { witness, head, from }: Question): Promise<HttpAnswer> {
  const path = from > 0 && from < head.size ? await consistencyOf(database, from, head.size) : [];
  const answer = await fetch(`${witness.url.replace(/\/$/, '')}/add-checkpoint`, {
    method: 'POST',
    body: [`old ${from}`, ...path, '', head.note].join('\n'),
    signal: AbortSignal.timeout(LONGEST_ANSWER_MS),
    redirect: 'error',
  });
  return { status: answer.status, text: await answer.text() };
}

function readAnswer({ key }: WitnessSetting, head: LogHead, { status, text }: HttpAnswer): Answered {
  if (status === 409) return { fault: 'It knows another log of our name.' };
  if (status !== 200) return { fault: `It refused with ${status}: ${text.trim().slice(0, 200)}` };
  const checkpoint = readNote(head.note)?.text ?? '';
  const signed = readNote(`${checkpoint}\n${text}`);
  const lines = text.split('\n').filter((line) => line !== '');
  const own = signed?.signatures.findIndex((one) => isCosignedBy(key, checkpoint, one)) ?? -1;
  const line = lines[own];
  return line === undefined
    ? { fault: 'Its signature is not valid.' }
    : { size: head.size, line: `${line}\n` };
}

async function keep(
  { database, log, clock }: Parts,
  { key, url }: WitnessSetting,
  answered: Answered,
): Promise<void> {
  const row =
    'fault' in answered
      ? { fault: answered.fault, asked_at: clock() }
      : { ...answered, fault: null, asked_at: clock() };
  if ('fault' in answered)
    log.error({ witness: key.name, url }, `public log: a witness did not sign. ${answered.fault}`);
  await database
    .insertInto('log_cosignatures')
    .values({ witness: key.name, ...row })
    .onConflict((other) => other.column('witness').doUpdateSet(row))
    .execute();
}

/** The note with the signatures of the witnesses that signed this end. */
export async function withCosignatures(database: Database, head: LogHead): Promise<string> {
  const rows = await database
    .selectFrom('log_cosignatures')
    .select('line')
    .where('size', '=', head.size)
    .where('fault', 'is', null)
    .orderBy('witness')
    .execute();
  return head.note + rows.map(({ line }) => line ?? '').join('');
}
