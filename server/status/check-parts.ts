import type { FastifyInstance } from 'fastify';
import type { StatusPart } from '../../common/limits/status-page.ts';
import type { Checked, CheckedPart } from '../monitoring/checks/check.ts';
import { ROUTES } from '../../common/routes/route-table.ts';
import type { Config } from '../core/config/config.ts';

/** Asks a page as a visitor does; answers its status. */
export type AskPage = (path: string) => Promise<number>;
export type CheckedParts = Partial<Record<CheckedPart, Checked>>;
export type Look = { part: StatusPart; failed: boolean };

/** Asks our own pages, without the network between. */
export const askPageOf =
  (app: FastifyInstance): AskPage =>
  async (path) => {
    const headers = { accept: 'text/html', 'user-agent': 'plumbline-status' };
    const { statusCode } = await app.inject({ method: 'GET', url: path, headers });
    return statusCode;
  };

/** The pages that stand for a part: what a visitor meets, and not what a check believes. */
const PAGES: Readonly<Partial<Record<StatusPart, string>>> = {
  pages: ROUTES.home.path,
  signing_in: ROUTES.login.path,
  search: ROUTES['contractors.index'].path,
};
/** The dependencies without which a part does not work. */
const NEEDS: Readonly<Record<StatusPart, readonly CheckedPart[]>> = {
  pages: ['database', 'migrations'],
  signing_in: ['database', 'migrations'],
  search: ['database', 'migrations'],
  mails: ['mail', 'jobs'],
  notices: ['jobs', 'valkey'],
  uploads: ['uploads', 'scanner', 'disk', 'database'],
  payments: ['database', 'jobs'],
};

/** The parts that this installation has: mails that nobody sends and plans that nobody sells are not told of. */
export function partsOf({ smtpUrl, payments }: Pick<Config, 'smtpUrl' | 'payments'>): StatusPart[] {
  const all: StatusPart[] = ['pages', 'signing_in', 'search', 'mails', 'notices', 'uploads', 'payments'];
  return all.filter(
    (part) => (part !== 'mails' || smtpUrl !== null) && (part !== 'payments' || payments !== 'none'),
  );
}

/** Looks at each part once. A part fails where its page is not answered or a dependency of it has failed. */
export async function lookAtParts(
  parts: readonly StatusPart[],
  checks: CheckedParts,
  askPage: AskPage,
): Promise<Look[]> {
  return Promise.all(
    parts.map(async (part) => {
      const page = PAGES[part];
      const isAnswered = page === undefined || (await askPage(page).catch(() => 500)) < 400;
      const lacks = NEEDS[part].some((need) => checks[need]?.state === 'failed');
      return { part, failed: lacks || !isAnswered };
    }),
  );
}
