// The production build: the parity gate; client, its server half and compressed copies; the server's own bundle. Each is skipped when nothing it reads
// has changed.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { buildServer } from './build-server.js';
import { root, run, runtime } from './setup.js';
import { writePlaces } from './text-places.js';
import { PAGE_SOURCES, filesBelow, isBuiltFrom, stampOf } from './sources.js';

const STAMP = join(root, 'dist', '.stamp');
const COMPRESSED = /\.(m?js|css|svg|json)$/;

async function buildPages() {
  if (isBuiltFrom(STAMP, PAGE_SOURCES)) return;
  const stamp = stampOf(PAGE_SOURCES);
  process.stdout.write('  Building the pages …\n');
  const { build } = await import('vite');
  await build({ logLevel: 'warn' });
  await build({ logLevel: 'warn', build: { ssr: true } });
  await build(serviceWorker(stamp));
  compress(join(root, 'dist', 'client', 'assets'));
  writeFileSync(STAMP, stamp);
}

/** One file at the root of the site. It names the build, so that browsers notice another one. */
const serviceWorker = (stamp) => ({
  configFile: false,
  root,
  logLevel: 'warn',
  publicDir: false,
  define: { BUILD_STAMP: JSON.stringify(stamp.slice(0, 12)) },
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    lib: {
      entry: 'web/worker/service-worker.ts',
      formats: ['iife'],
      name: 'worker',
      fileName: () => 'service-worker.js',
    },
  },
});

function compress(folder) {
  for (const file of filesBelow(folder).filter((name) => COMPRESSED.test(name))) {
    const bytes = readFileSync(file);
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    );
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

process.chdir(root);
process.env.NODE_ENV = 'production';
// A text without its other language ends the build.
run(runtime, ['bin/check-parity.js']);
await buildPages();
await buildServer();
writePlaces(root);
