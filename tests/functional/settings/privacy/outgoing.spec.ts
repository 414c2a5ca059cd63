import dns from 'node:dns';
import { Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ROUTES, route } from '../../../../common/routes/route-table.ts';
import { buy } from '../../../support/billing.ts';
import { createForms } from '../../postings/posting-input.ts';
import { createWorld, type Person, type World } from '../../../support/world.ts';

let world: World;
let ana: Person;
/** Hosts and sockets that were connected to, and names that were looked up. */
const called: string[] = [];

beforeAll(async () => {
  const connect = Socket.prototype.connect;
  vi.spyOn(Socket.prototype, 'connect').mockImplementation(function (this: Socket, ...args: unknown[]) {
    const [first] = args.flat() as [{ path?: string; host?: string; port?: number } | string | number];
    called.push(
      typeof first === 'object'
        ? (first.path ?? `${first.host}:${first.port}`)
        : args.slice(0, 2).toReversed().join(':'),
    );
    return Reflect.apply(connect, this, args) as Socket;
  } as typeof connect);
  const lookup = dns.lookup;
  vi.spyOn(dns, 'lookup').mockImplementation(((...args: Parameters<typeof lookup>) => {
    called.push(`lookup ${args[0]}`);
    return Reflect.apply(lookup, dns, args) as void;
  }) as typeof lookup);
  world = await createWorld();
  ana = await world.signedIn({ role: 'contractor' });
  await world.make.review({ contractor: await world.make.contractor({ owner: ana.user }) });
});
afterAll(async () => {
  await world.close();
  vi.restoreAllMocks();
});

/** Everything but the database, whose address is the one setting that is given here. */
const outside = () => {
  const { PGHOST, DATABASE_URL } = world.databaseSettings;
  const own = DATABASE_URL ? new URL(DATABASE_URL).host : PGHOST;
  return called.filter((host) => !(own !== undefined && host.includes(own)) && !host.includes('.s.PGSQL.'));
};

describe('the server', () => {
  test('the server calls no host that is not configured while people read, write, pay and export', async () => {
    const pages = Object.values(ROUTES).filter(({ method, path }) => method === 'GET' && !path.includes('{'));
    expect(pages.length).toBeGreaterThan(50);
    for (const { path } of pages) await world.visitor().get(path);
    for (const { path } of pages) await ana.get(path);
    const forms = await createForms(world);
    await ana.submit(route('postings.store'), forms.form());
    await buy(ana, 'gold');
    await ana.submit(route('settings.export.store'), {});
    await world.app.settled();
    expect(called.length).toBeGreaterThan(0);
    expect(outside()).toEqual([]);
  });
});
