import type { VersionDetails } from '../../server/billing/version-details.ts';
import { callApi } from './api.ts';
import { say } from './page/texts.ts';
import { toastError } from './page/toasts.ts';

type Tools = { fetchDetails: () => Promise<unknown>; warn: (text: string) => void };

const TOOLS: Tools = {
  fetchDetails: () => callApi('api.user.version_details', {}, { quiet: true }),
  warn: toastError,
};

/** The reader's plan, its limits and how much of them is used; says so and gives null where they cannot be had. */
export async function loadVersionDetails({
  fetchDetails,
  warn,
}: Tools = TOOLS): Promise<VersionDetails | null> {
  const answer = await fetchDetails().catch(() => null);
  const details = (answer as { versionDetails?: VersionDetails } | null)?.versionDetails;
  if (details) return details;
  warn(say('toasts.user_details_failed'));
  return null;
}
