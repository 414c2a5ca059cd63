import { createServer } from 'node:tls';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkCertificate } from '../../../server/commands/doctor/check-certificate.ts';
import {
  checkNode,
  saidOfExtensions,
  saidOfProcesses,
} from '../../../server/commands/doctor/check-versions.ts';
import { makeCertificate } from '../../support/certificates.ts';

const NOW = new Date('2026-11-28T12:00:00Z');

describe('the certificate of a site', () => {
  const shown = (validTo: string, refusal: string | null = null) =>
    checkCertificate('https://plumbline.org:8443', NOW, async () => ({
      validTo: new Date(validTo),
      refusal,
    }));

  test.each([
    ['2027-02-20T12:00:00Z', 'ok', 'ends on 2027-02-20, in 84 days.'],
    ['2026-12-11T12:00:00Z', 'look', 'in 13 days: does its renewal run?'],
    ['2026-11-28T11:59:59Z', 'wrong', 'ended on 2026-11-28: renew it'],
  ])('a certificate until %s is %s', async (validTo, state, words) => {
    const [found] = await shown(validTo);
    expect(found).toMatchObject({ about: 'certificate', state });
    expect(found?.sentence).toContain(words);
  });

  test('a certificate that this machine does not trust is named with the reason', async () => {
    const found = await shown('2027-02-20T12:00:00Z', 'SELF_SIGNED_CERT_IN_CHAIN');
    expect(found.map(({ state }) => state)).toEqual(['look', 'ok']);
    expect(found[0]?.sentence).toContain('SELF_SIGNED_CERT_IN_CHAIN');
  });

  test('a site without https has no certificate, and one that does not answer is unknown', async () => {
    expect(await checkCertificate('http://plumbline.org', NOW)).toEqual([]);
    const [found] = await checkCertificate('https://localhost:1', NOW);
    expect(found).toMatchObject({ state: 'unknown' });
    expect(found?.sentence).toContain('ECONNREFUSED');
  });

  test('a certificate past its day is read from the server that shows it', async () => {
    const { pem, privateKey } = makeCertificate({
      organization: 'Plumbline',
      commonName: 'localhost',
      hostname: 'localhost',
      to: new Date('2026-11-20T00:00:00Z'),
    });
    const key = privateKey.export({ type: 'pkcs8', format: 'pem' });
    const server = createServer({ cert: pem, key });
    server.on('tlsClientError', () => undefined);
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
    try {
      const { port } = server.address() as AddressInfo;
      const [found] = await checkCertificate(`https://localhost:${port}`, NOW);
      expect(found).toMatchObject({ state: 'wrong' });
      expect(found?.sentence).toContain('ended on 2026-11-20');
    } finally {
      server.close();
    }
  });
});

describe('the versions of the parts', () => {
  test('Node is compared with what package.json asks for, and unknown without it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'plumbline-versions-'));
    const file = join(folder, 'package.json');
    writeFileSync(file, JSON.stringify({ engines: { node: '>=20.9' } }));
    try {
      const states = ['24.21.0', '20.9.0', '20.8.1', '18.20.0'].map((version) => checkNode(file, version));
      expect((await Promise.all(states)).map(({ state }) => state)).toEqual(['ok', 'ok', 'wrong', 'wrong']);
      expect((await checkNode(join(folder, 'none'), '24.21.0')).state).toBe('unknown');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test('an extension that is older than the server’s is named, and one without files is unknown', () => {
    expect(saidOfExtensions([{ name: 'cube', installed: '1.5', offered: '1.5' }])).toMatchObject([
      { state: 'ok', sentence: 'The extensions are those of the server: cube 1.5.' },
    ]);
    const found = saidOfExtensions([
      { name: 'cube', installed: '1.4', offered: '1.5' },
      { name: 'unaccent', installed: '1.1', offered: null },
    ]);
    expect(found.map(({ state }) => state)).toEqual(['unknown', 'look']);
    expect(found[1]?.sentence).toContain('alter extension cube update');
  });

  test('processes of another version are named, and none is unknown', () => {
    expect(saidOfProcesses(['1.1.0'], '1.1.0').state).toBe('ok');
    expect(saidOfProcesses([], '1.1.0').state).toBe('unknown');
    expect(saidOfProcesses(['1.0.0', '1.1.0', null], '1.1.0')).toMatchObject({
      state: 'look',
      sentence: expect.stringContaining('Processes of 1.0.0, an earlier version run on this database'),
    });
  });
});
