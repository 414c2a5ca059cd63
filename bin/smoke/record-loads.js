// Runs before a process of the product and writes down each module that it loads, one address a line.
import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

registerHooks({
  load(url, context, next) {
    appendFileSync(process.env.LOADED_TO, `${url}\n`);
    return next(url, context);
  },
});
