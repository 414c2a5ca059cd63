#!/usr/bin/env node
// node bin/trace.js < LOG: replaces places in the server's bundle by places in its sources.
import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { relative, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = resolve(root, 'dist', 'server');
const PLACE = /[^\s()"]*dist\/server\/([\w-]+\.js):(\d+):(\d+)/g;
const maps = new Map();

function mapOf(file) {
  if (!maps.has(file))
    maps.set(file, new SourceMap(JSON.parse(readFileSync(resolve(folder, `${file}.map`), 'utf8'))));
  return maps.get(file);
}

function inSources(place, file, line, column) {
  const { fileName, lineNumber, columnNumber } = mapOf(file).findOrigin(Number(line), Number(column));
  return fileName ? `${relative(root, resolve(folder, fileName))}:${lineNumber}:${columnNumber}` : place;
}

process.stdout.write((await text(process.stdin)).replace(PLACE, inSources));
