import type { Language } from '../../common/format/language.ts';
import type { Random } from './random.ts';
import { readDemo } from './read-demo.ts';
import type { CommentText, DemoComment, DemoPosting, DemoUser, PostingText } from './types.ts';

const HOUR_MS = 3_600_000;
const ROLES = { firm: 'contractor', person: 'user' } as const;

type World = { users: readonly DemoUser[]; postings: readonly DemoPosting[] };

/** Comments and replies under the demo postings, in the language of each; none is younger than `today`. */
export function writeComments({ users, postings }: World, random: Random, today: Date): DemoComment[] {
  const texts = new Map(
    [
      ...readDemo<PostingText[]>('english/postings'),
      ...readDemo<PostingText[]>('mexican-spanish/postings'),
    ].map(({ title, comments }) => [title, comments ?? []]),
  );
  const authorOf = ({ by }: CommentText, { authorKey, language, createdAt }: DemoPosting): string =>
    by === 'author'
      ? authorKey
      : pickAuthor(users, { role: ROLES[by], language, createdAt, authorKey }, random);
  const written: DemoComment[] = [];
  const write = (posting: DemoPosting, text: CommentText, parentKey: string | null): string => {
    const createdAt = new Date(posting.createdAt.getTime() + text.hoursAfter * HOUR_MS);
    const key = `comment-${written.length + 1}`;
    if (createdAt < today) {
      const { key: postingKey, language } = posting;
      const authorKey = authorOf(text, posting);
      written.push({ key, postingKey, parentKey, authorKey, body: text.body, language, createdAt });
    }
    return key;
  };
  const threads = postings.flatMap((posting) =>
    (texts.get(posting.title) ?? []).map((text) => ({ posting, text })),
  );
  for (const { posting, text } of threads) {
    const key = write(posting, text, null);
    // A reply needs its comment.
    const replies = written.at(-1)?.key === key ? (text.replies ?? []) : [];
    for (const reply of replies) write(posting, reply, key);
  }
  return written;
}

type Wanted = { role: string; language: Language; createdAt: Date; authorKey: string };

function pickAuthor(users: readonly DemoUser[], wanted: Wanted, random: Random): string {
  return random.pick(
    users.filter(
      ({ key, role, status, language, createdAt }) =>
        key !== wanted.authorKey &&
        role === wanted.role &&
        status === 'active' &&
        language === wanted.language &&
        createdAt < wanted.createdAt,
    ),
  ).key;
}
