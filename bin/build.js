// The production build: client, server bundle, compressed copies; the server's files without their types. Skipped when nothing it
// reads has changed.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { root, run } from './setup.js';
import { PAGE_SOURCES, filesBelow, isBuiltFrom, stampOf } from './sources.js';

const STAMP = join(root, 'dist', '.stamp');
const COMPRESSED = /\.(js|css|svg|json)$/;

async function buildPages() {
  process.stdout.write('  Building the pages …\n');
  process.chdir(root);
  process.env.NODE_ENV = 'production';
  const { build } = await import('vite');
  await build({ logLevel: 'warn' });
  await build({ logLevel: 'warn', build: { ssr: true } });
  compress(join(root, 'dist', 'client', 'assets'));
}

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

if (!isBuiltFrom(STAMP, PAGE_SOURCES)) {
  const stamp = stampOf(PAGE_SOURCES);
  await buildPages();
  writeFileSync(STAMP, stamp);
}
// Node calls its type stripper experimental still; it is the very one that runs these files without a build.
run(process.execPath, ['--disable-warning=ExperimentalWarning', 'bin/strip-types.js']);
