import * as z from 'zod';

/** The public log: who cosigns it, and whose logs a witness here cosigns. Keys are in text, as C2SP signed-note writes them. */
export type LogConfig = {
  witnesses: readonly { key: string; url: string }[];
  witnessedLogs: readonly string[];
};

const KEY = /^[^+\s,]{1,200}\+[\da-f]{8}\+[\w+/=]{40,60}$/;
const WITNESS_RULE =
  'must be a key and an address for each witness, with a blank between them and commas between witnesses: NAME+ID+KEY https://host';
const LOG_RULE =
  'must be keys of logs with commas between them: NAME+ID+KEY (a log shows its own at /log/key)';

const partsOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const witness = z
  .string()
  .transform((text) => text.split(/\s+/))
  .refine(
    ([key = '', url = '', ...rest]) => KEY.test(key) && /^https?:\/\/\S+$/.test(url) && rest.length === 0,
    WITNESS_RULE,
  )
  .transform(([key = '', url = '']) => ({ key, url }));

export const LOG_SETTINGS = {
  LOG_WITNESSES: z.string().default('').transform(partsOf).pipe(z.array(witness).max(10)),
  WITNESS_LOGS: z
    .string()
    .default('')
    .transform(partsOf)
    .pipe(z.array(z.string().regex(KEY, LOG_RULE)).max(100)),
};
