/** A public list of licenses. */
export type LicenseBoard = { name: string; url: string };

/**
 * By state of the US. Some states license some trades only, or leave it to cities and counties, and are
 * absent.
 */
const US_BOARDS: Readonly<Record<string, LicenseBoard>> = {
  AZ: { name: 'Arizona Registrar of Contractors', url: 'https://roc.az.gov/' },
  CA: { name: 'Contractors State License Board (CSLB)', url: 'https://www.cslb.ca.gov/' },
  FL: { name: 'Florida DBPR', url: 'https://www.myfloridalicense.com/' },
  LA: { name: 'Louisiana State Licensing Board for Contractors', url: 'https://lslbc.louisiana.gov/' },
  NM: { name: 'New Mexico Construction Industries Division', url: 'https://www.rld.nm.gov/' },
  NV: { name: 'Nevada State Contractors Board', url: 'https://www.nscb.nv.gov/' },
  OR: { name: 'Oregon Construction Contractors Board', url: 'https://www.oregon.gov/ccb/' },
  TX: { name: 'Texas Department of Licensing and Regulation', url: 'https://www.tdlr.texas.gov/' },
  UT: { name: 'Utah Division of Professional Licensing', url: 'https://dopl.utah.gov/' },
  WA: { name: 'Washington State L&I', url: 'https://secure.lni.wa.gov/verify/' },
};
const MEXICAN_BOARD: LicenseBoard = { name: 'REPSE (STPS)', url: 'https://repse.stps.gob.mx/' };

/** The list for a license by the state that issued it ("AZ"), else by where the contractor is ("US-AZ", "MX-BCN"). */
export function boardOf(issuedBy: string | null, regionCode: string | null): LicenseBoard | null {
  const ofIssuer = issuedBy === null ? undefined : US_BOARDS[issuedBy.replace(/^US-/, '')];
  if (ofIssuer) return ofIssuer;
  const [country, state = ''] = regionCode?.split('-') ?? [];
  if (country === 'MX') return MEXICAN_BOARD;
  return US_BOARDS[state] ?? null;
}
