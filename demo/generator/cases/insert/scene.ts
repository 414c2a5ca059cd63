import type { ReadContext } from '../../../../server/core/context.ts';
import type { Queryable } from '../../../../server/database/client.ts';
import type { CaseStep } from '../steps.ts';

/** The ids of rows by the keys of the demo world. */
export type CaseIds = {
  review: (key: string) => number;
  posting: (key: string) => number;
  user: (key: string) => number;
  profile: (key: string) => number;
  administrators: readonly number[];
};

/** The database, the actor and the time of a step. */
export type Scene = {
  database: Queryable;
  ids: CaseIds;
  now: Date;
  administrator: number | null;
  administrators: readonly number[];
  /** The reported red flags so far, by their keys. */
  redFlags: Map<string, number>;
};
export type Step<Kind extends CaseStep['kind']> = Extract<CaseStep, { kind: Kind }>;

/** As a request of that administrator on that day would bring; the mails of long ago are not sent. */
export const contextOf = ({ database, now, administrator }: Scene) =>
  ({
    database,
    now,
    viewer: administrator === null ? null : { userId: administrator },
    announce: () => undefined,
  }) as unknown as ReadContext;
