import type { IncomingMessage } from 'node:http';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { ROUTES } from '../../common/routes/route-table.ts';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Config } from '../core/config/config.ts';
import { clientAddress, networkOf } from '../core/limits/network.ts';
import { openConnection, type Connection, type Line } from './connection.ts';
import type { Hub } from './hub-types.ts';
import { CLOSE } from './close-codes.ts';
import { errorMessage } from './messages.ts';

/** A message of a client is a name, a signature and at most a member. */
export const LARGEST_MESSAGE_BYTES = 16_384;
/** Browsers behind one address, each with a tab or two. */
export const MOST_PER_ADDRESS = 200;
const MOST_IN_ALL = 20_000;
const PROTOCOL_VERSION = 7;
const ROUND_MS = 30_000;
/** Clients that do not say goodbye are not waited for longer. */
const GOODBYE_MS = 1_000;

const PATH = /^\/app\/([^/?]+)\/?(?:\?(.*))?$/;
/** Addresses of sockets, also wrong ones: a client that cannot read a status is told in the protocol. */
const BELOW = /^\/app(?:[/?]|$)/;

/** Whether a request wants to become a socket of ours. */
export const wantsSocket = ({ url = '', headers }: IncomingMessage): boolean =>
  BELOW.test(url) && headers.upgrade?.toLowerCase() === 'websocket';

type Settings = { config: Config; hub: Hub; clock: () => number };

/** Opens `/app/{key}` on the application's own server, until that closes. */
export function attachSockets(app: FastifyInstance, { config, hub, clock }: Settings): void {
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: LARGEST_MESSAGE_BYTES,
  });
  const connections = new Set<Connection>();
  const perAddress = new Map<string, number>();
  let isClosing = false;

  const isFull = (address: string) =>
    connections.size >= MOST_IN_ALL ||
    (config.rateLimits && (perAddress.get(address) ?? 0) >= MOST_PER_ADDRESS);
  const count = (address: string, change: 1 | -1) => {
    const now = (perAddress.get(address) ?? 0) + change;
    if (now > 0) perAddress.set(address, now);
    else perAddress.delete(address);
  };
  const open = (line: Line, request: IncomingMessage) => {
    const { socket } = line;
    const address = networkOf(clientAddress(request, config.trustProxy));
    const refused = refusalOf(request, config) ?? (isFull(address) ? OVER_CAPACITY : null);
    if (refused) return refuse(socket, refused);
    const keys = config.realtime;
    const connection = openConnection(line, { keys, hub, now: clock });
    connections.add(connection);
    count(address, 1);
    socket.once('close', () => {
      connections.delete(connection);
      count(address, -1);
    });
  };

  app.server.on('upgrade', (request: IncomingMessage, wire: Duplex, head: Buffer) => {
    if (!wantsSocket(request)) return;
    wire.on('error', () => undefined);
    if (isClosing) return answer(wire, 503);
    if (!isOwnOrigin(request, config)) return answer(wire, 403);
    server.handleUpgrade(request, wire, head, (socket) => open({ socket, wire }, request));
  });

  // A request here lacks the upgrade header, or a proxy removed it.
  app.get(ROUTES['realtime.socket'].path.replace('{key}', ':key'), (_request, reply) =>
    reply.code(426).header('upgrade', 'websocket').header('connection', 'upgrade').send(),
  );

  const rounds = setInterval(() => {
    const now = clock();
    for (const connection of connections) connection.check(now);
    hub.keepAlive(now);
  }, ROUND_MS);
  rounds.unref();

  // Before the server closes: it would wait for open sockets, and forever.
  app.addHook('preClose', async () => {
    isClosing = true;
    clearInterval(rounds);
    await closeAll(connections);
    await hub.stop();
  });
}

async function closeAll(connections: ReadonlySet<Connection>): Promise<void> {
  const all = [...connections];
  for (const connection of all) connection.end(CLOSE.reconnect, 'The server stops');
  const late = setTimeout(() => all.forEach(({ terminate }) => terminate()), GOODBYE_MS);
  await Promise.all(all.map(({ closed }) => closed));
  clearTimeout(late);
}

type Refused = { code: number; text: string };
const OVER_CAPACITY: Refused = { code: CLOSE.overCapacity, text: 'Over capacity' };

function refusalOf(request: IncomingMessage, { realtime, appUrl, trustProxy }: Config): Refused | null {
  const [isFound, key = '', query = ''] = PATH.exec(request.url ?? '') ?? [];
  if (isFound === undefined) return { code: CLOSE.pathNotFound, text: 'Path not found' };
  // Only the proxy in front knows.
  if (trustProxy > 0 && appUrl.startsWith('https:') && request.headers['x-forwarded-proto'] === 'http')
    return { code: CLOSE.needsTls, text: 'Application only accepts SSL connections, reconnect using wss://' };
  if (key !== realtime.appKey) return { code: CLOSE.unknownKey, text: 'Application does not exist' };
  const version = new URLSearchParams(query).get('protocol');
  if (version === null) return { code: CLOSE.noVersion, text: 'No protocol version supplied' };
  if (!/^\d+$/.test(version)) return { code: CLOSE.invalidVersion, text: 'Invalid version string format' };
  if (Number(version) !== PROTOCOL_VERSION)
    return { code: CLOSE.unsupportedVersion, text: 'Unsupported protocol version' };
  return null;
}

/** The protocol says why in a message, and in the code of the end. */
function refuse(socket: WebSocket, { code, text }: Refused): void {
  socket.on('error', () => undefined);
  socket.send(errorMessage(code, text));
  socket.close(code, text);
  // One that does not say goodbye would hold up the end of the process.
  setTimeout(() => socket.terminate(), GOODBYE_MS).unref();
}

/** Browsers say which page they come from; only ours may. Programs say nothing. */
function isOwnOrigin({ headers }: IncomingMessage, { appUrl }: Config): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  return origin === new URL(appUrl).origin || new URL(origin).host === host;
}

function answer(socket: Duplex, status: 403 | 503): void {
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`,
  );
}
