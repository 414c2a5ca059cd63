// The production build: client, server bundle, compressed copies. Skipped when nothing it reads has changed.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { root } from './setup.js';

const SOURCES = ['web', 'common', 'translations', 'vite.config.ts', 'package-lock.json', 'bin/build.js'];
const STAMP = join(root, 'dist', '.stamp');
const COMPRESSED = /\.(js|css|svg|json)$/;

function filesBelow(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}

function stampOfSources() {
  const hash = createHash('sha1');
  for (const file of SOURCES.flatMap((source) => filesBelow(join(root, source))))
    hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
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

const stamp = stampOfSources();
if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== stamp) {
  process.stdout.write('  Building the pages …\n');
  process.chdir(root);
  process.env.NODE_ENV = 'production';
  const { build } = await import('vite');
  await build({ logLevel: 'warn' });
  await build({ logLevel: 'warn', build: { ssr: true } });
  compress(join(root, 'dist', 'client', 'assets'));
  writeFileSync(STAMP, stamp);
}
