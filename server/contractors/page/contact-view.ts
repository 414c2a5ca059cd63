import type { Country } from '../../../common/constants.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { ContractorRow } from '../queries/contractor-by-slug.ts';

export type ContactView = {
  phone: string | null;
  /** The link to that number on WhatsApp, with a first sentence to send. */
  whatsapp: string | null;
  /** In Mexico people write there before they call. */
  isWhatsappFirst: boolean;
  email: string | null;
  website: string | null;
  /** Street and number; the city is the contractor's. */
  address: string | null;
  postalCode: string | null;
  /** The place on a map, where the contractor lets others see one. */
  mapUrl: string | null;
  /** The drawn map of it: of the address only where that is shown. */
  mapPicture: string | null;
};

type ContactRow = Pick<
  ContractorRow,
  | 'city'
  | 'email'
  | 'website'
  | 'phone'
  | 'phone_on_whatsapp'
  | 'address'
  | 'postal_code'
  | 'show_phone'
  | 'show_email'
  | 'show_address'
  | 'show_map'
  | 'slug'
  | 'latitude'
>;

/**
 * The part of the contact details that the contractor's view settings publish. Pages, dialogs, calls and data
 * for search engines read it here.
 */
export function contactOf(
  row: ContactRow,
  regionName: string | null,
  { country = null, greeting = null }: { country?: Country | null; greeting?: string | null } = {},
): ContactView {
  const address = row.show_address ? row.address : null;
  return {
    phone: row.show_phone ? row.phone : null,
    whatsapp: whatsappOf(row, greeting),
    isWhatsappFirst: country === 'MX',
    email: row.show_email ? row.email : null,
    website: webAddress(row.website),
    address,
    postalCode: row.show_address ? row.postal_code : null,
    mapPicture:
      row.show_map && row.latitude !== null ? route('maps.contractor', { file: `${row.slug}.svg` }) : null,
    mapUrl: row.show_map && row.city !== null ? mapUrlOf([address, row.city, regionName]) : null,
  };
}

/** The link to the place on a public map. */
function mapUrlOf(parts: readonly (string | null)[]): string {
  const query = parts.filter((part) => part !== null && part !== '').join(', ');
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(query)}`;
}

/** WhatsApp takes the number in international form, digits alone. */
function whatsappOf(row: ContactRow, greeting: string | null): string | null {
  if (!row.show_phone || !row.phone_on_whatsapp || !row.phone) return null;
  const link = `https://wa.me/${row.phone.replace(/\D/g, '')}`;
  return greeting === null ? link : `${link}?text=${encodeURIComponent(greeting)}`;
}

/** Rosters write "www.example.com"; whatever is no address of the web never becomes a link. */
function webAddress(written: string | null): string | null {
  if (written === null) return null;
  const url = /^https?:\/\//i.test(written) ? written : `https://${written}`;
  return URL.canParse(url) && new URL(url).hostname.includes('.') ? new URL(url).href : null;
}
