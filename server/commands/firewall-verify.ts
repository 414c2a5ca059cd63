import { defineCommand } from 'citty';
import { say } from '../core/process/console.ts';
import { withApp } from './command-app.ts';
import { flipEveryPlan } from './plan-flip.ts';

export const firewallVerify = defineCommand({
  meta: {
    name: 'firewall-verify',
    description: 'Prove that no plan changes an order, a score, a queue or a decision',
  },
  run: async () => {
    await withApp(async ({ context }) => {
      const { searches, digests, difference } = await flipEveryPlan(context);
      if (difference)
        throw new Error(`With the plan ${difference.version} for everybody, the ${difference.part} differ.`);
      say(`Every account was given each plan in turn, and ${searches} pages of results were compared.`);
      for (const [part, digest] of Object.entries(digests)) say(`  ${part}: ${digest}`);
      say('Nothing differs by a byte. All of it was undone.');
    });
  },
});
