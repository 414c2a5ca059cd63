#!/usr/bin/env node
// npm run review-dependencies: reviews the packages in package-lock.json. Ends with 1 where one breaks a rule.
// -- --offline asks no registry; --against REF compares with that commit (HEAD); --sbom FILE writes what is in use (CycloneDX).
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { installedLicense, packagesOf } from './dependencies/lockfile.js';
import { knownWeaknesses, releasesOf } from './dependencies/registry.js';
import { broughtBy, reviewDependencies } from './dependencies/review.js';
import { fail, root } from './setup.js';

const MANY_BYTES = 64 * 1024 * 1024;
const { values: options } = parseArgs({
  options: {
    offline: { type: 'boolean', default: false },
    against: { type: 'string', default: 'HEAD' },
    sbom: { type: 'string' },
    folder: { type: 'string', default: root },
  },
});
const folder = options.folder;
const say = (sentence) => process.stdout.write(`${sentence}\n`);
const read = (name) => readFileSync(join(folder, name), 'utf8');

const lock = JSON.parse(read('package-lock.json'));
const former = formerLock(options.against);
const refused = reviewDependencies({
  lock,
  former,
  manifest: JSON.parse(read('package.json')),
  documentation: read('docs/dependencies.md'),
  npmSettings: existsSync(join(folder, '.npmrc')) ? read('.npmrc') : '',
  licenseOf: installedLicense(folder),
});
if (existsSync(join(folder, 'npm-shrinkwrap.json')))
  refused.push('npm-shrinkwrap.json is there: npm reads it in place of package-lock.json.');
say(
  `${packagesOf(lock).length} packages were reviewed: source, content, license, scripts, pins, reasons, families.`,
);
if (former === null) say(`Changes: not checked, there is no package-lock.json at ${options.against}.`);
for (const { refused: more, said } of answers()) {
  refused.push(...more);
  say(said);
}
if (options.sbom) writeSbom(options.sbom);
for (const sentence of refused) say(`REFUSED: ${sentence}`);
say(refused.length === 0 ? 'Nothing was refused.' : `${refused.length} refused.`);
process.exit(refused.length === 0 ? 0 : 1);

function answers() {
  if (options.offline)
    return [{ refused: [], said: 'Known weaknesses and releases: not checked, because of --offline.' }];
  return [knownWeaknesses(folder), releasesOf(folder, former === null ? [] : broughtBy(lock, former))];
}

function formerLock(reference) {
  const { status, stdout } = spawnSync('git', ['show', `${reference}:./package-lock.json`], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: MANY_BYTES,
  });
  return status === 0 ? JSON.parse(stdout) : null;
}

/** npm writes the list itself, without what only builds and tests need. */
function writeSbom(file) {
  const words = [
    'sbom',
    '--sbom-format=cyclonedx',
    '--sbom-type=application',
    '--package-lock-only',
    '--omit=dev',
  ];
  const { status, stdout, stderr } = spawnSync('npm', words, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: MANY_BYTES,
  });
  if (status !== 0) fail(`npm wrote no list of packages: ${stderr.trim().split('\n').at(-1)}`);
  writeFileSync(file, stdout);
  say(`${JSON.parse(stdout).components.length} packages in use are listed in ${file} (CycloneDX).`);
}
