// Files out of packages of pinned versions, each fetched by the registry's own client and kept by nobody.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MOST_BYTES = 64 * 1024 * 1024;

/** Hands `use` two readers of files, and leaves nothing behind. */
export function withPackages(use) {
  const folder = mkdtempSync(join(tmpdir(), 'base-map-'));
  const run = (command, args, options = {}) =>
    execFileSync(command, args, { cwd: folder, maxBuffer: MOST_BYTES, ...options });
  const fetched = new Map();
  const fetchOnce = (source, get) => {
    if (!fetched.has(source)) fetched.set(source, get());
    return fetched.get(source);
  };
  try {
    use({
      /** A JSON file of an npm package, such as `us-atlas@3.0.1`. */
      fromNpm: ([source, file]) => {
        const archive = fetchOnce(
          source,
          () => JSON.parse(run('npm', ['pack', source, '--json'], { encoding: 'utf8' }))[0].filename,
        );
        return JSON.parse(run('tar', ['xzOf', archive, file]));
      },
      /** The bytes of a file of a Debian package, such as `marble-qt-data=4:22.12.3-1`. */
      fromDebian: ([source, file]) => {
        const archive = fetchOnce(source, () => {
          run('apt-get', ['download', source], { stdio: 'ignore' });
          return readdirSync(folder).find((name) => name.startsWith(`${source.split('=')[0]}_`));
        });
        return run('tar', ['xO', file], {
          input: run('dpkg-deb', ['--fsys-tarfile', archive], { maxBuffer: Infinity }),
        });
      },
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
