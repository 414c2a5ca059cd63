export type CheckCode =
  | 'holds'
  | 'holds_without_words'
  | 'no_longer_public'
  | 'old'
  | 'same'
  | 'continued'
  | 'two_histories'
  | 'log_is_shorter'
  | 'not_in_log'
  | 'other_words'
  | 'forged'
  | 'foreign'
  | 'cut_off'
  | 'unreadable'
  | 'unsupported';
export type Result<Code extends string = CheckCode> = {
  code: Code;
  facts: Record<string, string | number | null>;
};
export type LogKey = { name: string; id: string; key: Uint8Array };
export type LogSource = {
  keys: LogKey[];
  present: () => Promise<string>;
  consistency: (former: number, later: number) => Promise<string[] | null>;
  latest: (subject: string) => Promise<{ number: number; kind: string; time: string } | null>;
};
export function readKeys(text: string): LogKey[];
export function logAt(site: string, keys: LogKey[]): LogSource;
export function check(text: string, source: LogSource): Promise<Result>;
