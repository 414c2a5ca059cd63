import { defineCommand } from 'citty';
import { say } from '../core/process/console.ts';
import { mirror } from '../open-data/mirror.ts';

export const mirrorCommand = defineCommand({
  meta: {
    name: 'mirror',
    description: 'Copy the open data of a site into a folder, or bring a copy up to date',
  },
  args: {
    site: { type: 'positional', description: 'Address of the site', required: true },
    folder: { type: 'positional', description: 'Folder of the copy', required: true },
  },
  run: async ({ args: { site, folder } }) => {
    if (!URL.canParse(site)) throw new Error(`${site} is no address: give one such as https://the.site`);
    say(`The copy is at change ${await mirror(site, folder)}.`);
  },
});
