/** The steps left before others can find and reach a user; each has its text in `dashboard.setup.*`. */
export const SETUP_STEPS = ['email', 'place', 'phone', 'license', 'business', 'languages'] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

export type Particulars = {
  emailVerified: boolean;
  isBusiness: boolean;
  region_id: number | null;
  city: string | null;
  phone: string | null;
  languages: readonly string[];
  license_number: string | null;
  year_founded: number | null;
  crew_size: number | null;
};

/** The steps still to do, in their order. Only a business is asked for more than an address and a place. */
export function setupLeft(particulars: Particulars): SetupStep[] {
  const done: Record<SetupStep, boolean> = {
    email: particulars.emailVerified,
    place: particulars.region_id !== null && particulars.city !== null,
    phone: !particulars.isBusiness || particulars.phone !== null,
    license: !particulars.isBusiness || particulars.license_number !== null,
    business:
      !particulars.isBusiness || (particulars.year_founded !== null && particulars.crew_size !== null),
    languages: !particulars.isBusiness || particulars.languages.length > 0,
  };
  return SETUP_STEPS.filter((step) => !done[step]);
}
