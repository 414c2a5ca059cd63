import { useForm, usePage } from '@inertiajs/react';
import { useState } from 'react';
import type { PostingDraft } from '../../server/postings/views.ts';
import { useShared } from '../lib/page/app-context.tsx';
import { keptPosting, typedPosting } from '../lib/drafts/kept-posting.ts';
import type { FieldErrors } from '../lib/drafts/open-errors.ts';
import { useOpenErrors } from './use-open-errors.ts';

/** A posting in its form: it starts with what the browser sent by itself and the server refused. */
export function usePostingForm(draft: PostingDraft) {
  const { input } = useShared();
  const { errors } = usePage().props;
  const [refusedBefore, setRefusedBefore] = useState<FieldErrors | null>(errors);
  const form = useForm<PostingDraft>(() => keptPosting(draft, input));
  const checked = useOpenErrors(refusedBefore ?? form.errors, form.data);
  const forgetErrors = () => {
    setRefusedBefore(null);
    form.clearErrors();
  };
  return {
    form,
    checked,
    forgetErrors,
    takeOver: (typed: FormData) => form.setData((before) => keptPosting(before, typedPosting(typed))),
  };
}
