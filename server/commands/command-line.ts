import { stripVTControlCharacters } from 'node:util';
import { renderUsage, runCommand, type CommandDef } from 'citty';
import { ImportError } from '../contractors/import/import-error.ts';
import { ConfigError } from '../core/config/config.ts';
import { say } from '../core/process/console.ts';
import { InvalidInput } from '../core/errors.ts';
import { isDiskFull } from '../database/unreachable.ts';
import { sentenceOfInvalidInput } from './invalid-input.ts';

const plumbline = {
  meta: { name: 'npm run plumbline --', description: "The operator's commands" },
  // Loaded by name, so that a command starts without the modules of the others.
  subCommands: {
    'contractors-import': async () =>
      (await import('./imports/contractors-import.ts')).contractorsImport as CommandDef,
    'contractors-imports': async () =>
      (await import('./imports/contractors-imports.ts')).contractorsImports as CommandDef,
    'contractors-import-undo': async () =>
      (await import('./imports/contractors-import-undo.ts')).contractorsImportUndo as CommandDef,
    'permits-import': async () => (await import('./imports/permits-import.ts')).permitsImport as CommandDef,
    'permits-imports': async () =>
      (await import('./imports/contractors-imports.ts')).permitsImports as CommandDef,
    'permits-import-undo': async () =>
      (await import('./imports/permits-import-undo.ts')).permitsImportUndo as CommandDef,
    'decisions-verify': async () => (await import('./decisions-verify.ts')).decisionsVerify as CommandDef,
    'firewall-verify': async () => (await import('./firewall-verify.ts')).firewallVerify as CommandDef,
    'user-create': async () => (await import('./user-create.ts')).userCreate as CommandDef,
    'user-recover': async () => (await import('./user-recover.ts')).userRecover as CommandDef,
    'sessions-end': async () => (await import('./sessions-end.ts')).sessionsEnd as CommandDef,
    'app-key': async () => (await import('./app-key.ts')).appKey as CommandDef,
    'log-keys': async () => (await import('./log-keys.ts')).logKeys as CommandDef,
    doctor: async () => (await import('./doctor.ts')).doctor as CommandDef,
    mirror: async () => (await import('./mirror.ts')).mirrorCommand as CommandDef,
    'open-data': async () => (await import('./open-data.ts')).openData as CommandDef,
    witness: async () => (await import('./witness.ts')).witness as CommandDef,
    'push-keys': async () => (await import('./push-keys.ts')).pushKeys as CommandDef,
    screen: async () => (await import('./screen.ts')).screen as CommandDef,
    reindex: async () => (await import('./reindex.ts')).reindex as CommandDef,
    backup: async () => (await import('./backup.ts')).backup as CommandDef,
    restore: async () => (await import('./restore.ts')).restore as CommandDef,
    backups: async () => (await import('./recovery/backups.ts')).backups as CommandDef,
    'restore-to': async () => (await import('./recovery/restore-to.ts')).restoreTo as CommandDef,
    drill: async () => (await import('./recovery/drill.ts')).drill as CommandDef,
  },
};

/** `npm run plumbline -- NAME`: finds the command, or shows what there is. */
export async function runCommandLine([name, ...rest]: string[]): Promise<void> {
  if (name === undefined || name === '--help' || name === '-h') return showHelp(plumbline);
  const load = Object.entries(plumbline.subCommands).find(([known]) => known === name)?.[1];
  if (!load) throw new Error(`There is no command "${name}"; npm run plumbline -- --help lists them.`);
  const command = await load();
  if (rest.includes('--help') || rest.includes('-h')) return showHelp(command, plumbline);
  refuseUnknownOptions(command, rest);
  await runCommand(command, { rawArgs: rest });
}

/** Omits colors where the terminal shows none. */
async function showHelp(command: CommandDef, parent?: CommandDef): Promise<void> {
  const usage = await renderUsage(command, parent);
  say(process.stdout.isTTY ? usage : stripVTControlCharacters(usage));
}

/** A misspelt option would be ignored otherwise, and the command would do something else than was meant. */
function refuseUnknownOptions(command: CommandDef, given: string[]): void {
  const known = Object.keys(command.args ?? {});
  const unknown = given.find(
    (word) => word.startsWith('--') && !known.includes(word.slice(2).split('=')[0] ?? ''),
  );
  if (unknown !== undefined)
    throw new Error(
      `There is no option ${unknown}; there are ${known.map((option) => `--${option}`).join(', ')}.`,
    );
}

/** One sentence for the operator about a command that failed, or the stack with LOG_LEVEL=debug. */
export function sentenceOfFailedCommand(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof ConfigError || error instanceof ImportError) return error.message;
  if (error instanceof InvalidInput) return sentenceOfInvalidInput(error);
  if (isDiskFull(error)) return 'The disk of the database, or of DATA_DIR, is full.';
  return (process.env['LOG_LEVEL'] === 'debug' ? error.stack : undefined) ?? error.message;
}
