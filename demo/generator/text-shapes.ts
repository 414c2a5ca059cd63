import type { FactKey, Stars } from '../../common/constants.ts';

/** A piece of work as a customer tells it. Sentences are written in the grammar of `expand`. */
export type JobText = {
  /** With "the" or "our" left away in English (`water heater`), with its article in Spanish (`el boiler nuevo`). */
  noun: string;
  /** The cost in US dollars. */
  dollars: readonly [low: number, high: number];
  /** Whether it needs a permit and an inspection. */
  permit: boolean;
  /** Whether a day and a time are agreed for it; emergencies at night and weekly work have none. */
  scheduled: boolean;
  /** The customer's need, without the result of the work. */
  need: string;
};

/**
 * The customers' sentences about the work itself in a trade. An entry may settle a job fact: `fact_key=yes:
 * sentence`.
 */
export type TradeTexts = { jobs: readonly JobText[]; good: readonly string[]; bad: readonly string[] };

/** The texts of businesses of a trade about themselves. */
export type ProfileTexts = {
  headlines: readonly string[];
  about: readonly string[];
  services: readonly string[];
};

export type Answer = 'yes' | 'no';
/** Sentences about a job fact, for either answer. */
export type FactTexts = Readonly<Record<FactKey, Readonly<Record<Answer, readonly string[]>>>>;

/** The texts that reviews of any trade share in one language. */
export type ReviewFrames = {
  /** Verdicts to begin with, and last words, by stars. */
  openers: Readonly<Record<Stars, readonly string[]>>;
  closers: Readonly<Record<Stars, readonly string[]>>;
  /** Last words of three stars, by whether the author would hire them again. */
  mixedClosers: Readonly<Record<'yes' | 'no' | 'not_sure', readonly string[]>>;
  /** The reason for work in another town than the author's. */
  elsewhere: readonly string[];
  /** A word on the house and who lives in it. */
  household: readonly string[];
  /** Of those who hired the business before. */
  returning: readonly string[];
  turnToBad: readonly string[];
  turnToGood: readonly string[];
  /** Small things that cost the fifth star and settle no job fact. */
  gripes: readonly string[];
  /** Headings of a list of what was good and what was not. */
  lists: Readonly<Record<Answer, readonly string[]>>;
  and: string;
  inProgress: Readonly<Record<Answer, readonly string[]>>;
  abandoned: readonly string[];
  quoteNeed: readonly string[];
  quote: Readonly<Record<Answer, readonly string[]>>;
  quoteClosers: Readonly<Record<Answer, readonly string[]>>;
  /** The job in a few words, with the slots `noun_a` and `noun`. */
  briefNeeds: readonly string[];
  /** The same as another contractor puts it, who called them in. */
  tradeNeeds: readonly string[];
};

export type TitleTexts = {
  /** With the slots `noun`, `city`, `month`. */
  byStars: Readonly<Record<Stars, readonly string[]>>;
  /** For a review that makes much of one job fact. */
  byFact: Readonly<Partial<Record<FactKey, Readonly<Record<Answer, readonly string[]>>>>>;
  inProgress: Readonly<Record<Answer, readonly string[]>>;
  abandoned: readonly string[];
  quote: Readonly<Record<Answer, readonly string[]>>;
};

/** The owners' responses in one language. Further slots: name (the author's first name), owner, firm. */
export type ResponseTexts = {
  greetings: readonly string[];
  /** Five stars. */
  thanks: readonly string[];
  ofTheWork: readonly string[];
  untilNextTime: readonly string[];
  /** Three and four stars. */
  thanksForMost: readonly string[];
  promises: readonly string[];
  /** One and two stars. */
  apologies: readonly string[];
  offers: readonly string[];
  disagreements: readonly string[];
  openDoor: readonly string[];
  /** Explanations of a job fact that went wrong. */
  explanations: Readonly<Partial<Record<FactKey, readonly string[]>>>;
  abandoned: readonly string[];
  quote: Readonly<Record<Answer, readonly string[]>>;
  signatures: readonly string[];
};

/** The texts of businesses of any trade about themselves. Slots: name, city, year, crew. */
export type AboutFrames = {
  origin: readonly string[];
  way: readonly string[];
  people: readonly string[];
  close: readonly string[];
};
