import type { ContractorRow } from './queries/contractor-by-slug.ts';

export type ContactView = {
  phone: string | null;
  /** Where customers may write to that number on WhatsApp. */
  whatsapp: string | null;
  email: string | null;
  website: string | null;
  /** Street and number; the city is the contractor's. */
  address: string | null;
  postalCode: string | null;
};

/** Only what the contractor's view settings let others see. */
export function contactOf(row: ContractorRow): ContactView {
  return {
    phone: row.show_phone ? row.phone : null,
    whatsapp: whatsappOf(row),
    email: row.show_email ? row.email : null,
    website: webAddress(row.website),
    address: row.show_address ? row.address : null,
    postalCode: row.show_address ? row.postal_code : null,
  };
}

/** WhatsApp takes the number in international form, digits alone. */
export function whatsappOf(
  row: Pick<ContractorRow, 'show_phone' | 'phone' | 'phone_on_whatsapp'>,
): string | null {
  if (!row.show_phone || !row.phone_on_whatsapp || !row.phone) return null;
  return `https://wa.me/${row.phone.replace(/\D/g, '')}`;
}

/** Rosters write "www.example.com"; whatever is no address of the web never becomes a link. */
function webAddress(written: string | null): string | null {
  if (written === null) return null;
  const url = /^https?:\/\//i.test(written) ? written : `https://${written}`;
  return URL.canParse(url) && new URL(url).hostname.includes('.') ? new URL(url).href : null;
}
