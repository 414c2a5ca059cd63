import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';

/** The time that the end waits for running transactions. */
const CLOSE_LIMIT_MS = 5_000;

/** Opens a client with one connection that says when that connection has closed. */
export type OpenSession = (onclose: () => void) => postgres.Sql;
export type Sent = postgres.RowList<postgres.Row[]>;

/** A connection that belongs to one transaction at a time. */
export type Session = {
  send: (text: string, parameters?: postgres.SerializableParameter[]) => Promise<Sent>;
  /** The connection has closed: PostgreSQL has undone what was begun on it, and nothing may be sent any more. */
  isLost: () => boolean;
  /** Returns it; `false` where its state is unknown. */
  release: (usable?: boolean) => void;
  end: () => Promise<void>;
};

export type Sessions = { take: () => Promise<Session>; end: () => Promise<void> };

/**
 * The connections of transactions, at most `most`. They are clients of their own, each discarded with its
 * connection. The driver's reserved connections do not suffice: they do not report a closed connection. Later
 * queries would get lost, or run on a new connection outside the transaction.
 */
export function createSessions(open: OpenSession, most: number): Sessions {
  const all = new Set<Session>();
  const idle: Session[] = [];
  const waiting: PromiseWithResolvers<Session>[] = [];
  let over = false;

  const add = (): Session => {
    const session = createSession(open, give, remove);
    all.add(session);
    return session;
  };
  const give = (session: Session) => {
    if (over) return void session.end();
    const next = waiting.shift();
    if (next) next.resolve(session);
    else idle.push(session);
  };
  const remove = (session: Session) => {
    all.delete(session);
    const place = idle.indexOf(session);
    if (place >= 0) idle.splice(place, 1);
    if (!over) waiting.shift()?.resolve(add());
  };
  const take = async () => {
    if (over) throw new Error('The database has been closed.');
    const session = idle.pop() ?? (all.size < most ? add() : null);
    if (session) return session;
    const turn = Promise.withResolvers<Session>();
    waiting.push(turn);
    return turn.promise;
  };
  const end = async () => {
    over = true;
    for (const turn of waiting.splice(0)) turn.reject(new Error('The database has been closed.'));
    for (const session of idle.splice(0)) await session.end();
    const deadline = Date.now() + CLOSE_LIMIT_MS;
    while (all.size > 0 && Date.now() < deadline) await sleep(10);
    await Promise.all([...all].map((session) => session.end()));
  };
  return { take, end };
}

function createSession(
  open: OpenSession,
  give: (session: Session) => void,
  remove: (session: Session) => void,
): Session {
  let lost = false;
  let previous: Promise<unknown> = Promise.resolve();
  const end = async () => {
    if (lost) return;
    lost = true;
    remove(session);
    await sql.end({ timeout: 0 });
  };
  // The closed connection is known before the waiting caller's query fails.
  const sql = open(() => void end());
  const sendNow = async (text: string, parameters: postgres.SerializableParameter[] | undefined) => {
    if (lost) throw connectionLost();
    try {
      return await sql.unsafe(text, parameters, { prepare: parameters !== undefined });
    } catch (error) {
      if (error instanceof postgres.PostgresError) {
        // The server, or the one behind its address, has become a standby: the next connection may lead to the primary.
        if (error.code === READS_ONLY) void end();
        throw error;
      }
      // A socket's error comes before its end, and in between nothing may be sent, either.
      void end();
      throw BROKEN.test(String((error as { code?: unknown }).code)) ? connectionLost(error) : error;
    }
  };
  const session: Session = {
    // One at a time, because the driver would send waiting queries on a new connection after a close.
    send: (text, parameters) => {
      const sent = previous.then(() => sendNow(text, parameters));
      previous = sent.catch(() => undefined);
      return sent;
    },
    isLost: () => lost,
    release: (usable = true) => {
      if (lost) return;
      if (usable) give(session);
      else void end();
    },
    end,
  };
  return session;
}

/** SQLSTATE of a write on a server, or in a session, that only reads. */
const READS_ONLY = '25006';
/** Codes of the driver and of sockets that say so. */
const BROKEN =
  /^(CONNECT|EPIPE|ECONN|ENOENT|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ERR_STREAM)/;
/** SQLSTATE 08006, connection_failure. */
const connectionLost = (cause?: unknown) =>
  Object.assign(new Error('The connection of this transaction to the database was lost.', { cause }), {
    code: '08006',
  });
