// A browser without scripts: keeps cookies, sends forms with their token, and follows redirects within the site.
import { origin } from './product.js';

/** Of every account of the demo world. */
const PASSWORD = 'plumbline';

/** A user who is signed in and has confirmed the password. */
export async function signedIn(email, password = PASSWORD) {
  const person = visitor();
  await person.get('/login');
  await person.send('/login', { email, password });
  await person.send('/confirm-password', { password });
  return person;
}

export function visitor() {
  const jar = new Map();
  const ask = async (path, init) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { accept: 'text/html', cookie, ...init.headers };
    const answer = await fetch(new URL(path, origin), { ...init, headers, redirect: 'manual' });
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line);
      jar.set(name, value);
    }
    const location = answer.headers.get('location');
    if (location === null) return answer;
    const to = new URL(location, origin);
    // Another site, such as a bucket, gets no cookies of ours.
    return to.origin === origin ? ask(to.pathname + to.search, { method: 'GET' }) : fetch(to);
  };
  const post = (path, body, headers = {}, method = 'POST') =>
    ask(path, {
      method,
      headers: { 'x-xsrf-token': decodeURIComponent(jar.get('XSRF-TOKEN') ?? ''), ...headers },
      body,
    });
  return {
    /** Chooses the language of the pages at addresses without one. */
    speak: (language) => jar.set('lang', language),
    cookies: () => [...jar].map(([name, value]) => ({ name, value, url: origin })),
    get: (path) => ask(path, { method: 'GET' }),
    read: async (path) => (await ask(path, { method: 'GET' })).text(),
    /** A form's fields. */
    send: (path, fields) => post(path, new URLSearchParams(fields)),
    /** A form's files. */
    upload: (path, form) => post(path, form, { accept: 'application/json' }),
    call: (method, path, body) =>
      post(
        path,
        JSON.stringify(body),
        { accept: 'application/json', 'content-type': 'application/json' },
        method,
      ),
  };
}
