import type {
  ColorSchemeId,
  CostBand,
  FactAnswer,
  FactKey,
  LicenseStatus,
  MembershipVersion,
  PostingType,
  ReasonCode,
  Role,
  ScoreKey,
  Stage,
  Stars,
  TemplateKey,
  UserStatus,
} from '../../common/constants.ts';
import type { Language } from '../../common/format/language.ts';

/** A text in both languages of the product. */
export type Bilingual = Record<Language, string>;

/** An account of the demo world. Others refer to it by `key`. */
export type DemoUser = {
  key: string;
  email: string;
  name: string;
  role: Role;
  language: Language;
  status: UserStatus;
  inactiveReason: string | null;
  membership: MembershipVersion;
  city: string;
  /** ISO 3166-2, as in `US-CA` and `MX-BCN`. */
  regionCode: string;
  postalCode: string | null;
  latitude: number;
  longitude: number;
  /** `+1` or `+52` and ten digits, of a range that no phone company gives out. */
  phone: string;
  createdAt: Date;
};

export type OpeningHours = Record<Weekday, { opens: string; closes: string } | null>;
export type Weekday = 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday';

export type DemoLicense = {
  number: string;
  /** The part of the region code behind the hyphen: `CA`, `BCN`. */
  stateCode: string;
  licenseClass: string;
  /** Null for a number that says nothing about a term, such as a taxpayer's. */
  status: LicenseStatus | null;
  /** YYYY-MM-DD */
  expiresOn: string | null;
  source: string;
  /** YYYY-MM-DD */
  asOf: string;
};

export type DemoContractor = {
  key: string;
  slug: string;
  name: string;
  ownerKey: string | null;
  city: string;
  regionCode: string;
  postalCode: string | null;
  address: string | null;
  latitude: number;
  longitude: number;
  phone: string | null;
  website: string | null;
  email: string | null;
  /** The owner's texts; an unclaimed listing has none. */
  headline: Bilingual | null;
  /** Plain paragraphs, separated by an empty line. */
  about: Bilingual | null;
  services: string[];
  /** Beside each service, in cents; 0: not said. */
  servicePrices: number[];
  serviceRadiusKm: number | null;
  paymentMethods: string[];
  warranty: Bilingual | null;
  bondExpiresOn: string | null;
  languages: Language[];
  yearFounded: number | null;
  crewSize: number | null;
  insured: boolean;
  bonded: boolean;
  /** YYYY-MM-DD */
  insuranceExpiresOn: string | null;
  license: DemoLicense | null;
  /** One to four slugs of trades; the first is the main one. */
  trades: string[];
  templateKey: TemplateKey;
  colorScheme: ColorSchemeId;
  openingHours: OpeningHours | null;
  createdAt: Date;
};

export type DemoReview = {
  key: string;
  contractorKey: string;
  authorKey: string;
  overall: Stars;
  scores: Record<ScoreKey, Stars | null>;
  title: string;
  body: string;
  language: Language;
  tradeSlug: string;
  /** The first day of the month in which the job ended: YYYY-MM-01 */
  jobMonth: string;
  city: string;
  postalCode: string | null;
  /** In the currency of the country where the job was: dollars, or Mexican pesos. */
  costBand: CostBand;
  stage: Stage;
  facts: Record<FactKey, FactAnswer>;
  createdAt: Date;
};

export type DemoResponse = { key: string; reviewKey: string; body: string; createdAt: Date };

export type DemoPosting = {
  key: string;
  /** The account; who owns a business publishes in its name. */
  authorKey: string;
  type: PostingType;
  title: string;
  body: string;
  language: Language;
  regionCode: string;
  /** Slugs; the first is the main one. */
  trades: string[];
  /** YYYY-MM-DD: the last day of an offer. */
  endsOn: string | null;
  createdAt: Date;
  /** The administrators' decision about it; days count from its publication. */
  removed: {
    code: ReasonCode;
    reason: string;
    afterDays: number;
    restoredAfterDays?: number;
    restoredReason?: string;
    /** The day of its author's appeal, if not the next one. */
    appealedAfterDays?: number;
  } | null;
};

/** A posting's text before it has an author. */
export type PostingText = {
  type: PostingType;
  by: 'firm' | 'person' | 'administrator';
  /** The key of an account that the manual names. */
  of?: string;
  trades: readonly string[];
  daysAgo: number;
  /** The last day of an offer, from today. */
  endsInDays?: number;
  title: string;
  body: string;
  removed?: NonNullable<DemoPosting['removed']>;
  comments?: readonly (CommentText & { replies?: readonly CommentText[] })[];
};

/** `author`: the posting's author. */
export type CommentText = { by: 'firm' | 'person' | 'author'; hoursAfter: number; body: string };
export type DemoComment = {
  key: string;
  postingKey: string;
  parentKey: string | null;
  authorKey: string;
  body: string;
  language: Language;
  createdAt: Date;
};

export type DemoWorld = {
  users: DemoUser[];
  contractors: DemoContractor[];
  reviews: DemoReview[];
  responses: DemoResponse[];
  postings: DemoPosting[];
  comments: DemoComment[];
};

export type DemoMessage = {
  by: 'customer' | 'contractor';
  hoursAgo: number;
  language: Language;
  body: string;
  /** The price that it answers a request with: whole dollars or pesos. */
  answer?: { priceFrom: number; priceTo: number; beginsInDays: number };
};

/** A conversation as `demo/conversations.json` has it; users and contractors by the key of an account. */
export type DemoConversation = {
  customer: string;
  /** The account that manages the business. */
  ownerKey: string;
  quote?: { id: string; place: string; starts: string; costBand: string | null };
  messages: DemoMessage[];
};
