import { archiverState, newestRun, type RecoveryRun } from '../../archive/recovery-runs.ts';
import type { Config } from '../../core/config/config.ts';
import type { Database } from '../../database/client.ts';
import { finding, type Finding } from './finding.ts';

const DAY_MS = 86_400_000;
/** A base backup is made each night, and may be late. */
const OLDEST_BASE_DAYS = 2;
/** Backups are replaced within 35 days; a drill belongs to each. */
const OLDEST_DRILL_DAYS = 35;

const about = finding('recovery');

/** Whether changes are archived, and when the newest backup was made and tried. */
export async function checkRecovery(
  database: Database,
  { archive, databaseUrl }: Pick<Config, 'archive' | 'databaseUrl'>,
  now: Date,
): Promise<Finding[]> {
  const { isOn, archivedAt, isFailing } = await archiverState(database);
  const found: Finding[] = [];
  if (isFailing)
    found.push(
      about(
        'wrong',
        'The archive is not written, and changes wait on the disk of the database: see its log.',
      ),
    );
  else if (!isOn)
    found.push(
      about(
        'look',
        databaseUrl === null && archive !== null
          ? 'The database was started before ARCHIVE was set: stop every process that uses it, and start again.'
          : 'Changes are not archived: a lost disk loses all since the last backup (docs/recovery.md).',
      ),
    );
  else
    found.push(
      about('ok', `Changes are archived; the last ones ${archivedAt?.toISOString() ?? 'are still to come'}.`),
    );
  try {
    if (archive !== null) found.push(ofBase(await newestRun(database, 'base'), now));
    found.push(ofDrill(await newestRun(database, 'drill'), now));
  } catch (error) {
    // A database of an earlier version has no table for it.
    if ((error as { code?: string }).code !== '42P01') throw error;
  }
  return found;
}

function ofBase(run: RecoveryRun | null, now: Date): Finding {
  if (run === null)
    return about('look', 'No base backup was made yet: the server makes one at its next start.');
  if (run.problem !== null) return about('wrong', `The last base backup failed: ${run.problem}`);
  return daysSince(run, now) > OLDEST_BASE_DAYS
    ? about('wrong', `The last base backup is ${daysSince(run, now)} days old: does the server run at night?`)
    : about('ok', `The last base backup is of ${run.finishedAt.toISOString()}.`);
}

function ofDrill(run: RecoveryRun | null, now: Date): Finding {
  if (run === null) return about('look', 'No restore was tried yet: npm run plumbline -- drill does.');
  if (run.problem !== null) return about('wrong', `The last drill failed: ${run.problem}`);
  return daysSince(run, now) > OLDEST_DRILL_DAYS
    ? about(
        'look',
        `The last drill is ${daysSince(run, now)} days old: npm run plumbline -- drill makes one.`,
      )
    : about(
        'ok',
        `The drill of ${run.finishedAt.toISOString()} restored everything in ${Math.round(run.tookMs / 1000)} s.`,
      );
}

const daysSince = ({ finishedAt }: RecoveryRun, now: Date): number =>
  Math.floor((now.getTime() - finishedAt.getTime()) / DAY_MS);
