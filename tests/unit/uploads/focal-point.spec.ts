import sharp from 'sharp';
import { expect, test } from 'vitest';
import { encodeImage } from '../../../server/uploads/encode-image.ts';

const gray = { width: 800, height: 600, channels: 3, background: '#8a8a8a' } as const;
const red = { width: 90, height: 90, channels: 3, background: '#e02020' } as const;

test('the focal point of a picture is where its subject stands', async () => {
  const input = await sharp({ create: red }).png().toBuffer();
  const picture = sharp({ create: gray }).composite([{ input, left: 600, top: 60 }]);
  const { focus } = await encodeImage(await picture.png().toBuffer(), 'png');
  expect(focus?.x).toBeGreaterThan(70);
  expect(focus?.y).toBeLessThan(30);
});

test('a picture in the shape of a cover has no focal point, since nothing of it is cropped', async () => {
  const picture = await sharp({ create: { ...gray, width: 800, height: 200 } })
    .png()
    .toBuffer();
  expect((await encodeImage(picture, 'png')).focus).toBeNull();
});
