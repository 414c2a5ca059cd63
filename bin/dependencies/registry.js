// Asks the registry for known weaknesses and for the day of a release. It may not answer, and then the review says so.
import { spawnSync } from 'node:child_process';
import { YOUNGEST_DAYS } from './rules.js';

const DAY_MS = 86_400_000;
const WAIT_MS = 60_000;
/** A change brings few packages; more are a new product, and are read otherwise. */
const MOST_ASKED = 40;

function npm(root, words) {
  const { stdout, status } = spawnSync('npm', words, { cwd: root, encoding: 'utf8', timeout: WAIT_MS });
  try {
    return { status, answer: JSON.parse(stdout) };
  } catch {
    return { status, answer: null };
  }
}

/** Known weaknesses of the packages: `refused`, or the sentence that they were not checked. Never "none" without an answer. */
export function knownWeaknesses(root, ask = npm) {
  const { answer } = ask(root, ['audit', '--json', '--audit-level=none']);
  const found = answer?.vulnerabilities;
  if (found === undefined || answer?.metadata === undefined)
    return { refused: [], said: 'Known weaknesses: not checked, the registry does not answer `npm audit`.' };
  const refused = Object.values(found).map(
    ({ name, severity }) => `${name} has a known weakness (${severity}); \`npm audit\` names it.`,
  );
  return { refused, said: `Known weaknesses: ${refused.length} found by \`npm audit\`.` };
}

/** The age of each package that a change brings, and whether the registry knows the same content. */
export function releasesOf(root, packages, { ask = npm, now = Date.now() } = {}) {
  if (packages.length === 0) return { refused: [], said: 'Releases: the change brings none.' };
  const findings = packages.slice(0, MOST_ASKED).map((one) => releaseOf(root, one, { ask, now }));
  const refused = findings.flatMap((finding) => finding.refused);
  const answered = findings.filter(({ isKnown }) => isKnown).length;
  const unknown = packages.length - answered;
  const rest = unknown === 0 ? '' : ` ${unknown} were not checked.`;
  return { refused, said: `Releases: ${packages.length} brought by the change.${rest}` };
}

function releaseOf(root, { name, version, integrity }, { ask, now }) {
  const { answer } = ask(root, ['view', `${name}@${version}`, 'time', 'dist.integrity', '--json']);
  const released = Date.parse(answer?.time?.[version] ?? '');
  const hash = answer?.['dist.integrity'];
  const isOther = hash !== undefined && integrity !== undefined && hash !== integrity;
  const isYoung = now - released < YOUNGEST_DAYS * DAY_MS;
  return {
    isKnown: hash !== undefined && !Number.isNaN(released),
    refused: [
      ...(isOther
        ? [`${name} ${version} has another content in the registry than in package-lock.json.`]
        : []),
      ...(isYoung ? [`${name} ${version} was released less than ${YOUNGEST_DAYS} days ago.`] : []),
    ],
  };
}
