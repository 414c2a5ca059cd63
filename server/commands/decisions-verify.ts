import { defineCommand } from 'citty';
import { say } from '../core/process/console.ts';
import { verifyChain, type ChainFault } from '../decisions/verify-chain.ts';
import { withApp } from './command-app.ts';

const SENTENCES: Readonly<Record<ChainFault['fault'], (id: number) => string>> = {
  changed: (id) => `Decision ${id} was changed after it was made.`,
  removed: (id) => `A decision is missing: number ${id}, or one just before it, was removed.`,
  added: (id) => `Decision ${id} stands past the end of the chain that was written down.`,
  rewritten: (id) => `The chain up to decision ${id} is not the one that was published.`,
  reordered: (id) => `Decision ${id} does not stand where it was made: the order was changed.`,
};

export const decisionsVerify = defineCommand({
  meta: { name: 'decisions-verify', description: 'Prove that no decision was changed, removed or moved' },
  args: {
    head: {
      type: 'string',
      description:
        'A hash noted down earlier (the log of decisions shows it): it must still be part of the chain',
    },
  },
  run: async ({ args: { head } }) => {
    await withApp(async ({ handle: { database } }) => {
      const { checked, headHash, fault } = await verifyChain(database);
      if (fault) throw new Error(SENTENCES[fault.fault](fault.decisionId));
      if (head !== undefined && !(await isInChain(database, head)))
        throw new Error(`No decision has the hash ${head}: the chain is not the one it was noted down from.`);
      say(`${checked} decisions, an unbroken chain. It ends in ${headHash}`);
    });
  },
});

async function isInChain(database: Parameters<typeof verifyChain>[0], hash: string): Promise<boolean> {
  const row = await database.selectFrom('decisions').select('id').where('hash', '=', hash).executeTakeFirst();
  return row !== undefined;
}
