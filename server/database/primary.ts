import { Socket } from 'node:net';
import postgres from 'postgres';
import { serversOf, type Server } from './servers.ts';
import { readAddress } from './tls.ts';

/** A server that answers nothing is not waited for longer. */
const ANSWER_MS = 2_000;
/** Connections to a server that died without a word are ended within this time. */
const WATCHED_EVERY_MS = 5_000;
/** A promoted standby counts one more; the first eight characters of a WAL file's name say it, in hexadecimal. */
const STATE = `
  select case when not pg_is_in_recovery()
    then ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::bigint::integer end as timeline`;

export type Primary = {
  /** A socket that connects to the server that takes writes now, wherever it is told to connect to. */
  socket: () => Socket;
};

type PrimaryAnswer = { server: Server; timeline: number };
/** The reason why a server is not the one, for the operator. */
type Unusable = { server: Server; reason: string };

/**
 * Finds the one of several servers that takes writes, each time a connection is opened: a promoted standby is used without a
 * restart, and a standby never. Connections to a former primary are ended as soon as another one answers.
 */
function createPrimary(servers: readonly Server[]): Primary {
  const opened = new Map<Socket, Server>();
  /** The highest seen: a former primary that comes back by itself is behind it, and is not used again. */
  let newest = 0;
  let finding: Promise<Server> | null = null;
  let watch: NodeJS.Timeout | null = null;

  const find = async (): Promise<Server> => {
    const answers = await Promise.all(servers.map(askServer));
    const found = answers
      .filter((answer): answer is PrimaryAnswer => 'timeline' in answer && answer.timeline >= newest)
      .sort((one, other) => other.timeline - one.timeline)[0];
    if (!found) throw noPrimary(servers, answers);
    newest = found.timeline;
    endConnectionsToOthers(found.server);
    return found.server;
  };
  /** One question for all connections that are opened meanwhile. */
  const findOnce = (): Promise<Server> => {
    finding ??= find().finally(() => (finding = null));
    return finding;
  };
  const endConnectionsToOthers = (primary: Server): void => {
    for (const [socket, server] of opened)
      if (server !== primary) socket.destroy(connectionError('The primary server is another one now.'));
  };
  const remember = (socket: Socket, server: Server): void => {
    opened.set(socket, server);
    watch ??= setInterval(() => void findOnce().catch(() => undefined), WATCHED_EVERY_MS).unref();
    socket.once('close', () => {
      opened.delete(socket);
      if (opened.size > 0 || !watch) return;
      clearInterval(watch);
      watch = null;
    });
  };
  return {
    socket: () =>
      new SocketToPrimary(async (own) => {
        const server = await findOnce();
        if (!own.destroyed) remember(own, server);
        return server;
      }),
  };
}

class SocketToPrimary extends Socket {
  readonly #find: (own: Socket) => Promise<Server>;
  /** The driver compares a certificate with it. */
  host = '';

  constructor(find: (own: Socket) => Promise<Server>) {
    super();
    this.#find = find;
  }

  override connect(): this {
    // Bytes that are written before the server is found wait for it; the types call it read-only.
    Object.assign(this, { connecting: true });
    const late = setTimeout(
      () => this.destroy(connectionError('The server does not answer.')),
      2 * ANSWER_MS,
    );
    this.once('connect', () => clearTimeout(late)).once('close', () => clearTimeout(late));
    void this.#connectToFound();
    return this;
  }

  async #connectToFound(): Promise<void> {
    try {
      const { host, port } = await this.#find(this);
      // It waited too long, or its driver has ended it: connecting would bring it back.
      if (this.destroyed) return;
      this.host = host;
      super.connect({ host, port });
    } catch (error) {
      this.destroy(error as Error);
    }
  }
}

async function askServer(server: Server): Promise<PrimaryAnswer | Unusable> {
  const { url, tls } = readAddress(server.url);
  const sql = postgres(url, {
    ssl: tls,
    max: 1,
    connect_timeout: ANSWER_MS / 1_000,
    fetch_types: false,
    onnotice: () => undefined,
  });
  let late: NodeJS.Timeout | undefined;
  try {
    const silence = new Promise<null>((resolve) => {
      late = setTimeout(() => resolve(null), ANSWER_MS);
    });
    const rows = await Promise.race([sql.unsafe<{ timeline: number | null }[]>(STATE), silence]);
    if (rows === null) return { server, reason: 'does not answer' };
    const timeline = rows[0]?.timeline ?? null;
    return timeline === null ? { server, reason: 'is a standby' } : { server, timeline };
  } catch (error) {
    return { server, reason: (error as Error).message };
  } finally {
    clearTimeout(late);
    void sql.end({ timeout: 0 });
  }
}

/** The code of a connection that was refused, which a request answers with 503. */
const connectionError = (message: string): Error =>
  Object.assign(new Error(message), { code: 'ECONNREFUSED' });

function noPrimary(servers: readonly Server[], answers: readonly (PrimaryAnswer | Unusable)[]): Error {
  const reasons = servers.map(({ host, port }, index) => {
    const answer = answers[index];
    return `${host}:${port} ${answer && 'reason' in answer ? answer.reason : 'was left for a newer one'}`;
  });
  return connectionError(`No server in DATABASE_URL takes writes now: ${reasons.join('; ')}.`);
}

/** One for each address in a process, so that all its connections go to the same server. */
const primaries = new Map<string, Primary>();

export function primaryOf(address: string): Primary {
  const known = primaries.get(address) ?? createPrimary(serversOf(address));
  primaries.set(address, known);
  return known;
}
