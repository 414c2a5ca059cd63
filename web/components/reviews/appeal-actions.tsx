import { useState } from 'react';
import type { AppealKind } from '../../../common/constants.ts';
import type { ReviewView } from '../../../server/reviews/views.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { AskForm } from '../form/ask-form.tsx';
import { Button } from '../ui/button.tsx';
import { AppealDialog } from './appeal-dialog.tsx';
import { TurnOffDialog } from './turn-off-dialog.tsx';

type Props = {
  review: ReviewView;
  kind: AppealKind;
  refresh: readonly string[];
  /** Whether a link from elsewhere asked for the form. */
  startsOpen: boolean;
};

/** The subject of an appeal: the review, or the response to it. */
const appealedIn = (review: ReviewView, kind: AppealKind) =>
  kind === 'remove_response' ? review.response : review;

/** A side's actions on a review or its response: appeal, appeal again, withdraw the appeal. */
export function AppealActions({ review, kind, refresh, startsOpen }: Props) {
  const about = appealedIn(review, kind);
  return about && <Actions {...{ review, about, kind, refresh, startsOpen }} />;
}

type About = { id: number } & Pick<ReviewView, 'appeal'> & {
    can: Pick<ReviewView['can'], 'appeal' | 'appealWithEvidence' | 'offAppeal'>;
  };

function Actions({ review, about, kind, refresh, startsOpen }: Props & { about: About }) {
  const t = useT();
  const { can, appeal } = about;
  const evidenceUntil = can.appealWithEvidence;
  const isOfResponse = kind === 'remove_response';
  const mayFile = can.appeal || evidenceUntil !== null;
  const [open, setOpen] = useState<'file' | 'turn_off' | null>(startsOpen && mayFile ? 'file' : null);
  const close = () => setOpen(null);
  const done = () => {
    close();
    // The button that opened the dialog has gone: the reader goes on at the review.
    requestAnimationFrame(() => document.getElementById(`review-${review.id}`)?.focus());
  };
  if (!mayFile && !can.offAppeal) return null;
  return (
    <>
      {mayFile && (
        <AskForm
          call={isOfResponse ? 'api.review_responses.appeal' : 'api.reviews.appeal'}
          id={about.id}
          onAsk={() => setOpen('file')}
        >
          <Button type="submit" size="small" variant="ghost">
            {t(evidenceUntil === null ? `appeal_forms.file.${kind}` : 'appeal_forms.again')}
          </Button>
        </AskForm>
      )}
      {can.offAppeal && (
        <AskForm
          call={isOfResponse ? 'api.review_responses.off_appeal' : 'api.reviews.off_appeal'}
          id={about.id}
          onAsk={() => setOpen('turn_off')}
        >
          <Button type="submit" size="small" variant="ghost">
            {t('appeal_forms.turn_off')}
          </Button>
        </AskForm>
      )}
      <AppealDialog
        review={review}
        kind={kind}
        evidenceUntil={evidenceUntil}
        refresh={refresh}
        open={open === 'file'}
        onFiled={done}
        onClose={close}
      />
      {appeal && (
        <TurnOffDialog
          call={isOfResponse ? 'api.review_responses.off_appeal' : 'api.reviews.off_appeal'}
          id={about.id}
          intro={t(isOfResponse ? 'appeal_forms.turn_off_response_text' : 'appeal_forms.turn_off_text')}
          help={t('appeal_forms.turn_off_help')}
          appealId={appeal.id}
          refresh={refresh}
          open={open === 'turn_off'}
          onTurnedOff={done}
          onClose={close}
        />
      )}
    </>
  );
}
