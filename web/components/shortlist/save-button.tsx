import { router, usePage } from '@inertiajs/react';
import type { FormEvent } from 'react';
import { route } from '../../../common/routes/route-table.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { cx } from '../../lib/cx.ts';
import { OwnFields } from '../form/post-form.tsx';

const FORM_ID = 'save-form';

type Props = { id: number; name: string; isKept: boolean; label?: string; className?: string };

/**
 * Adds a contractor to the reader's list or removes it. It belongs to the page's `SaveForm` in another place.
 */
export function SaveButton({ id, name, isKept, label, className }: Props) {
  const t = useT();
  return (
    <button
      type="submit"
      form={FORM_ID}
      formAction={route(isKept ? 'shortlist.remove' : 'shortlist.add')}
      name="contractor_id"
      value={id}
      aria-pressed={isKept}
      className={cx('save-button', isKept && !label && 'is-kept', className)}
    >
      {label ?? t(isKept ? 'contractors.kept' : 'contractors.keep')}
      <span className="sr-only"> {name}</span>
    </button>
  );
}

/** Once on a page with such buttons, outside of any other form. */
export function SaveForm() {
  const { url } = usePage();
  const send = (event: FormEvent) => {
    event.preventDefault();
    const submitter = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement;
    router.post(
      submitter.formAction,
      { contractor_id: submitter.value, next: url },
      { preserveScroll: true, preserveState: true },
    );
  };
  return (
    <form id={FORM_ID} method="post" action={route('shortlist.add')} onSubmit={send}>
      <OwnFields also={{ next: url }} />
    </form>
  );
}
