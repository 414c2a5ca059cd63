import { definePermitLayout, peopleColumns, type PermitLayout } from './permit-fields.ts';

const PARTS_IN_CHICAGO = { role: 'TYPE', name: 'NAME', city: 'CITY', postal_code: 'ZIPCODE' } as const;

/**
 * The layouts in which cities hand out their permits as CSV, by the names that `--layout` takes. San Francisco's set
 * (i98e-djp9) names no contractors, so there is none for it.
 */
export const PERMIT_LAYOUTS: Readonly<Record<string, PermitLayout>> = {
  /** Building Permits, data.cityofchicago.org ydr8-5enu */
  chicago: definePermitLayout({
    number: 'PERMIT#',
    issued_on: 'ISSUE_DATE',
    status: 'PERMIT_STATUS',
    kind: 'PERMIT_TYPE',
    work: 'WORK_DESCRIPTION',
    address: ['STREET_NUMBER', 'STREET_DIRECTION', 'STREET_NAME'],
    ...peopleColumns((person, part) => `CONTACT_${person}_${PARTS_IN_CHICAGO[part]}`),
  }),
  /** Issued Construction Permits, data.austintexas.gov 3syk-w9eu */
  austin: definePermitLayout({
    number: 'Permit Num',
    issued_on: 'Issued Date',
    final_on: 'Completed Date',
    status: 'Status Current',
    kind: 'Permit Type Desc',
    kind_detail: 'Work Class',
    work: 'Description',
    address: 'Original Address 1',
    city: 'Original City',
    postal_code: 'Original Zip',
    contractor_name: { first_of: ['Contractor Company Name', 'Contractor Full Name'] },
    contractor_address: ['Contractor Address 1', 'Contractor Address 2'],
    contractor_city: 'Contractor City',
    contractor_postal_code: 'Contractor Zip',
  }),
  /** DOB Permit Issuance, data.cityofnewyork.us ipu4-2q9a: the licenses are the city's own. */
  'new-york-city': definePermitLayout(
    {
      number: 'Job #',
      issued_on: 'Issuance Date',
      status: 'Permit Status',
      kind: 'Permit Type',
      kind_detail: { first_of: ['Permit Subtype', 'Work Type'] },
      address: ['House #', 'Street Name'],
      city: 'BOROUGH',
      postal_code: 'Zip Code',
      contractor_name: {
        first_of: ["Permittee's Business Name", ["Permittee's First Name", "Permittee's Last Name"]],
      },
      license_number: "Permittee's License #",
      license_class: "Permittee's License Type",
    },
    { license_state: 'NYC' },
  ),
  /** DOB NOW: Build approved permits, data.cityofnewyork.us rbx6-tga4 */
  'new-york-city-dob-now': definePermitLayout(
    {
      number: 'Job filing Number',
      issued_on: 'Issued Date',
      status: 'Permit Status',
      kind: 'Work Type',
      work: 'Job Description',
      address: ['House No', 'Street Name'],
      city: 'Borough',
      postal_code: 'Zip Code',
      contractor_name: {
        first_of: ['Applicant Business Name', ['Applicant First Name', 'Applicant Last Name']],
      },
      contractor_address: 'Applicant Business Address',
      license_number: 'Applicant License #',
      license_class: "Permittee's License Type",
    },
    { license_state: 'NYC' },
  ),
  /** Building Permits, data.seattle.gov 76t5-zqzr */
  seattle: definePermitLayout({
    number: 'PermitNum',
    issued_on: 'IssuedDate',
    final_on: 'CompletedDate',
    status: 'StatusCurrent',
    kind: 'PermitTypeMapped',
    kind_detail: 'PermitTypeDesc',
    work: 'Description',
    address: 'OriginalAddress1',
    city: 'OriginalCity',
    postal_code: 'OriginalZip',
    contractor_name: 'ContractorCompanyName',
  }),
  /** Building and Safety Permit Information, data.lacity.org nbyu-2ha9: the licenses are California's. */
  'los-angeles': definePermitLayout(
    {
      number: 'PCIS Permit #',
      issued_on: 'Issue Date',
      status: 'Status',
      kind: 'Permit Type',
      kind_detail: 'Permit Sub-Type',
      work: 'Work Description',
      address: ['Address Start', 'Street Direction', 'Street Name', 'Street Suffix'],
      postal_code: 'Zip Code',
      contractor_name: "Contractor's Business Name",
      contractor_address: 'Contractor Address',
      contractor_city: 'Contractor City',
      license_number: 'License #',
      license_class: 'License Type',
    },
    { license_state: 'CA' },
  ),
  /** L&I Building and Zoning Permits, opendataphilly.org */
  philadelphia: definePermitLayout({
    number: 'permitnumber',
    issued_on: 'permitissuedate',
    final_on: 'permitcompleteddate',
    status: 'status',
    kind: 'permittype',
    kind_detail: 'typeofwork',
    work: 'approvedscopeofwork',
    address: 'address',
    postal_code: 'zip',
    contractor_name: 'contractorname',
    contractor_address: ['contractoraddress1', 'contractoraddress2'],
    contractor_city: 'contractorcity',
    contractor_postal_code: 'contractorzip',
  }),
  /** Building Permits, data.sanantonio.gov: the primary contact is the business, and there is no status. */
  'san-antonio': definePermitLayout({
    number: 'PERMIT #',
    issued_on: 'DATE ISSUED',
    kind: 'PERMIT TYPE',
    kind_detail: 'WORK TYPE',
    work: 'PROJECT NAME',
    address: 'ADDRESS',
    contractor_name: 'PRIMARY CONTACT',
  }),
  /** Building & Land Development Specification, which many cities and counties follow: permitdata.org */
  blds: definePermitLayout({
    number: 'PermitNum',
    issued_on: 'IssuedDate',
    final_on: 'CompletedDate',
    status: 'StatusCurrent',
    kind: 'PermitType',
    kind_detail: 'WorkClass',
    work: 'Description',
    address: 'OriginalAddress1',
    city: 'OriginalCity',
    postal_code: 'OriginalZip',
    contractor_name: { first_of: ['ContractorCompanyName', 'ContractorFullName'] },
    contractor_address: ['ContractorAddress1', 'ContractorAddress2'],
    contractor_city: 'ContractorCity',
    contractor_postal_code: 'ContractorZip',
    license_number: 'ContractorLicNum',
    license_class: 'ContractorTrade',
  }),
};
