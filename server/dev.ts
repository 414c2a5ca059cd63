import { createServer, type ViteDevServer } from 'vite';
import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import type { Assets, InertiaPage, RenderPage } from './core/pages/assets.ts';
import { loadConfig } from './core/config/config.ts';
import { say, fail } from './core/process/console.ts';
import { createLogger } from './core/process/logger.ts';
import { refuseUnsafeStart, startNotices } from './core/process/start-rules.ts';
import { openConfiguredDatabase } from './database/open.ts';
import { prepareDatabase } from './database/prepare.ts';

/** npm run dev: the same application, its pages compiled on request and replaced in the browser as files change. */
async function main(): Promise<void> {
  const config = { ...loadConfig(), environment: 'development' as const, pageCache: false };
  refuseUnsafeStart(config);
  const { handle, target, stop } = await openConfiguredDatabase(config, createLogger(config));
  await prepareDatabase(handle, config);
  let vite: ViteDevServer | null = null;
  const app = await createApp({
    config,
    handle,
    jobsOn: target,
    assets: developmentAssets(),
    render: (page) => (vite ? drawWith(vite, page) : Promise.resolve(null)),
    prepare: async (instance) => {
      vite = await createServer({
        server: { middlewareMode: true, hmr: { server: instance.server } },
        appType: 'custom',
      });
      serveSources(instance, vite);
    },
  });
  const shutDown = async (): Promise<void> => {
    await vite?.close();
    await app.close();
    await handle.close();
    await stop();
    process.exit(0);
  };
  process.once('SIGINT', () => void shutDown());
  process.once('SIGTERM', () => void shutDown());
  process.once('disconnect', () => void shutDown());
  startNotices(config).forEach(say);
  say(
    `${config.appName} (development) is ready at ${await app.listen({ port: config.port, host: config.host })}`,
  );
}

/** The files that Vite serves itself: sources, dependencies and its own client. */
function serveSources(app: FastifyInstance, vite: ViteDevServer): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!/^\/(@|web\/|common\/|translations\/|node_modules\/)/.test(request.url)) return done();
    reply.hijack();
    vite.middlewares(request.raw, reply.raw, () => {
      reply.raw.statusCode = 404;
      reply.raw.end();
    });
  });
}

function developmentAssets(): Assets {
  const refresh =
    'import { injectIntoGlobalHook } from "/@react-refresh"; injectIntoGlobalHook(window);' +
    'window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type;';
  return {
    version: 'development',
    headTags: (_component, nonce) =>
      `<script type="module" nonce="${nonce ?? ''}">${refresh}</script>` +
      `<script type="module" src="/@vite/client"></script><script type="module" src="/web/client.tsx"></script>`,
  };
}

async function drawWith(vite: ViteDevServer, page: InertiaPage): ReturnType<RenderPage> {
  try {
    const module = await vite.ssrLoadModule('/web/ssr.tsx');
    return await (module['render'] as (page: InertiaPage) => ReturnType<RenderPage>)(page);
  } catch (error) {
    vite.ssrFixStacktrace(error as Error);
    process.stderr.write(`${(error as Error).stack ?? String(error)}\n`);
    return null;
  }
}

main().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));
