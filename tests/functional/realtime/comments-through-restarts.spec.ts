import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import Pusher from 'pusher-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { route } from '../../../common/routes/route-table.ts';
import { loadConfig } from '../../../server/core/config/config.ts';
import type { ReadContext } from '../../../server/core/context.ts';
import { createLogger } from '../../../server/core/process/logger.ts';
import { commentBroadcasts } from '../../../server/notifications/broadcasts/broadcast-comments.ts';
import type { CommentsView } from '../../../server/postings/comments/views.ts';
import { createEmbedded } from '../../../server/realtime/broadcaster.ts';
import type { SentComment } from '../../../web/components/comments/apply-comment-event.ts';
import { followComments, type ReadComments } from '../../../web/components/comments/comment-follower.ts';
import { startServer, temporaryDataDir, until, type RunningServer } from '../../support/running-server.ts';
import { createWorld, type World } from '../../support/world.ts';
import { createForms, idIn } from '../postings/posting-input.ts';

const APP_KEY = 'Zq3-restart-tests-8hVbN2sKe7LwYd0XcRmU';
const COMMENTS = 500;
/** The numbers of comments at which something breaks or is mended. */
const NETWORK_CUT = 100;
const NETWORK_BACK = 150;
const SERVER_KILLED = 250;
const SERVER_BACK = 400;

const folder = temporaryDataDir();
/** Its database holds the comments; events reach the other process by it, too. */
let world: World;
/** Serves the reader, and is killed. */
let server: RunningServer;
let network: Awaited<ReturnType<typeof createNetwork>>;

beforeAll(async () => {
  world = await createWorld();
  server = await startReaderServer();
  network = await createNetwork(Number(new URL(server.url).port));
});
afterAll(async () => {
  network.cut();
  await network.close();
  await server.stop('SIGKILL');
  await world.close();
  folder.remove();
});

const startReaderServer = (port = 0) =>
  startServer({
    ...(port === 0 ? {} : { PORT: String(port) }),
    ...world.databaseSettings,
    DATA_DIR: folder.path,
    APP_KEY,
    SEED: 'none',
    // Rows are written beside the product here, which would drop the kept pages behind them.
    PAGE_CACHE: 'off',
    RATE_LIMITS: 'off',
    ALLOW_NO_LIMITS: '1',
  });

/** A wire between the reader and the server that can be cut. */
async function createNetwork(target: number) {
  const open = new Set<Socket>();
  let isCut = false;
  const proxy = createServer((socket) => {
    if (isCut) return socket.destroy();
    const onward = connect(target, '127.0.0.1');
    for (const one of [socket, onward]) {
      open.add(one);
      one.on('error', () => undefined);
      one.on('close', () => {
        open.delete(one);
        socket.destroy();
        onward.destroy();
      });
    }
    return socket.pipe(onward).pipe(socket);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as AddressInfo;
  return {
    port,
    cut: () => {
      isCut = true;
      for (const socket of open) socket.destroy();
    },
    mend: () => {
      isCut = false;
    },
    close: () => new Promise((resolve) => proxy.close(resolve)),
  };
}

/** A reader at the end of the comments: the official client, and the code of the page that keeps them. */
async function openReader(postingId: number) {
  const base = `http://127.0.0.1:${network.port}`;
  const read = async (query: Record<string, number>): Promise<ReadComments> => {
    const answer = await fetch(base + route('api.posts.comments', { id: postingId }, { query }));
    if (!answer.ok) throw new Error(`answered ${answer.status}`);
    return (await answer.json()) as ReadComments;
  };
  const first = await read({ per_page: 20 });
  const page: CommentsView = { ...first, isOpen: true, canComment: false, isFiltered: false, replyTo: null };
  const follower = followComments(page, { read, changed: () => undefined, retryMs: 50 });
  const pusher = new Pusher(loadConfig({ APP_KEY }, null).realtime.appKey, {
    cluster: 'us2',
    wsHost: '127.0.0.1',
    wsPort: network.port,
    forceTLS: false,
    enabledTransports: ['ws'],
    enableStats: false,
  });
  const channel = pusher.subscribe(`posts.${postingId}`);
  let receivedTimes = 0;
  channel.bind('pusher:subscription_succeeded', () => {
    receivedTimes += 1;
    follower.catchUp();
  });
  for (const name of ['created', 'updated', 'deleted'] as const)
    channel.bind(`comment.${name}`, ({ comment }: { comment: SentComment }) =>
      follower.hear({ name, comment }),
    );
  return {
    follower,
    receivedTimes: () => receivedTimes,
    close: () => {
      follower.stop();
      pusher.disconnect();
    },
  };
}

test('a reader has every comment once after the network was cut and the server killed among 500', async () => {
  const { form } = await createForms(world);
  const author = await world.signedIn();
  const id = idIn((await author.submit(route('postings.store'), form())).page.url);
  const write = createWriter(id, author.user.profileId);
  const reader = await openReader(id);
  await until('the reader is connected', () => reader.receivedTimes() === 1);

  const at: Record<number, () => unknown> = {
    [NETWORK_CUT]: network.cut,
    [NETWORK_BACK]: network.mend,
    [SERVER_KILLED]: async () => {
      await until('the reader is back', () => reader.receivedTimes() >= 2, 30_000);
      await server.stop('SIGKILL');
    },
    [SERVER_BACK]: async () => {
      server = await startReaderServer(Number(new URL(server.url).port));
    },
  };
  for (let number = 1; number <= COMMENTS; number += 1) {
    await write(`Comment ${number}`);
    await at[number]?.();
  }
  const bodies = () => reader.follower.view().comments.map(({ body }) => body);
  await until('the reader has the last comment', () => bodies().includes(`Comment ${COMMENTS}`), 40_000);
  expect(bodies()).toEqual(Array.from({ length: COMMENTS }, (_none, index) => `Comment ${index + 1}`));
  expect(reader.follower.view().count).toBe(COMMENTS);
  expect(reader.receivedTimes()).toBeGreaterThanOrEqual(3);
  reader.close();
}, 90_000);

/** Writes comments, and tells of each as the product does; the form has tests of its own. */
function createWriter(postingId: number, profileId: number) {
  const { config, handle, database } = world;
  const log = createLogger(config);
  const { broadcaster } = createEmbedded(config.realtime, { handle, redisUrl: null }, log);
  const { commentCreated } = commentBroadcasts({
    broadcaster,
    visitor: () => ({ database, viewer: null, language: 'english', now: new Date(), config }) as ReadContext,
  });
  return async (body: string) => {
    const { id } = await database
      .insertInto('comments')
      .values({ posting_id: postingId, author_profile_id: profileId, body, language: 'english' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await commentCreated({ commentId: id, postingId, parentId: null });
  };
}
