import { expect, test } from 'vitest';
import { catalogue } from '../../../translations/index.ts';
import { setPageTexts } from '../../../web/lib/page/texts.ts';
import { loadVersionDetails } from '../../../web/lib/version-details.ts';

const KEY = 'toasts.user_details_failed';

test('the details of a plan that cannot be fetched are no plan, and a toast says so', async () => {
  setPageTexts({ language: 'english', messages: { [KEY]: catalogue[KEY][0] } });
  const warnings: string[] = [];
  const warn = (text: string) => warnings.push(text);
  const failures = [() => Promise.reject(new Error('offline')), async () => null, async () => ({ other: 1 })];
  for (const fetchDetails of failures) expect(await loadVersionDetails({ fetchDetails, warn })).toBeNull();
  expect(warnings).toEqual(Array(3).fill('Wrong in User Version Details'));
  const versionDetails = { version: 'free' };
  expect(await loadVersionDetails({ fetchDetails: async () => ({ versionDetails }), warn })).toEqual(
    versionDetails,
  );
  expect(warnings).toHaveLength(3);
});
