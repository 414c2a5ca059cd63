import { hasContactDetails } from '../../screening/contact-details.ts';
import { hasPrivateNumber } from '../../screening/private-numbers.ts';

const ADDRESS_MAX_LENGTH = 120;
const WORK_MAX_LENGTH = 300;

/** A flat within a building: `APT 4B`, `UNIT 12`, `# 3`, `Int. 2`, `STE 100`, `5TH FLR`. */
const UNIT =
  /[\s,]+(?:(?:apt|apartment|unit|units|ste|suite|rm|room|bldg|building|lot|spc|space|trlr|fl|flr|floor|ph|int|interior|depto|dpto|departamento|local|piso)\b\.?\s*#?\s*[\p{L}\p{N}-]*|\d{1,3}(?:st|nd|rd|th)\s+(?:fl|flr|floor)\b|#\s*[\p{L}\p{N}-]+)/giu;

/** A street with its house number, without the flat: it is somebody's home. */
export function publicAddress(written: string): string | null {
  const street = written
    .replace(UNIT, '')
    // Philadelphia and Seattle fill house numbers with zeros.
    .replace(/^0+(?=\d)/, '')
    .replace(/\s{2,}/g, ' ')
    .replace(/[\s,]+$/, '')
    .trim();
  return street === '' ? null : street.slice(0, ADDRESS_MAX_LENGTH);
}

/** Words before somebody's name, in a permit's description of the work. */
const NAMES_SOMEBODY =
  /\b(?:owner|owners|homeowner|homeowners|tenant|lessee|occupant|applicant|resident|contact|attn|attention|c\/o|mr|mrs|ms|miss|dr|propietari[oa]s?|dueñ[oa]s?|inquilin[oa]s?|sra?|srta|residencia de|casa de)\b\.?:?\s+(?:is\s+|name\s*:?\s*)?\p{L}|\b\p{L}+['’]s (?:house|home|residence)\b|\b(?:home|residence|house|casa) (?:of|de) \p{L}/iu;

/**
 * The work in the permit's own words, without the sentences that name somebody or how to reach them. Null where nothing is left.
 */
export function publicWork(written: string): string | null {
  const sentences = written
    .split(/(?<=[.;!?])\s+|\s+-{2,}\s+|\s*\|\s*/)
    .filter((one) => !NAMES_SOMEBODY.test(one) && !hasContactDetails(one) && !hasPrivateNumber(one));
  const work = sentences.join(' ').replace(/\s+/g, ' ').trim();
  if (!/\p{L}/u.test(work)) return null;
  return work.length > WORK_MAX_LENGTH ? `${work.slice(0, WORK_MAX_LENGTH - 1).trimEnd()}…` : work;
}
