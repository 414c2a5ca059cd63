import { useForm } from '@inertiajs/react';
import { useState } from 'react';
import { route } from '../../../common/route-table.ts';
import type { Disqualification } from '../../../server/reviews/qualification.ts';
import type { ReviewCreateView, ReviewView } from '../../../server/reviews/views.ts';
import { useOpenErrors } from '../../hooks/use-open-errors.ts';
import { useT } from '../../lib/app-context.tsx';
import { useDraft } from '../../lib/drafts.ts';
import type { FieldErrors } from '../../lib/open-errors.ts';
import { toastError } from '../../lib/toasts.ts';
import { askServer } from './ask-server.ts';
import { bodyOf, emptyFields, type QualifyingFields, type ReviewFields } from './review-fields.ts';

export const STEPS = ['questions', 'review', 'preview'] as const;
export type Step = (typeof STEPS)[number];

type WriterFields = ReviewFields & { qualifying: QualifyingFields };
type Draft = { step: Step; fields: WriterFields };

/** The form's shape: a draft of another shape is not restored. */
const DRAFT_VERSION = 2;

/** Where one comes out with a review that is shown, and with one that waits for an administrator. */
const PUBLISHED: readonly string[] = ['contractors/show', 'reviews/given'];

const NO_ANSWERS: QualifyingFields = { contact: null, relation: null, offered: null };

/**
 * Writing a review in three steps, each of which asks the server whether to go on. All that is typed is kept as a draft
 * until the review is published.
 */
export function useReviewWriter({ contractor, options }: ReviewCreateView) {
  const t = useT();
  const onlyTrade = options.ownTrades.length === 1 ? (options.ownTrades[0]?.id ?? null) : null;
  const form = useForm<WriterFields>(() => ({ qualifying: NO_ANSWERS, ...emptyFields(onlyTrade) }));
  const [step, setStep] = useState<Step>('questions');
  const [asking, setAsking] = useState(false);
  const [signedOut, setSignedOut] = useState(false);
  const [disqualification, setDisqualification] = useState<Disqualification | null>(null);
  const [preview, setPreview] = useState<ReviewView | null>(null);
  const draft = useDraft<Draft>(
    `review:${contractor.slug}:${DRAFT_VERSION}`,
    { step, fields: form.data },
    (kept) => {
      form.setData(kept.fields);
      setStep(kept.step === 'preview' ? 'review' : kept.step);
    },
  );

  const checked = useOpenErrors(form.errors as FieldErrors, form.data);

  const ask = async <Answer>(
    name: 'reviews.qualify' | 'reviews.preview',
    body: unknown,
  ): Promise<Answer | null> => {
    setAsking(true);
    const asked = await askServer<Answer>(name, contractor.slug, body);
    setAsking(false);
    setSignedOut(asked.outcome === 'signed_out');
    form.clearErrors();
    if (asked.outcome === 'answered') return asked.answer;
    if (asked.outcome === 'refused') form.setError(asked.errors as Parameters<typeof form.setError>[0]);
    if (asked.outcome === 'failed') toastError(asked.message || t('toasts.something_wrong'));
    return null;
  };

  const askQuestions = async () => {
    const { qualifying, job } = form.data;
    const neither = qualifying.contact === 'neither';
    const asked = neither
      ? { stage: 'quote_only', month: options.months.latest }
      : { stage: job.stage, month: job.month };
    const body = { qualifying, job: asked };
    const answer = await ask<{ disqualification: Disqualification | null }>('reviews.qualify', body);
    if (answer === null) return;
    setDisqualification(answer.disqualification);
    if (answer.disqualification === null) setStep('review');
  };

  const askPreview = async () => {
    const answer = await ask<{ review: ReviewView }>('reviews.preview', bodyOf(form.data));
    if (answer === null) return;
    setPreview(answer.review);
    setStep('preview');
  };

  const publish = () => {
    form.transform(bodyOf);
    form.post(route('reviews.store', { slug: contractor.slug }), {
      preserveScroll: true,
      onError: () => setStep('review'),
      // A refusal leads back here and a lost session to the login page: the draft stays for both.
      onSuccess: (page) => {
        if (PUBLISHED.includes(page.component)) draft.clear();
      },
    });
  };

  const startOver = () => {
    draft.clear();
    form.reset();
    form.clearErrors();
    setStep('questions');
  };

  return {
    step,
    setStep,
    form,
    checked,
    asking,
    signedOut,
    preview,
    disqualification,
    draft,
    askQuestions,
    askPreview,
    publish,
    startOver,
    changeAnswers: () => {
      setDisqualification(null);
      setStep('questions');
    },
  };
}

export type ReviewWriter = ReturnType<typeof useReviewWriter>;
