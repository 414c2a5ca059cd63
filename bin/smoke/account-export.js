// The file with everything of an account, written by a job.
import { check, eventually } from './checks.js';
import { signedIn } from './person.js';

export async function accountExport() {
  return {
    use: async () => {
      const person = await signedIn('user@plumbline.test');
      await person.send('/settings/export', {});
      const link = await eventually(
        'the export is ready',
        async () => /\/settings\/export\/\d+\/file/.exec(await person.read('/settings/export'))?.[0],
      );
      const bytes = Buffer.from(await (await person.get(link)).arrayBuffer());
      check(
        bytes.subarray(0, 2).toString() === 'PK',
        `an account is exported as ZIP (${bytes.length} bytes)`,
      );
      check(bytes.includes('profile'), 'the ZIP names its files');
    },
  };
}
