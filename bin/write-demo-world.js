#!/usr/bin/env node
// npm run demo: writes demo/world.jsonl.br, the demo world that SEED=demo loads, by the generator in demo/generator.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { installDependencies, root, runtime } from './setup.js';

if (!process.execPath.includes('node_modules')) {
  installDependencies();
  process.exit(spawnSync(runtime, ['bin/write-demo-world.js'], { cwd: root, stdio: 'inherit' }).status ?? 1);
}
const { startEmbedded } = await import('../server/database/embedded.ts');
const { openDatabase } = await import('../server/database/client.ts');
const { migrate } = await import('../server/database/migrator.ts');
const { WORLD_FILE } = await import('../server/database/seeds/demo/world-file.ts');
const { seedReference } = await import('../server/database/seeds/reference/seed.ts');
const { writeWorld } = await import('../demo/generator/write-world.ts');

/** One window over all of it, since a review and its first version say the same. */
const COMPRESSION = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
};
const folder = mkdtempSync(join(tmpdir(), 'plumbline-demo-'));
const server = await startEmbedded(folder);
try {
  const handle = openDatabase(server.target);
  await migrate(handle.database);
  await seedReference(handle);
  const bytes = brotliCompressSync(await writeWorld(handle), COMPRESSION);
  await handle.close();
  writeFileSync(join(root, 'demo', WORLD_FILE), bytes);
  process.stdout.write(`  demo/${WORLD_FILE}: ${(bytes.length / 1_048_576).toFixed(1)} MB\n`);
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
