#!/usr/bin/env node
// npm run periods: writes the table of periods (server/settings/periods) into the privacy policy of both languages.
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { installDependencies, root, runtime } from './setup.js';

if (!process.execPath.includes('node_modules')) {
  installDependencies();
  process.exit(spawnSync(runtime, ['bin/periods.js'], { cwd: root, stdio: 'inherit' }).status ?? 1);
}

const PAGES = ['content/english/privacy.html', 'content/mexican_spanish/privacy.html'];
const TABLE = /(<h2 id="(?:how-long|cuanto-tiempo)">[\s\S]*?<tbody>)[\s\S]*?(<\/tbody>)/;

const { PERIODS } = await import('../server/settings/periods/periods.ts');
for (const [language, path] of PAGES.entries()) {
  const rows = PERIODS.map(
    ({ data, kept }) => `<tr><td>${data[language]}</td><td>${kept[language]}</td></tr>`,
  );
  const page = readFileSync(path, 'utf8');
  if (!TABLE.test(page)) throw new Error(`${path} has no table of periods`);
  writeFileSync(
    path,
    page.replace(TABLE, (_all, start, end) => `${start}${rows.join('')}${end}`),
  );
}
execFileSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', ...PAGES], { stdio: 'inherit' });
