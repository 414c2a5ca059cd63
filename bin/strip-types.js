// The server's files without their types, into dist/server. Skipped when none of them has changed.
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './setup.js';
import { SERVER_SOURCES, STRIPPED, STRIPPED_STAMP, isBuiltFrom, stampOf } from './sources.js';

/** Spaces come where the types were: lines and columns in a stack trace are those of the sources. */
function strip() {
  rmSync(STRIPPED, { recursive: true, force: true });
  for (const file of globSync('{server,common,translations}/**/*.ts', { cwd: root })) {
    const copy = fileURLToPath(new URL(file.replace(/\.ts$/, '.js'), STRIPPED));
    mkdirSync(dirname(copy), { recursive: true });
    writeFileSync(copy, stripTypeScriptTypes(readFileSync(`${root}/${file}`, 'utf8')));
  }
}

if (!isBuiltFrom(STRIPPED_STAMP, SERVER_SOURCES)) {
  const stamp = stampOf(SERVER_SOURCES);
  strip();
  writeFileSync(STRIPPED_STAMP, stamp);
}
