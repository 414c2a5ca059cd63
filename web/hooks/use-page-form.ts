import { router, usePage } from '@inertiajs/react';
import { useState, type FormEvent } from 'react';
import type { PageEditView } from '../../server/profiles/page-edit-view.ts';
import { useShared } from '../lib/app-context.tsx';
import { filledIn } from '../lib/filled-in.ts';
import type { FieldErrors } from '../lib/open-errors.ts';
import { useOpenErrors } from './use-open-errors.ts';

/** The form of one's own page. It keeps its input; `version` is the page's version that it began with. */
export function usePageForm(action: string, page: PageEditView) {
  const { errors: refusedBefore } = usePage().props;
  const { input } = useShared();
  const [values, setValues] = useState<Record<string, unknown>>(input ?? {});
  const [refusal, setRefusal] = useState<FieldErrors>(refusedBefore);
  const [version, setVersion] = useState(page.version);
  const [busy, setBusy] = useState(false);
  const checked = useOpenErrors(refusal, values);

  const submit = (form: HTMLFormElement) => {
    if (busy) return;
    const filled = filledIn(new FormData(form));
    setBusy(true);
    setValues(filled);
    setRefusal({});
    router.visit(action, {
      method: 'post',
      data: filled as Record<string, string>,
      preserveState: true,
      preserveScroll: true,
      onError: (errors) => setRefusal(errors as FieldErrors),
      // A lost session leads to another page.
      onSuccess: ({ component, props, flash }) => {
        if (component !== 'profile/page' || flash['error'] !== undefined) return;
        setVersion((props['page'] as PageEditView).version);
      },
      onFinish: () => setBusy(false),
    });
  };
  // A form that was sent without scripts says which state it began with.
  const began = input?.['version'] === undefined ? version : Number(input['version']);
  return {
    action,
    checked,
    errors: checked.errors,
    busy,
    values,
    submit,
    takeOver: (typed: FormData) => setValues(filledIn(typed)),
    onChange: (event: FormEvent<HTMLFormElement>) => setValues(filledIn(new FormData(event.currentTarget))),
    /** The page changed since; the next save is based on its present version. */
    isOutdated: began !== page.version,
    version: version === page.version || input !== undefined ? page.version : version,
    keepMine: () => setVersion(page.version),
  };
}
