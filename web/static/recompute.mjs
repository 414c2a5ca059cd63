#!/usr/bin/env node
// Recomputes ratings and ranks from the open data alone, by the published rules (docs/ranking.md), to compare with what pages say.
//
//   node recompute.mjs FOLDER [MOMENT]     FOLDER has contractors.jsonl, reviews.jsonl, responses.jsonl and red-flags.jsonl;
//                                          MOMENT (2026-11-27T09:15:00Z): weights age with it; without it, now
//
// Prints a line of JSON for each contractor: mean, number of reviews, rank score R, and the part of the order that no search changes.

import { createReadStream } from 'node:fs';
import { join } from 'node:path';

// Step 1: the rules, as numbers.
const PRIOR = { weight: 7, mean: 3.5 };
const VERIFICATION = { job_proof: 1, contact_and_facts: 0.8, none: 0.5 };
const HALF_LIFE_MONTHS = 24;
const FLOOR = 0.25;
const WILSON_Z = 1.645;
const DAYS_PER_MONTH = 30.4375;
const WEIGHTS = { rating: 0.5, hire_again: 0.2, responsiveness: 0.1, freshness: 0.05 };
const PENALTIES = { notice: 0, warning: 0.1, alert: 0.25 };
const FRESHNESS_HALF_LIFE_MONTHS = 12;

// Step 2: the files, line by line.
async function* rowsOf(folder, name) {
  let rest = '';
  for await (const chunk of createReadStream(join(folder, `${name}.jsonl`), 'utf8')) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop();
    for (const line of lines) yield JSON.parse(line);
  }
  if (rest !== '') yield JSON.parse(rest);
}

// Step 3: a review's weight, w = v * max(0.25, 0.5^(months / 24)).
const monthsBetween = (from, to) => Math.max(0, (to - Date.parse(from)) / 86_400_000 / DAYS_PER_MONTH);
const weightOf = ({ verification, posted_at }, now) =>
  VERIFICATION[verification] * Math.max(FLOOR, 0.5 ** (monthsBetween(posted_at, now) / HALF_LIFE_MONTHS));

// Step 4: the share of yes that the answers support (Wilson, lower end).
function wilson(yes, all) {
  if (yes === 0) return 0;
  const [share, square] = [yes / all, WILSON_Z ** 2];
  const margin = WILSON_Z * Math.sqrt((share * (1 - share)) / all + square / (4 * all * all));
  return Math.min(share, Math.max(0, (share + square / (2 * all) - margin) / (1 + square / all)));
}

// Step 5: one contractor's numbers. A review of a quote alone counts in no star and no rank.
function numbersOf({ reviews, answered, penalty }, now) {
  const ofJobs = reviews.filter(({ stage }) => stage !== 'quote_only');
  const sum = (values) => values.reduce((total, value) => total + value, 0);
  const weights = ofJobs.map((review) => weightOf(review, now));
  const stars = ofJobs.map(({ overall }) => overall);
  const rank =
    (PRIOR.weight * PRIOR.mean + sum(weights.map((weight, index) => weight * stars[index]))) /
    (PRIOR.weight + sum(weights));
  const answers = ofJobs.map(({ facts }) => facts.would_hire_again);
  const yes = answers.filter((answer) => answer === 'yes').length;
  const all = yes + answers.filter((answer) => answer === 'no').length;
  const latest = ofJobs
    .map(({ posted_at }) => posted_at)
    .sort()
    .at(-1);
  const freshness =
    latest === undefined ? 0 : 0.5 ** (monthsBetween(latest, now) / FRESHNESS_HALF_LIFE_MONTHS);
  const responsiveness = (Math.min(answered, reviews.length) + 2) / (reviews.length + 4);
  return {
    reviews: ofJobs.length,
    mean: ofJobs.length === 0 ? null : sum(stars) / ofJobs.length,
    rank_score: rank,
    standing:
      WEIGHTS.rating * ((rank - 1) / 4) +
      WEIGHTS.hire_again * (all === 0 ? 0 : wilson(yes, all)) +
      WEIGHTS.responsiveness * responsiveness +
      WEIGHTS.freshness * freshness -
      penalty,
  };
}

/** All contractors of a folder of open data, with their numbers at a moment (milliseconds). */
export async function recompute(folder, now) {
  const contractors = new Map();
  for await (const { id, slug } of rowsOf(folder, 'contractors'))
    contractors.set(id, { id, slug, reviews: [], answered: 0, penalty: 0 });
  const ofReview = new Map();
  for await (const review of rowsOf(folder, 'reviews')) {
    contractors.get(review.contractor)?.reviews.push(review);
    ofReview.set(review.id, review.contractor);
  }
  for await (const { review } of rowsOf(folder, 'responses')) {
    const contractor = contractors.get(ofReview.get(review));
    if (contractor) contractor.answered += 1;
  }
  for await (const { contractor, level } of rowsOf(folder, 'red-flags')) {
    const flagged = contractors.get(contractor);
    if (flagged) flagged.penalty = Math.max(flagged.penalty, PENALTIES[level]);
  }
  return [...contractors.values()].map(({ id, slug, ...parts }) => ({ id, slug, ...numbersOf(parts, now) }));
}

const [, script, folder, moment] = process.argv;
if (script?.endsWith('recompute.mjs') && folder !== undefined) {
  const rows = await recompute(folder, moment === undefined ? Date.now() : Date.parse(moment));
  for (const row of rows) process.stdout.write(`${JSON.stringify(row)}\n`);
}
