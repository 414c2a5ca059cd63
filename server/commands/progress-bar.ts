export type ProgressBar = {
  /** `part` from 0 to 1. */
  show: (part: number, text: string) => void;
  /** Leaves the line, so that what is said next stands below it. */
  end: () => void;
};

const BAR_LETTERS = 30;
/** Without a terminal, one line is written for each tenth. */
const LINES_UP_TO_DONE = 10;

/** A bar that moves on a terminal, and plain lines where output goes to a file or a log. */
export function createProgressBar(stream: {
  isTTY?: boolean;
  write: (text: string) => unknown;
}): ProgressBar {
  let shownTenth = 0;
  return stream.isTTY === true
    ? {
        show: (part, text) => void stream.write(`\r  ${bar(part)} ${percent(part)}  ${text}\u001b[K`),
        end: () => void stream.write('\n'),
      }
    : {
        show: (part, text) => {
          const tenth = Math.floor(part * LINES_UP_TO_DONE);
          if (tenth <= shownTenth) return;
          shownTenth = tenth;
          stream.write(`  ${percent(part)}  ${text}\n`);
        },
        end: () => undefined,
      };
}

function bar(part: number): string {
  const filled = Math.round(Math.min(1, part) * BAR_LETTERS);
  return `[${'#'.repeat(filled)}${'.'.repeat(BAR_LETTERS - filled)}]`;
}

function percent(part: number): string {
  return `${String(Math.floor(Math.min(1, part) * 100)).padStart(3)} %`;
}
