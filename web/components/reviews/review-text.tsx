import type { ReviewView } from '../../../server/reviews/views.ts';
import { useShared } from '../../lib/page/app-context.tsx';
import { UserText } from '../ui/user-text.tsx';

type Props = { text: string; review: Pick<ReviewView, 'author'> };

/** Words of a review: masked for everyone but their author. A name or line in another direction keeps to itself. */
export function ReviewText({ text, review }: Props) {
  const { viewer } = useShared();
  const isAuthor = viewer?.profileId === review.author.profileId;
  return isAuthor ? <bdi>{text}</bdi> : <UserText text={text} />;
}
