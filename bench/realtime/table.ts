import { median } from '../measure/median.ts';
import type { Delivery, RealtimeRun } from './measure.ts';

/** The runs of one target with as many processes, as one: the median of each figure, and all that was lost. */
export function realtimeTable(runs: readonly RealtimeRun[]): string {
  const groups = Map.groupBy(runs, ({ name, processes }) => `${name}, ${processes}`);
  return [...groups.values()].flatMap(linesOf).join('\n');
}

function linesOf(runs: readonly RealtimeRun[]): string[] {
  const [first] = runs;
  if (!first) return [];
  const place = first.processes === 1 ? 'one process' : `${first.processes} processes`;
  const each = median(runs.map(({ kilobytesEach }) => kilobytesEach));
  const rounds = runs.length === 1 ? '' : `, median of ${runs.length} rounds`;
  return [
    `${first.name}: ${first.connections} connections to ${place}${rounds}: ${each.toFixed(1)} KB each (at most 8)`,
    ...first.deliveries.map(({ readers, senders }, index) => {
      const of = (figure: (delivery: Delivery) => number) =>
        runs.flatMap(({ deliveries }) => (deliveries[index] ? [figure(deliveries[index])] : []));
      const ms = (figure: (delivery: Delivery) => number) => `${median(of(figure)).toFixed(1)} ms`;
      const lost = of((one) => one.lost).reduce((sum, one) => sum + one, 0);
      const cpu = median(of(({ cpuMicros }) => cpuMicros)).toFixed(1);
      const busy = senders === 1 ? '' : `, ${senders} senders without a pause`;
      return `  ${String(readers).padStart(5)} readers${busy}: p50 ${ms(({ p50 }) => p50)}, p99 ${ms(({ p99 }) => p99)}, ${cpu} µs of processor a delivery, ${lost} lost`;
    }),
  ];
}
