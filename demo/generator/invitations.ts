import type { DeclineReason, InvitationState } from '../../common/invitations.ts';
import type { Language } from '../../common/format/language.ts';
import { daysAfter, daysBefore } from './dates.ts';
import { readDemo } from './read-demo.ts';
import type { DemoContractor, DemoUser, DemoWorld } from './types.ts';

type Texts = {
  messages: string[];
  notes: string[];
  ratings: { overall: number; again: boolean; body: string }[];
  saved: string[];
};

export type DemoPartnerRating = {
  /** True: the sender's text; false: the receiver's. */
  bySender: boolean;
  overall: number;
  again: boolean;
  body: string;
  language: Language;
  createdAt: Date;
  publishedAt: Date | null;
};
export type DemoInvitation = {
  from: DemoContractor;
  to: DemoContractor;
  state: InvitationState;
  trade: string;
  message: string;
  language: Language;
  startsOn: Date;
  endsOn: Date;
  createdAt: Date;
  declined: { reason: DeclineReason; note: string } | null;
  ratings: DemoPartnerRating[];
  /** Of a job that counts its people; null: it invites one contractor alone. */
  crew: DemoCrew | null;
};
export type DemoCrew = {
  /** Names the job, whose invitations share it. */
  job: string;
  needed: number;
  people: number | null;
  priceCents: number | null;
};
export type DemoSavedSearch = {
  ownerKey: string;
  kind: 'contractors' | 'sub_finder';
  query: string;
  name: string;
};

/** The course of an invitation: days from today to the job, its length, and how long ago it was sent. */
type Story = {
  state: InvitationState;
  startsIn: number;
  days: number;
  ago: number;
  ratings?: 'both' | 'one';
};
const STORIES: readonly Story[] = [
  { state: 'open', startsIn: 12, days: 5, ago: 2 },
  { state: 'accepted', startsIn: -40, days: 6, ago: 55, ratings: 'both' },
  { state: 'accepted', startsIn: 6, days: 4, ago: 9 },
  { state: 'declined', startsIn: -20, days: 3, ago: 33 },
  { state: 'accepted', startsIn: -9, days: 4, ago: 24, ratings: 'one' },
  { state: 'open', startsIn: 20, days: 10, ago: 1 },
  { state: 'expired', startsIn: -30, days: 8, ago: 48 },
  { state: 'accepted', startsIn: -75, days: 12, ago: 90, ratings: 'both' },
  { state: 'withdrawn', startsIn: -44, days: 2, ago: 60 },
];
const NAMED = ['contractor', 'free'];
const RATED: Story = { state: 'accepted', startsIn: -60, days: 9, ago: 80, ratings: 'both' };

/** One job for twelve people, and the answers of those who were invited to it. */
const CREW_NEEDED = 12;
const CREW: readonly (Story & Pick<DemoCrew, 'people' | 'priceCents'>)[] = [
  { state: 'accepted', startsIn: 16, days: 20, ago: 4, people: 5, priceCents: 240_000 },
  { state: 'accepted', startsIn: 16, days: 20, ago: 4, people: 2, priceCents: null },
  { state: 'declined', startsIn: 16, days: 20, ago: 4, people: null, priceCents: null },
  { state: 'open', startsIn: 16, days: 20, ago: 4, people: null, priceCents: null },
];

type Maker = { users: ReadonlyMap<string, DemoUser>; today: Date; texts: Record<Language, Texts> };

/** Invitations in every state around the named accounts, and jobs done together among other businesses. */
export function writeInvitations({ users, contractors }: DemoWorld, today: Date): DemoInvitation[] {
  const maker: Maker = { users: new Map(users.map((user) => [user.key, user])), today, texts: readTexts() };
  const owned = contractors.filter(({ ownerKey }) => maker.users.get(ownerKey ?? '')?.status === 'active');
  const named = NAMED.flatMap((key) => owned.filter(({ ownerKey }) => ownerKey === key));
  const others = owned.filter((one) => !named.includes(one));
  const around = named.flatMap((own) => {
    // Neighbors first: they work together.
    const near = others.toSorted(
      (one, other) => Number(other.regionCode === own.regionCode) - Number(one.regionCode === own.regionCode),
    );
    return STORIES.flatMap((story, index) => {
      const [sender, receiver] = [near[2 * index], near[2 * index + 1]];
      return sender && receiver
        ? [invite(maker, sender, own, story, index), invite(maker, own, receiver, story, index + 1)]
        : [];
    });
  });
  const crews = named.flatMap((own) =>
    others
      .filter(({ regionCode }) => regionCode === own.regionCode)
      .slice(-CREW.length)
      .flatMap((to, index) => {
        const story = CREW[index];
        if (!story) return [];
        const { people, priceCents } = story;
        const crew = { job: own.key, needed: CREW_NEEDED, people, priceCents };
        return [{ ...invite(maker, own, to, story, 1), trade: own.trades[0] ?? 'plumbing', crew }];
      }),
  );
  const pairs = others.flatMap((to, index) => {
    const from = others[index - 1];
    return from && from.regionCode === to.regionCode && index % 3 === 0
      ? [invite(maker, from, to, RATED, index)]
      : [];
  });
  return [...around, ...crews, ...pairs];
}

/** Searches that the named accounts keep. */
export function writeSavedSearches({ users }: DemoWorld): DemoSavedSearch[] {
  const texts = readTexts();
  return NAMED.flatMap((key) => {
    const owner = users.find((user) => user.key === key);
    if (!owner) return [];
    const [subs = '', roofers = ''] = texts[owner.language].saved;
    return [
      { ownerKey: key, kind: 'sub_finder' as const, query: 'trade=electrical', name: subs },
      { ownerKey: key, kind: 'contractors' as const, query: 'trade=roofing&license=valid', name: roofers },
    ];
  });
}

const readTexts = (): Maker['texts'] => ({
  english: readDemo<Texts>('english/invitations'),
  mexican_spanish: readDemo<Texts>('mexican-spanish/invitations'),
});

function invite(
  { users, today, texts }: Maker,
  from: DemoContractor,
  to: DemoContractor,
  story: Story,
  index: number,
): DemoInvitation {
  const languageOf = ({ ownerKey }: DemoContractor) => users.get(ownerKey ?? '')?.language ?? 'english';
  const pick = <Item>(list: readonly Item[], at: number): Item => list[at % list.length] as Item;
  const startsOn = daysAfter(today, story.startsIn);
  const endsOn = daysAfter(today, story.startsIn + story.days - 1);
  const rate = (bySender: boolean, at: number): DemoPartnerRating => {
    const language = languageOf(bySender ? from : to);
    const createdAt = daysAfter(endsOn, bySender ? 2 : 3);
    const publishedAt = story.ratings === 'both' ? daysAfter(endsOn, 3) : null;
    return { bySender, language, createdAt, publishedAt, ...pick(texts[language].ratings, at) };
  };
  return {
    from,
    to,
    crew: null,
    state: story.state,
    trade: to.trades[0] ?? 'plumbing',
    language: languageOf(from),
    message: pick(texts[languageOf(from)].messages, index),
    startsOn,
    endsOn,
    createdAt: daysBefore(today, story.ago),
    declined:
      story.state === 'declined'
        ? { reason: 'booked', note: pick(texts[languageOf(to)].notes, index) }
        : null,
    ratings:
      story.ratings === undefined
        ? []
        : [rate(true, index), rate(false, index + 2)].slice(0, story.ratings === 'one' ? 1 : 2),
  };
}
