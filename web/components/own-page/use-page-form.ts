import { useRef, useState, type FormEvent } from 'react';
import { route } from '../../../common/routes/route-table.ts';
import { PAGE_SECTIONS, type PageSection } from '../../../common/profiles/page-sections.ts';
import type { PageEditView } from '../../../server/profiles/page/page-edit-view.ts';
import { useShared } from '../../lib/page/app-context.tsx';
import { filledIn } from '../../lib/drafts/filled-in.ts';
import { offerUpgrade } from '../../lib/upgrade.ts';
import { usePostForm } from '../../hooks/use-post-form.ts';
import { useAutosave } from './use-autosave.ts';
import type { PageSaves } from './use-page-saves.ts';

export type PageIntent = 'draft' | 'publish';
type Typed = Readonly<Record<string, unknown>>;

const isOf = (section: PageSection, input: Typed | undefined): boolean =>
  PAGE_SECTIONS[section].some((field) => input?.[field] !== undefined);

/** The form of one section of one's own page. It keeps its input as a draft while typing. */
export function usePageForm(section: PageSection, saves: PageSaves) {
  const { input } = useShared();
  const isRefused = isOf(section, input);
  const form = usePostForm<Record<string, unknown>>(isRefused && input ? input : {}, {
    action: route('contractor.update'),
    isRefused: () => isRefused,
    withTyped: (values) => values,
    visit: { preserveScroll: true },
  });
  const { data: values, setData: setValues } = form;
  const [isTyped, setIsTyped] = useState(isRefused);
  const [busy, setBusy] = useState<PageIntent | null>(null);
  const intent = useRef<PageIntent>('publish');
  const autosave = useAutosave(saves);

  const send = async (element: HTMLFormElement) => {
    const wanted = intent.current;
    intent.current = 'publish';
    setBusy(wanted);
    // A save on its way would be the other window of this one; without a session the text stays here.
    if ((await autosave.settle()) === 'signed_out') return setBusy(null);
    const filled = { ...filledIn(new FormData(element)), version: String(saves.latest()), intent: wanted };
    setValues(filled);
    offerUpgrade(null);
    form.send({
      data: filled as Record<string, string>,
      // A lost session leads to another page.
      onSuccess: ({ component, props, flash }) => {
        if (component !== 'profile/page' || flash['error'] !== undefined) return;
        autosave.restart();
        saves.know((props['page'] as PageEditView).version);
      },
      onFinish: () => setBusy(null),
    });
  };
  const change = (element: HTMLFormElement) => {
    saves.type(section);
    setIsTyped(true);
    setValues(filledIn(new FormData(element)));
    autosave.later(element);
  };
  return {
    ...form,
    /** A form without scripts was refused; it begins unfolded. */
    isRefused,
    /** Another window changed the page since, and something is typed here. */
    isOutdated: saves.isOutdated && isTyped,
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
    keepMine: () => {
      autosave.restart();
      saves.accept();
    },
  };
}
export type PageForm = ReturnType<typeof usePageForm>;
