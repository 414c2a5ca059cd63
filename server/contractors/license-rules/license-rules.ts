import { z } from 'zod';
import data from './rules.json' with { type: 'json' };

/** A public body with the page on which its licenses or registrations are looked up. */
export type LicenseBoard = { name: string; url: string };

type Backed = { source: string; checkedOn: string };
/**
 * A state's rule for a trade. `aboveUsd`: jobs up to that price need none. `source` is the page that states
 * the rule, `checkedOn` the day on which it was read, YYYY-MM-DD.
 */
export type LicenseRule =
  | ({ kind: 'license' | 'registration'; board: LicenseBoard; aboveUsd: number | null } & Backed)
  | ({ kind: 'local' | 'none' } & Backed)
  | { kind: 'unknown' };

const httpsUrl = z.url({ protocol: /^https$/ });
const words = z.string().regex(/^(?:[@-]?[a-z0-9-]+)(?: [@-]?[a-z0-9-]+)*$/);
const withBoard = z.strictObject({
  trades: words,
  kind: z.enum(['license', 'registration']),
  board: z.string(),
  above: z.int().positive().optional(),
  source: httpsUrl.optional(),
});
const withoutBoard = z.strictObject({ trades: words, kind: z.enum(['local', 'none']), source: httpsUrl });
const tableSchema = z.strictObject({
  checkedOn: z.iso.date(),
  groups: z.record(z.string(), words),
  boards: z.record(
    z.string(),
    z.strictObject({ name: z.string().min(3).max(140), search: httpsUrl, source: httpsUrl }),
  ),
  states: z.record(z.string().regex(/^[A-Z]{2}$/), z.array(z.union([withBoard, withoutBoard]))),
});
type Table = z.infer<typeof tableSchema>;
type States = ReadonlyMap<string, ReadonlyMap<string, LicenseRule>>;

/**
 * Reads a table of rules. A word of `trades` is a trade's slug, "@" with the name of a group, or "-" with a
 * trade that the group before it leaves out. Throws for a table that is incomplete or contradicts itself.
 */
export function readLicenseRules(given: unknown): States {
  const table = tableSchema.parse(given);
  return new Map(
    Object.entries(table.states).map(([state, rules]) => {
      const ofTrades = new Map<string, LicenseRule>();
      for (const rule of rules)
        for (const trade of tradesOf(rule.trades, table)) {
          if (ofTrades.has(trade)) throw new Error(`${state} has two rules for ${trade}`);
          ofTrades.set(trade, toRule(rule, table));
        }
      return [state, ofTrades];
    }),
  );
}

function tradesOf(written: string, table: Table): Set<string> {
  const trades = new Set<string>();
  for (const word of written.split(' ')) {
    if (word.startsWith('@')) for (const one of groupOf(word.slice(1), table)) trades.add(one);
    else if (!word.startsWith('-')) trades.add(word);
    else if (!trades.delete(word.slice(1))) throw new Error(`${word} leaves out nothing`);
  }
  return trades;
}

function groupOf(name: string, table: Table): Set<string> {
  const group = table.groups[name];
  if (group === undefined) throw new Error(`There is no group ${name}`);
  return tradesOf(group, table);
}

function toRule(rule: Table['states'][string][number], { boards, checkedOn }: Table): LicenseRule {
  if (!('board' in rule)) return { kind: rule.kind, source: rule.source, checkedOn };
  const board = boards[rule.board];
  if (board === undefined) throw new Error(`There is no board ${rule.board}`);
  return {
    kind: rule.kind,
    board: { name: board.name, url: board.search },
    aboveUsd: rule.above ?? null,
    source: rule.source ?? board.source,
    checkedOn,
  };
}

const STATES = readLicenseRules(data);
const UNKNOWN: LicenseRule = { kind: 'unknown' };

/** The states of the table, by the last letters of their codes ("TX"). */
export const statesWithRules = (): string[] => [...STATES.keys()];

/** The rule of a state of the US ("US-TX" or "TX") for a trade; a cell that no public page backs is unknown. */
export const licenseRuleOf = (state: string, tradeSlug: string): LicenseRule =>
  STATES.get(state.replace(/^US-/, ''))?.get(tradeSlug) ?? UNKNOWN;
