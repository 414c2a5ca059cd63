import { symbols, type DestinationStream } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { route } from '../../../../common/routes/route-table.ts';
import { createWorld, type World } from '../../../support/world.ts';

const lines: Record<string, unknown>[] = [];
let world: World;

beforeAll(async () => {
  world = await createWorld({ logLevel: 'info' });
  const log = world.app.log as unknown as Record<symbol, DestinationStream>;
  const stream = log[symbols.streamSym];
  if (!stream) throw new Error('the log has no stream');
  stream.write = (line) => void lines.push(JSON.parse(line) as Record<string, unknown>);
});
afterAll(() => world.close());

test('the log says which administrator downloaded which list', async () => {
  const admin = await world.signedIn({ role: 'admin' });
  const answer = await admin.get(route('admin.users.export'));
  expect(answer.headers['content-type']).toContain('text/csv');
  const exported = lines.filter(({ msg }) => msg === 'list exported');
  expect(exported).toMatchObject([{ userId: admin.user.id, list: 'users' }]);
});

test('a line of the log holds the path and the number of the account, and not what was searched for', async () => {
  const person = await world.signedIn();
  await person.get('/contractors?q=zeppelin');
  const line = lines.findLast(({ userId }) => userId === person.user.id);
  expect(JSON.stringify(line)).toContain('/contractors');
  expect(JSON.stringify(lines)).not.toMatch(/zeppelin|127\.0\.0\.1|@plumbline\.test/);
});
