#!/usr/bin/env node
// npm run schema: writes server/database/schema.ts from a freshly migrated database.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installDependencies, root, runtime } from './setup.js';

if (!process.execPath.includes('node_modules')) {
  installDependencies();
  process.exit(spawnSync(runtime, ['bin/schema.js'], { cwd: root, stdio: 'inherit' }).status ?? 1);
}
const { startEmbedded } = await import('../server/database/embedded.ts');
const { openDatabase } = await import('../server/database/client.ts');
const { migrate } = await import('../server/database/migrator.ts');

const folder = mkdtempSync(join(tmpdir(), 'plumbline-schema-'));
const server = await startEmbedded(folder);
try {
  const handle = openDatabase(server.target);
  await migrate(handle.database);
  await handle.close();
  const { socketDirectory, database } = server.target;
  const url = `postgres://plumbline@localhost/${database}?host=${socketDirectory}`;
  const flags = [
    '--dialect',
    'postgres',
    '--url',
    url,
    '--date-parser',
    'string',
    '--type-mapping',
    JSON.stringify({ int8: 'number' }),
    '--exclude-pattern',
    'kysely_*',
    '--out-file',
    'server/database/schema.ts',
  ];
  spawnSync(runtime, ['node_modules/kysely-codegen/dist/cli/bin.js', ...flags], {
    cwd: root,
    stdio: 'inherit',
  });
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
