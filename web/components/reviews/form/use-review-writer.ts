import { useState } from 'react';
import { route } from '../../../../common/routes/route-table.ts';
import type { Disqualification } from '../../../../server/reviews/qualification.ts';
import type { ReviewCreateView, ReviewView } from '../../../../server/reviews/views.ts';
import { useOutbox } from '../../../hooks/use-outbox.ts';
import { usePostForm, type PostFormState } from '../../../hooks/use-post-form.ts';
import { useShared, useT } from '../../../lib/page/app-context.tsx';
import { useDraft } from '../../../lib/drafts/drafts.ts';
import type { FieldErrors } from '../../../lib/drafts/open-errors.ts';
import { toastError } from '../../../lib/page/toasts.ts';
import { askForPreview } from './ask-server.ts';
import { bodyOf, emptyFields, type QualifyingFields, type ReviewFields } from './review-fields.ts';
import { qualifyingFrom, typedInto, withTyped } from './typed-fields.ts';

type WriterFields = ReviewFields & { qualifying: QualifyingFields };

/** The form's shape: a draft of another shape is not restored. */
const DRAFT_VERSION = 3;

/** The pages after publishing a review: for a shown one, and for one on hold. */
const PUBLISHED: readonly string[] = ['contractors/show', 'reviews/given'];

const NO_ANSWERS: QualifyingFields = { contact: null, relation: null, offered: null };

/** Writing a review on one page. All that is typed is kept as a draft until the review is published. */
export function useReviewWriter(view: ReviewCreateView) {
  const { contractor, stops } = view;
  const { input } = useShared();
  const [empty] = useState<WriterFields>(() => ({
    qualifying: NO_ANSWERS,
    ...withPrefilled(emptyFields(onlyTradeOf(view)), view),
  }));
  const ofRequest = { query: { request: view.request } };
  const url = route('reviews.store', { slug: contractor.slug }, ofRequest);
  const posted = usePostForm(empty, {
    action: url,
    withTyped: withAllTyped,
    visit: { preserveScroll: true },
  });
  const { data: fields, setData: setFields, refuse } = posted;
  const [isPreparing, setPreparing] = useState(false);
  const preview = usePreview(contractor.slug, refuse);
  // Input of this visit takes precedence over an older draft.
  const [isTyped, setIsTyped] = useState(input !== undefined);
  const draftName = `review:${contractor.slug}:${DRAFT_VERSION}`;
  const formUrl = route('reviews.create', { slug: contractor.slug }, ofRequest);
  const outbox = useOutbox({ kind: 'review', url, formUrl, draftName });
  const draft = useDraft<WriterFields>(draftName, fields, (kept) => {
    if (!isTyped) setFields(kept);
  });

  const send = async () => {
    const body = bodyOf(fields);
    await draft.flush();
    const headers = await outbox.begin({ title: contractor.name, body });
    setPreparing(false);
    if (headers === null) return;
    posted.send({
      data: body,
      headers,
      onError: () => {
        preview.close();
        outbox.settle();
      },
      onNetworkError: () => {
        outbox.wait();
        return false;
      },
      // A refusal leads back here and a lost session to the login page: the draft stays for both.
      onSuccess: (page) => {
        if (!PUBLISHED.includes(page.component)) return;
        draft.clear();
        outbox.settle();
      },
    });
  };
  const publish = () => {
    if (isPreparing || posted.busy) return;
    setPreparing(true);
    void send();
  };
  const takeOver = (typed: FormData) => {
    const taken = withAllTyped(fields, typedInto(typed));
    if (JSON.stringify(taken) === JSON.stringify(fields)) return;
    setFields(taken);
    setIsTyped(true);
  };
  const form: PostFormState = { ...posted, submit: publish, takeOver };
  const startOver = () => {
    draft.clear();
    outbox.settle();
    setFields(empty);
    refuse({});
  };
  return {
    form,
    fields,
    setFields,
    errors: posted.errors,
    busy: isPreparing || posted.busy,
    publish,
    preview,
    askPreview: () => preview.ask(bodyOf(fields)),
    stopped: stopOf(fields.qualifying, stops),
    restoredFrom: isTyped ? null : draft.restoredFrom,
    startOver,
  };
}

export type ReviewWriter = ReturnType<typeof useReviewWriter>;

const onlyTradeOf = ({ options: { ownTrades } }: ReviewCreateView): number | null =>
  ownTrades.length === 1 ? (ownTrades[0]?.id ?? null) : null;

/** The job as a contractor's link describes it, where the form takes it; its reader may change everything. */
function withPrefilled(fields: ReviewFields, { prefilled, options }: ReviewCreateView): ReviewFields {
  if (prefilled === null) return fields;
  const { months } = options;
  const { month, tradeId, city } = prefilled;
  const isInReach = month !== null && month >= months.earliest && month <= months.latest;
  return {
    ...fields,
    job: {
      ...fields.job,
      trade_id: tradeId ?? fields.job.trade_id,
      month: isInReach ? month : '',
      city: city ?? '',
    },
  };
}

const withAllTyped = (fields: WriterFields, typed: Record<string, unknown> | undefined): WriterFields => ({
  ...withTyped(fields, typed),
  qualifying: qualifyingFrom(typed, fields.qualifying),
});

/** The reason why these answers end the form; the server decides which answers do. */
function stopOf(
  { contact, relation, offered }: QualifyingFields,
  stops: ReviewCreateView['stops'],
): Disqualification | null {
  return (
    (relation && stops.relation[relation]) ||
    (contact && stops.contact[contact]) ||
    (offered && stops.offered[offered]) ||
    null
  );
}

/** The review as others would see it, asked for by a script. */
function usePreview(slug: string, setRefusal: (refusal: FieldErrors) => void) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  const [signedOut, setSignedOut] = useState(false);
  const [review, setReview] = useState<ReviewView | null>(null);
  const ask = async (body: unknown) => {
    setAsking(true);
    const asked = await askForPreview(slug, body);
    setAsking(false);
    setSignedOut(asked.outcome === 'signed_out');
    setRefusal(asked.outcome === 'refused' ? asked.errors : {});
    if (asked.outcome === 'answered') setReview(asked.review);
    if (asked.outcome === 'failed') toastError(asked.message || t('toasts.something_wrong'));
  };
  return { asking, signedOut, review, ask: (body: unknown) => void ask(body), close: () => setReview(null) };
}
