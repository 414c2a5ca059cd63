import { usePage } from '@inertiajs/react';
import { useRef, useState, type FormEvent } from 'react';
import type { PageEditView } from '../../server/profiles/page/page-edit-view.ts';
import { useShared } from '../lib/page/app-context.tsx';
import { filledIn } from '../lib/drafts/filled-in.ts';
import { offerUpgrade } from '../lib/upgrade.ts';
import { useAutosave } from './use-autosave.ts';
import { usePost } from './use-post.ts';

export type PageIntent = 'draft' | 'publish';

/**
 * The form of one's own page. It keeps its input as a draft while typing; `version` is the page's version
 * that it began with.
 */
export function usePageForm(action: string, page: PageEditView) {
  const { errors: refusedBefore } = usePage().props;
  const { input } = useShared();
  const [values, setValues] = useState<Record<string, unknown>>(input ?? {});
  // A form that was sent without scripts says which state it began with.
  const [began, setBegan] = useState(
    input?.['version'] === undefined ? page.version : Number(input['version']),
  );
  const [busy, setBusy] = useState<PageIntent | null>(null);
  const intent = useRef<PageIntent>('draft');
  const autosave = useAutosave(page.version, setBegan);
  const { post, checked, errors } = usePost(values, refusedBefore);

  const send = async (form: HTMLFormElement) => {
    const wanted = intent.current;
    intent.current = 'draft';
    setBusy(wanted);
    // A save on its way would be the other window of this one.
    const version = await autosave.settle();
    const filled = { ...filledIn(new FormData(form)), version: String(version), intent: wanted };
    setValues(filled);
    offerUpgrade(null);
    post(action, {
      data: filled as Record<string, string>,
      preserveScroll: true,
      // A lost session leads to another page.
      onSuccess: ({ component, props, flash }) => {
        if (component !== 'profile/page' || flash['error'] !== undefined) return;
        const saved = (props['page'] as PageEditView).version;
        autosave.restart(saved);
        setBegan(saved);
      },
      onFinish: () => setBusy(null),
    });
  };
  const change = (form: HTMLFormElement) => {
    setValues(filledIn(new FormData(form)));
    autosave.later(form);
  };
  return {
    action,
    checked,
    errors,
    busy,
    values,
    /** Sets the action of the next submission. */
    meanTo: (wanted: PageIntent) => {
      intent.current = wanted;
    },
    submit: (form: HTMLFormElement): void => {
      if (busy === null) void send(form);
    },
    takeOver: (typed: FormData) => setValues(filledIn(typed)),
    onChange: (event: FormEvent<HTMLFormElement>) => change(event.currentTarget),
    change,
    autosave: autosave.state,
    /** How often a draft was kept here. */
    saves: autosave.saves,
    /** The page changed since; the next save is based on its present version. */
    isOutdated: began < page.version,
    version: autosave.version,
    keepMine: () => {
      autosave.restart(page.version);
      setBegan(page.version);
    },
  };
}
