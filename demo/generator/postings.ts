import type { Language } from '../../common/format/language.ts';
import { daysAfter, daysBefore, isoDate } from './dates.ts';
import type { Random } from './random.ts';
import { readDemo } from './read-demo.ts';
import type { DemoContractor, DemoPosting, DemoUser, PostingText } from './types.ts';

const HOUR_MS = 3_600_000;
/** Keeps one author from filling the list. */
const MOST_BY_ONE = 4;

/** A visitor who signs in with them has postings left to write this month. */
const SIGN_INS: ReadonlySet<string> = new Set(['user', 'free']);

type Writers = { users: readonly DemoUser[]; contractors: ReadonlyMap<string, DemoContractor> };
type World = { users: readonly DemoUser[]; contractors: readonly DemoContractor[] };

/** Postings by those who could have written them: of the trade where a business speaks, in the language they write. */
export function writePostings({ users, contractors }: World, random: Random, today: Date): DemoPosting[] {
  const ofOwner = contractors.flatMap((contractor) =>
    contractor.ownerKey === null ? [] : [[contractor.ownerKey, contractor] as const],
  );
  const writers: Writers = { users, contractors: new Map(ofOwner) };
  const written = new Map<string, number>();
  const texts: (readonly [PostingText, Language])[] = [
    ...readDemo<PostingText[]>('english/postings').map((text) => [text, 'english'] as const),
    ...readDemo<PostingText[]>('mexican-spanish/postings').map((text) => [text, 'mexican_spanish'] as const),
  ];
  return texts.map(([text, language], index) => {
    const createdAt = new Date(daysBefore(today, text.daysAgo).getTime() - random.integer(1, 20) * HOUR_MS);
    const author = pickAuthor(writers, { text, language, createdAt }, written, random);
    written.set(author.key, (written.get(author.key) ?? 0) + 1);
    return {
      key: `posting-${index + 1}`,
      authorKey: author.key,
      type: text.type,
      title: text.title,
      body: text.body,
      language,
      regionCode: author.regionCode,
      trades: [...text.trades],
      endsOn: text.endsInDays === undefined ? null : isoDate(daysAfter(today, text.endsInDays)),
      createdAt,
      removed: text.removed ?? null,
    };
  });
}

type Wanted = { text: PostingText; language: Language; createdAt: Date };

function pickAuthor(
  { users, contractors }: Writers,
  { text, language, createdAt }: Wanted,
  written: ReadonlyMap<string, number>,
  random: Random,
): DemoUser {
  const named = users.find(({ key }) => key === text.of);
  if (named) return named;
  const roles = { firm: 'contractor', person: 'user', administrator: 'admin' } as const;
  const businessOf = ({ key }: DemoUser) => contractors.get(key);
  const able = users.filter(
    (user) =>
      user.role === roles[text.by] &&
      user.status === 'active' &&
      !SIGN_INS.has(user.key) &&
      user.createdAt < createdAt &&
      (written.get(user.key) ?? 0) < MOST_BY_ONE &&
      user.language === language,
  );
  const [mainTrade = ''] = text.trades;
  const ofTheTrade = able.filter((user) => businessOf(user)?.trades.includes(mainTrade));
  return random.pick(ofTheTrade.length > 0 ? ofTheTrade : able);
}
