import type { LicenceStatus } from '../../../../common/constants.ts';
import { daysAfter, daysBefore, isoDate } from './dates.ts';
import { isMexican } from './places.ts';
import type { Random } from './random.ts';
import { tradeBySlug } from './trades.ts';
import type { DemoLicence } from './types.ts';

const STATUSES: readonly (readonly [LicenceStatus, number])[] = [
  ['valid', 88],
  ['expired', 9],
  ['suspended', 3],
];
/** Which of a trade's classes belongs to a state. */
const CLASS_PLACE: Readonly<Record<string, number>> = { CA: 0, AZ: 1, NV: 2, FL: 3, TX: 4 };
/** In front of the number, as the state's board writes it. */
const NUMBER_PREFIX: Readonly<Record<string, string>> = { CA: '', AZ: 'ROC ', NV: '00', FL: '', TX: '' };
const SOURCE = 'Invented for the demo';

/**
 * A licence as the state's board would list it, or null where the trade needs none or the business shows none. Numbers
 * start with 99, far above those the boards have reached.
 */
export function licenceFor(
  tradeSlug: string,
  regionCode: string,
  random: Random,
  today: Date,
): DemoLicence | null {
  const stateCode = regionCode.slice(3);
  if (isMexican(regionCode)) return random.chance(0.3) ? repse(stateCode, random, today) : null;
  const licenceClass = tradeBySlug(tradeSlug).classes[CLASS_PLACE[stateCode] ?? -1] ?? '';
  if (licenceClass === '' || random.chance(0.14)) return null;
  const prefix = NUMBER_PREFIX[stateCode] ?? '';
  const lettered = stateCode === 'FL' || stateCode === 'TX' ? licenceClass : '';
  return licence(
    `${prefix}${lettered}99${random.integer(10000, 99999)}`,
    stateCode,
    licenceClass,
    random,
    today,
  );
}

/** Mexico licenses no trades; specialised contractors register with the labour ministry (REPSE). */
function repse(stateCode: string, random: Random, today: Date): DemoLicence {
  return licence(
    `AR99${random.integer(1000, 9999)}/${today.getUTCFullYear() - 1}`,
    stateCode,
    'REPSE',
    random,
    today,
  );
}

function licence(
  number: string,
  stateCode: string,
  licenceClass: string,
  random: Random,
  today: Date,
): DemoLicence {
  const status = random.weighted(STATUSES);
  const days = random.integer(20, 640);
  return {
    number,
    stateCode,
    licenceClass,
    status,
    expiresOn: isoDate(
      status === 'expired' ? daysBefore(today, Math.ceil(days / 3)) : daysAfter(today, days),
    ),
    source: SOURCE,
    asOf: isoDate(daysBefore(today, random.integer(3, 90))),
  };
}
