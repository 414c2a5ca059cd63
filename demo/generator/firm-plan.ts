import type { Language } from '../../common/format/language.ts';
import type { Metro } from './places.ts';
import type { DemoTrade } from './trades.ts';
import type { Person } from './users.ts';

/** A business before it is built: its owner, its place, its main trade and its language. */
export type FirmPlan = {
  key: string;
  owner: Person | null;
  metro: Metro;
  trade: DemoTrade;
  language: Language;
};
