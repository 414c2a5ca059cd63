// Pictures that previews of shared links show, and maps that are drawn on the server.
import sharp from 'sharp';
import { check } from './checks.js';
import { visitor } from './person.js';

export async function sharePictures() {
  return {
    use: async () => {
      const person = visitor();
      const page = /href="(\/c\/[a-z0-9-]+)"/.exec(await person.read('/contractors'))?.[1];
      for (const path of ['/picture.png', `${page}/picture.png`, `/es${page}/picture.png`]) {
        const answer = await person.get(path);
        const { format, width } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
        check(format === 'png' && width === 1200, `${path} is drawn (${format}, ${width} px)`);
      }
    },
  };
}
