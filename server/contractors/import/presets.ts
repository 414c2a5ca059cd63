import { defineMapping, type Mapping } from './mapping.ts';

/** California's master file has 52 columns and no header; these are the places of those we read, counted from 1. */
const CALIFORNIA_MASTER = {
  licence: 1, business: 3, fullBusiness: 5, street: 6, city: 7, state: 8, postalCode: 10, phone: 12, expires: 16, status: 22,
  classes: 24, bondedBy: 33,
} as const;

/** The layouts in which public registers hand out their lists, by the names that `--map` takes. */
export const PRESETS: Readonly<Record<string, Mapping>> = {
  'georgia-ppp': defineMapping(
    { name: 'business_name', address: 'address', city: 'city', state: 'state', postal_code: 'zip', trades: 'naics', crew_size: 'jobs' },
    { state: 'GA', trades: ['general-contractor'] },
  ),
  'florida-dbpr': defineMapping(
    {
      name: { first_of: ['dba_name', 'licensee_name'] }, address: ['address_line_1', 'address_line_2', 'address_line_3'],
      city: 'city', state: 'state', postal_code: 'zip', licence_number: 'alternate_license_number', licence_class: 'occupation_code',
      licence_status: ['primary_status', 'secondary_status'], licence_expires_on: 'expiration_date', trades: 'occupation_code',
    },
    {
      state: 'FL', trades: ['general-contractor'], empty_values: ['individual'],
      trade_codes: {
        CGC: ['general-contractor'], CBC: ['general-contractor'], CRC: ['general-contractor'], CCC: ['roofing'], CAC: ['hvac'],
        CMC: ['hvac'], CFC: ['plumbing'], CPC: ['pools'], CVC: ['solar'], CUC: ['excavation', 'drains-septic'],
        CSC: ['gutters'], EC: ['electrical'], EF: ['low-voltage'], ES: ['electrical'],
      },
    },
  ),
  chicago: defineMapping(
    {
      name: 'company_name', phone: 'phone', address: 'street', city: 'city', state: 'state', postal_code: 'zip',
      licence_class: 'license_class', licence_expires_on: 'license_expires',
    },
    { state: 'IL', trades: ['general-contractor'] },
  ),
  'california-cslb': defineMapping(
    {
      name: { first_of: [CALIFORNIA_MASTER.fullBusiness, CALIFORNIA_MASTER.business] }, phone: CALIFORNIA_MASTER.phone,
      address: CALIFORNIA_MASTER.street, city: CALIFORNIA_MASTER.city, state: CALIFORNIA_MASTER.state,
      postal_code: CALIFORNIA_MASTER.postalCode, licence_number: CALIFORNIA_MASTER.licence,
      licence_class: CALIFORNIA_MASTER.classes, licence_status: CALIFORNIA_MASTER.status,
      licence_expires_on: CALIFORNIA_MASTER.expires, trades: CALIFORNIA_MASTER.classes, bonded: CALIFORNIA_MASTER.bondedBy,
    },
    { header: false, state: 'CA', california_classes: true },
  ),
  'california-cslb-sample': defineMapping(
    {
      name: 'BusinessName', phone: 'PhoneNumber', address: 'Address', city: 'City', state: 'State', postal_code: 'ZIP Code',
      licence_number: 'LicenseNumber', licence_class: 'Classification(s)', licence_status: 'Status',
      licence_expires_on: 'ExpirationDate', trades: 'Classification(s)', bonded: 'SuretyCompany',
    },
    { state: 'CA', california_classes: true },
  ),
  'arizona-roc': defineMapping(
    {
      name: { first_of: ['Doing Business As', 'Business Name'] }, address: 'Address', city: 'City', state: 'State',
      postal_code: 'Zip', licence_number: 'License No', licence_class: 'Class', licence_status: 'Status',
      licence_expires_on: 'Expiration Date', trades: 'Class Detail',
    },
    { state: 'AZ' },
  ),
  'kentucky-dhbc': defineMapping(
    {
      name: { first_of: ['DbaName', 'LicenseeName'] }, licence_number: 'LicenseNumber', licence_class: 'LicenseType',
      licence_status: 'Status', licence_expires_on: 'ExpirationDate', trades: 'LicenseType',
    },
    { state: 'KY' },
  ),
  'louisiana-lslbc': defineMapping(
    {
      name: 'CompanyName', phone: 'Phone', email: 'Email', address: ['MailingAddress1', 'MailingAddress2'], city: 'City',
      state: 'StateCode', postal_code: 'ZipCode', licence_number: 'LicenseNumber', licence_class: 'Credential Type',
      licence_status: 'Status', licence_expires_on: 'ExpirationDate', trades: 'Credential Type',
    },
    { state: 'LA', trades: ['general-contractor'], licence_key: ['Credential Type', 'LicenseNumber'] },
  ),
  'mississippi-sbc': defineMapping(
    {
      name: 'CompanyName', phone: 'Phone', address: 'Address', city: 'City', state: 'State', postal_code: 'Zip',
      licence_number: 'LicenseNumber', licence_class: 'ContractorType', licence_status: 'Status', trades: 'ClassCode',
    },
    // The board leaves columns out of rows without a full address, and adds one to others.
    { state: 'MS', trades: ['general-contractor'], ragged: true },
  ),
  'texas-tdlr': defineMapping(
    {
      name: { first_of: ['business_name', 'owner_name'] }, phone: { first_of: ['business_telephone', 'owner_telephone'] },
      address: { first_of: [['business_address_line1', 'business_address_line2'], ['mailing_address_line1', 'mailing_address_line2']] },
      city_state_zip: { first_of: ['business_city_state_zip', 'mailing_address_city_state_zip'] },
      licence_number: 'license_number', licence_class: ['license_type', 'license_subtype'],
      licence_expires_on: 'license_expiration_date_mmddccyy', trades: 'license_type',
    },
    { state: 'TX', licence_key: ['license_type', 'license_number'] },
  ),
  'texas-tsbpe': defineMapping(
    {
      name: { first_of: ['PLUMB_COMPANY', ['FIRST_NAME', 'MIDDLE_NAME', 'LAST_NAME', 'SUFFIX']] }, phone: 'PHONE',
      address: ['ADDR1', 'ADDR2', 'ADDR3'], city: 'CITY', state: 'STATE', postal_code: 'ZIP', licence_number: 'LICENSE_NBR',
      licence_class: 'RANK', licence_status: 'LIC_STATUS', licence_expires_on: 'EXPIRATION_DTE', insured: 'INSURANCE_COMPANY',
      insurance_expires_on: 'INS_EXPIRY_DTE',
    },
    { state: 'TX', trades: ['plumbing'] },
  ),
};
