import type { Browser } from './browser.ts';
import { multipart, type Sent } from './files.ts';
import type { World } from './world.ts';

/** Sends a file by the call of the API, as this user; answers with the status and the body. */
export async function sendUpload({ app }: World, user: Browser, file: Sent) {
  const { payload, contentType } = multipart(file);
  const answer = await app.inject({
    method: 'POST',
    url: '/api/upload',
    headers: { authorization: `Bearer ${(await user.token()) ?? ''}`, 'content-type': contentType },
    payload,
  });
  return { status: answer.statusCode, body: answer.json<{ id?: number; message?: string }>() };
}
