import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { inject } from 'vitest';
import { createApp, type AppOptions } from '../../server/app.ts';
import { loadConfig, type Config } from '../../server/core/config/config.ts';
import { openDatabase, type Database, type DatabaseHandle } from '../../server/database/client.ts';
import { createApiContract } from './api-contract.ts';
import { createBrowser, type Browser } from './browser.ts';
import { databaseOn, settingsFor } from './database-server.ts';
import { createFactories, type Factories, type MadeUser, type UserSeed } from './factories.ts';
import { openDeviceSession, openSession } from './sign-in.ts';
import { recordingStatements } from './statements.ts';

/** A signed-in user's browser. */
export type Person = Browser & { user: MadeUser };

export type World = {
  app: FastifyInstance;
  config: Config;
  database: Database;
  handle: DatabaseHandle;
  /** The environment of another process on the same database. */
  databaseSettings: Record<string, string>;
  make: Factories;
  /** A visitor with a cookie jar of their own. */
  visitor: () => Browser;
  /** A new user who has signed in. */
  signedIn: (seed?: UserSeed) => Promise<Person>;
  /** Sets the clock of the application and of the factories. */
  setNow: (now: Date) => void;
  close: () => Promise<void>;
};

/** Each connection plans every statement once for itself, so two run the tests a sixth sooner than six. */
const CONNECTIONS = 2;

/** An application on a database of its own, with reference data and no users. */
export async function createWorld(
  settings: Partial<Config> = {},
  { connections = CONNECTIONS, ...options }: Partial<AppOptions> & { connections?: number } = {},
): Promise<World> {
  const { target, template } = inject('databaseServer');
  const name = `plumbline_test_${randomBytes(6).toString('hex')}`;
  const server = openDatabase(target, { connections: 1 });
  await createFromTemplate(server, name, template);
  const handle = recordingStatements(openDatabase(databaseOn(target, name), { connections }));
  const dataDir = join(tmpdir(), name);
  const environment = {
    NODE_ENV: 'test',
    APP_KEY: 'k'.repeat(32),
    APP_NAME: 'Plumbline',
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
    DATA_DIR: dataDir,
  };
  const config = { ...loadConfig(environment, null), ...settings };
  let now: Date | null = null;
  const clock = () => now ?? new Date();
  const contract = createApiContract();
  const app = await createApp({
    config,
    handle,
    // Not a local build, because tests are about the source.
    dist: 'no-build',
    render: async () => null,
    clock,
    ...options,
    prepare: async (made) => {
      await options.prepare?.(made);
      contract.watch(made);
    },
  });
  await app.ready();
  const make = createFactories(handle, clock);

  return {
    app,
    config,
    handle,
    databaseSettings: settingsFor(databaseOn(target, name)),
    make,
    database: handle.database,
    visitor: () => createBrowser(app),
    signedIn: async (seed) => {
      const user = await make.user(seed);
      const place = () => ({ database: handle.database, config, now: clock() });
      const cookies = await openSession(place(), user);
      const makeToken = (cookie: string) => openDeviceSession(place(), cookie);
      return Object.assign(createBrowser(app, { cookies, makeToken }), { user });
    },
    setNow: (value) => {
      now = value;
    },
    close: async () => {
      await app.close();
      await handle.close();
      await server.sql.unsafe(`drop database if exists ${name} with (force)`);
      await server.close();
      rmSync(dataDir, { recursive: true, force: true });
      contract.refuseViolations();
    },
  };
}

/** A template that another file copies at this moment is busy: wait for it. */
async function createFromTemplate(server: DatabaseHandle, name: string, template: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      // Copying the files takes half the time of logging each page.
      await server.sql.unsafe(`create database ${name} template ${template} strategy file_copy`);
      return;
    } catch (error) {
      if ((error as { code?: string }).code !== '55006' || attempt === 50) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
