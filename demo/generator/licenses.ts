import type { LicenseStatus } from '../../common/constants.ts';
import { daysAfter, daysBefore, isoDate } from './dates.ts';
import { isMexican } from './places.ts';
import type { Random } from './random.ts';
import { tradeBySlug } from './trades.ts';
import type { DemoLicense } from './types.ts';

/** In front of the number, as the state's board writes it; the class itself where the board does so. */
const NUMBER_PREFIX: Readonly<Record<string, string>> = { AZ: 'ROC ', NV: '00', NY: 'HIC-' };
const CLASS_IN_FRONT = new Set(['FL', 'TX', 'IL', 'CO']);
/** Of so many licenses one is expired, and of so many one is suspended. */
const ONE_EXPIRED_IN = 34;
const ONE_SUSPENDED_IN = 88;
const SOURCE = 'Plumbline demo';

export type Licensee = { tradeSlug: string; regionCode: string; name: string; claimed: boolean };
export type LicenseMaker = (licensee: Licensee, random: Random) => DemoLicense | null;

/** Makes licenses and counts them: few are expired or suspended, and always as many. */
export function createLicenseMaker(today: Date): LicenseMaker {
  let made = 0;
  const status = (): LicenseStatus => {
    made += 1;
    if (made % ONE_SUSPENDED_IN === 50) return 'suspended';
    return made % ONE_EXPIRED_IN === 20 ? 'expired' : 'valid';
  };
  return ({ tradeSlug, regionCode, name, claimed }, random) => {
    const stateCode = regionCode.slice(3);
    if (isMexican(regionCode)) return mexicanRecord(stateCode, name, status, random, today);
    const licenseClass = tradeBySlug(tradeSlug).classes[stateCode];
    if (licenseClass === undefined || random.chance(claimed ? 0 : 0.14)) return null;
    const inFront = CLASS_IN_FRONT.has(stateCode) ? licenseClass : (NUMBER_PREFIX[stateCode] ?? '');
    // Numbers start with 99, far above those the boards have reached.
    const number = `${inFront}99${random.integer(10000, 99999)}`;
    return { number, stateCode, licenseClass, ...term(status(), random, today) };
  };
}

/** Mexico licenses no trades: a contractor shows the labor ministry's register (REPSE) or a taxpayer number (RFC). */
function mexicanRecord(
  stateCode: string,
  name: string,
  status: () => LicenseStatus,
  random: Random,
  today: Date,
): DemoLicense | null {
  if (random.chance(0.3)) {
    const number = `AR99${random.integer(1000, 9999)}/${today.getUTCFullYear() - 1}`;
    return { number, stateCode, licenseClass: 'REPSE', ...term(status(), random, today) };
  }
  if (random.chance(0.5)) return null;
  const initials = name
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .slice(0, 3)
    .toUpperCase();
  // Founded on a 31st of February, so this number cannot exist.
  const number = `${initials}${random.integer(10, 21)}0231${random.integer(100, 999)}`;
  return { number, stateCode, licenseClass: 'RFC', status: null, expiresOn: null, ...seen(random, today) };
}

function term(status: LicenseStatus, random: Random, today: Date) {
  const days = random.integer(20, 640);
  const end = status === 'expired' ? daysBefore(today, Math.ceil(days / 3)) : daysAfter(today, days);
  return { status, expiresOn: isoDate(end), ...seen(random, today) };
}

const seen = (random: Random, today: Date) => ({
  source: SOURCE,
  asOf: isoDate(daysBefore(today, random.integer(3, 19))),
});
