import { readFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { defineCommand } from 'citty';
import { ConfigError, loadConfig, type Config } from '../core/config/config.ts';
import { say } from '../core/process/console.ts';
import {
  COSIGNATURE,
  ED25519,
  newSigner,
  readVerifier,
  verifierText,
  type Signer,
} from '../public-log/signed-note.ts';
import { createWitness } from '../public-log/witness.ts';

/** No request needs more: 63 hashes and a checkpoint with its signatures. */
const MOST_BYTES = 64 * 1024;

export const witness = defineCommand({
  meta: { name: 'witness', description: 'Cosign the public logs of other installations (WITNESS_LOGS)' },
  run: async () => {
    const config = loadConfig();
    const { app, key } = await witnessServer(config);
    const address = await app.listen({ port: config.port, host: config.host });
    say(`The witness is ready at ${address}. Logs set LOG_WITNESSES="${key} ${address}"`);
    process.once('SIGTERM', () => void app.close());
    process.once('SIGINT', () => void app.close());
  },
});

/** The server of a witness, and its key in text. Throws ConfigError for keys of logs that are none. */
export async function witnessServer(
  config: Pick<Config, 'dataDir' | 'appUrl' | 'publicLog'>,
  clock: () => Date = () => new Date(),
): Promise<{ app: FastifyInstance; key: string }> {
  const logs = config.publicLog.witnessedLogs.map((text) => {
    const log = readVerifier(text);
    if (log?.algorithm !== ED25519)
      throw new ConfigError(`Setting WITNESS_LOGS: ${text} is not the key of a log.`);
    return log;
  });
  if (logs.length === 0) throw new ConfigError('Setting WITNESS_LOGS: names no log to cosign.');
  const folder = join(config.dataDir, 'witness');
  const signer = await ownSigner(folder, `${new URL(config.appUrl).host}/witness`);
  const asked = createWitness({ signer, logs, folder, clock });
  const app = fastify({ bodyLimit: MOST_BYTES });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.post('/add-checkpoint', async ({ body }, reply) => {
    const answer = await asked.add(typeof body === 'string' ? body : '');
    return reply
      .code(answer.status)
      .type(answer.type ?? 'text/plain; charset=utf-8')
      .send(answer.body);
  });
  return { app, key: verifierText(signer) };
}

/** The key of this witness, made at the first start; only its owner may read the file. */
async function ownSigner(folder: string, name: string): Promise<Signer> {
  const file = join(folder, 'key.json');
  try {
    const kept = JSON.parse(await readFile(file, 'utf8')) as { name: string; seed: string; public: string };
    return {
      name: kept.name,
      algorithm: COSIGNATURE,
      seed: Buffer.from(kept.seed, 'base64'),
      publicKey: Buffer.from(kept.public, 'base64'),
    };
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'ENOENT') throw error;
  }
  const signer = newSigner(name, COSIGNATURE);
  await mkdir(folder, { recursive: true });
  const text = { name, seed: signer.seed.toString('base64'), public: signer.publicKey.toString('base64') };
  await writeFile(file, JSON.stringify(text), { mode: 0o600, flag: 'wx' });
  return signer;
}
