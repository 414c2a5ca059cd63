import { useRef, useState, type FormEvent } from 'react';
import type { PageEditView } from '../../../server/profiles/page/page-edit-view.ts';
import { useShared } from '../../lib/page/app-context.tsx';
import { filledIn } from '../../lib/drafts/filled-in.ts';
import { offerUpgrade } from '../../lib/upgrade.ts';
import { useAutosave } from '../../hooks/use-autosave.ts';
import { usePostForm } from '../../hooks/use-post-form.ts';

export type PageIntent = 'draft' | 'publish';

/**
 * The form of one's own page. It keeps its input as a draft while typing; `version` is the page's version
 * that it began with.
 */
export function usePageForm(action: string, page: PageEditView) {
  const { input } = useShared();
  const form = usePostForm<Record<string, unknown>>(input ?? {}, {
    action,
    withTyped: (values) => values,
    visit: { preserveScroll: true },
  });
  const { data: values, setData: setValues } = form;
  // A form that was sent without scripts says which state it began with.
  const [began, setBegan] = useState(
    input?.['version'] === undefined ? page.version : Number(input['version']),
  );
  const [busy, setBusy] = useState<PageIntent | null>(null);
  const intent = useRef<PageIntent>('draft');
  const autosave = useAutosave(page.version, setBegan);

  const send = async (element: HTMLFormElement) => {
    const wanted = intent.current;
    intent.current = 'draft';
    setBusy(wanted);
    // A save on its way would be the other window of this one.
    const version = await autosave.settle();
    const filled = { ...filledIn(new FormData(element)), version: String(version), intent: wanted };
    setValues(filled);
    offerUpgrade(null);
    form.send({
      data: filled as Record<string, string>,
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
  const change = (element: HTMLFormElement) => {
    setValues(filledIn(new FormData(element)));
    autosave.later(element);
  };
  return {
    ...form,
    busy,
    values,
    /** Sets the action of the next submission. */
    meanTo: (wanted: PageIntent) => {
      intent.current = wanted;
    },
    submit: (element: HTMLFormElement): void => {
      if (busy === null) void send(element);
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
