// The parity gate of the build: ends with 1 where a text that people read is missing in one of the two languages. The folder with
// `content` may be named, so that a test can give it a copy.
import { root } from './setup.js';

const { pagePairs, parityProblems, textPairs } = await import('../server/content/parity.ts');

const folder = process.argv[2] ?? root;
const texts = textPairs(folder);
const problems = parityProblems(texts, pagePairs(folder));
for (const problem of problems) process.stderr.write(`  ${problem}\n`);
if (problems.length > 0) {
  process.stderr.write('  Both languages are needed: the build stops here.\n');
  process.exit(1);
}
