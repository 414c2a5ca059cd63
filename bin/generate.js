#!/usr/bin/env node
// npm run generate: writes the lists that follow from files and sources. With --check (npm run check) it only compares.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pageNamespaces } from './page-namespaces.js';
import { installDependencies, root, runtime } from './setup.js';

if (!process.execPath.includes('node_modules')) {
  installDependencies();
  const { status } = spawnSync(runtime, ['bin/generate.js', ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
  });
  process.exit(status ?? 1);
}

const HEAD = '// Written by `npm run generate`. Do not edit.\n';
const isCheck = process.argv.includes('--check');
const outdated = [];

const byText = (one, other) => (one < other ? -1 : 1);
const namesIn = (folder, ending) =>
  readdirSync(join(root, folder), { recursive: true })
    .filter((path) => path.endsWith(ending))
    .map((path) => path.slice(0, -ending.length))
    .sort(byText);
const camel = (name) => name.replace(/[-_/](\w)/g, (_dash, letter) => letter.toUpperCase());
const quoted = (name) => (/^[a-z_]\w*$/.test(name) ? name : `'${name}'`);

function put(path, text) {
  const file = join(root, path);
  if (existsSync(file) && readFileSync(file, 'utf8') === HEAD + text) return;
  outdated.push(path);
  if (isCheck) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, HEAD + text);
}

function migrations() {
  const names = namesIn('server/database/migrations', '.ts');
  const variable = (name) => `m${name.slice(0, 4)}`;
  return [
    ...names.map((name) => `import * as ${variable(name)} from '../database/migrations/${name}.ts';`),
    '',
    '/** Every migration by its name, in their order. */',
    'export const MIGRATIONS = {',
    ...names.map((name) => `  '${name}': ${variable(name)},`),
    '};\n',
  ].join('\n');
}

function pages() {
  const names = namesIn('web/pages', '.tsx');
  const type = (name) => camel(`page/${name}`).replace(/^p/, 'P');
  return [
    "import type { ComponentProps } from 'react';",
    ...names.map((name) => `import type ${type(name)} from '../pages/${name}.tsx';`),
    '',
    '/** Every page by its component name with its props, which check the data that the server sends. */',
    'export type Pages = {',
    ...names.map((name) => `  '${name}': ComponentProps<typeof ${type(name)}>;`),
    '};\n',
  ].join('\n');
}

function catalogue() {
  const names = namesIn('translations', '.ts').filter(
    (name) => name !== 'index' && !name.startsWith('generated'),
  );
  return [
    ...names.map((name) => `import ${camel(name)} from '../${name}.ts';`),
    '',
    '/** Every text of the product by its key, in both languages. */',
    'export const catalogue = {',
    ...names.map((name) => `  ...${camel(name)},`),
    '};\n',
  ].join('\n');
}

function namespaces(keys) {
  const { byFolder, byPage } = pageNamespaces(root, keys);
  const table = (name, note, rows) => [
    '',
    `/** ${note} */`,
    `export const ${name}: Readonly<Record<string, readonly string[]>> = {`,
    ...Object.entries(rows).map(
      ([page, words]) => `  ${quoted(page)}: [${words.map((word) => `'${word}'`).join(', ')}],`,
    ),
    '};',
  ];
  return [
    ...table('BY_FOLDER', 'The parts of the catalogue that most pages of a folder ask for.', byFolder),
    ...table('BY_PAGE', 'The parts that one page asks for beside those of its folder.', byPage),
    '',
  ]
    .join('\n')
    .trimStart();
}

put('server/generated/migrations.ts', migrations());
put('web/generated/pages.ts', pages());
put('translations/generated/catalogue.ts', catalogue());
const sources = await import(pathToFileURL(join(root, 'translations/generated/catalogue.ts')).href);
put('common/generated/page-namespaces.ts', namespaces(Object.keys(sources.catalogue)));

if (isCheck && outdated.length > 0) {
  process.stdout.write(
    `  ${outdated.join(', ')}: not as the sources say. \`npm run generate\` writes them.\n`,
  );
  process.exit(1);
}
