import { fail } from '../core/process/console.ts';
import { runCommandLine, sentenceOfFailedCommand } from './command-line.ts';

runCommandLine(process.argv.slice(2)).catch((error: unknown) => fail(sentenceOfFailedCommand(error)));
