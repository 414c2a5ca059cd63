import { stripVTControlCharacters } from 'node:util';
import { renderUsage, runCommand, type CommandDef } from 'citty';
import { ImportError } from '../contractors/import/import-error.ts';
import { ConfigError } from '../core/config.ts';
import { fail, say } from '../core/console.ts';
import { InvalidInput } from '../core/errors.ts';
import { isDiskFull } from '../database/unreachable.ts';
import { backup } from './backup.ts';
import { contractorsImport } from './contractors-import.ts';
import { contractorsImportUndo } from './contractors-import-undo.ts';
import { contractorsImports } from './contractors-imports.ts';
import { sentenceOfInvalidInput } from './invalid-input.ts';
import { decisionsVerify } from './decisions-verify.ts';
import { reindex } from './reindex.ts';
import { restore } from './restore.ts';
import { userCreate } from './user-create.ts';

const plumbline = {
  meta: { name: 'npm run plumbline --', description: "The operator's commands" },
  subCommands: {
    'contractors-import': contractorsImport,
    'contractors-imports': contractorsImports,
    'contractors-import-undo': contractorsImportUndo,
    'decisions-verify': decisionsVerify,
    'user-create': userCreate,
    reindex,
    backup,
    restore,
  },
};

/** `npm run plumbline -- NAME`: finds the command, or shows what there is. */
async function main([name, ...rest]: string[]): Promise<void> {
  if (name === undefined || name === '--help' || name === '-h') return showHelp(plumbline);
  const command = Object.entries(plumbline.subCommands).find(([known]) => known === name)?.[1] as
    CommandDef | undefined;
  if (!command) fail(`There is no command "${name}"; npm run plumbline -- --help lists them.`);
  if (rest.includes('--help') || rest.includes('-h')) return showHelp(command, plumbline);
  refuseUnknownOptions(command, rest);
  await runCommand(command, { rawArgs: rest });
}

/** Without colours where nobody would see them. */
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
    fail(`There is no option ${unknown}; there are ${known.map((option) => `--${option}`).join(', ')}.`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  if (error instanceof ConfigError || error instanceof ImportError) fail(error.message);
  if (error instanceof InvalidInput) fail(sentenceOfInvalidInput(error));
  if (isDiskFull(error)) fail('The disk of the database, or of DATA_DIR, is full.');
  if (error instanceof Error)
    fail((process.env['LOG_LEVEL'] === 'debug' ? error.stack : undefined) ?? error.message);
  fail(String(error));
});
