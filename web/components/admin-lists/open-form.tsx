import { usePage } from '@inertiajs/react';
import { useState, type FormEvent, type ReactNode } from 'react';

/** Query fields that open a form above a list. */
const OPENING = ['add', 'edit', 'remove'] as const;
type Opening = (typeof OPENING)[number];
/** Which form is open, and for which row; `add` has an empty key. */
export type Opened = { form: Opening; key: string } | null;

const ORIGIN = 'http://list.invalid';
const readUrl = (url: string): URL => new URL(url, ORIGIN);

/** The open form of a list page: at first the one that its address names. */
export function useOpenedForm(): [Opened, (opened: Opened) => void] {
  const { url } = usePage();
  return useState<Opened>(() => {
    const { searchParams } = readUrl(url);
    const form = OPENING.find((name) => searchParams.has(name));
    return form ? { form, key: searchParams.get(form) ?? '' } : null;
  });
}

type Props = {
  opens: { form: Opening; key: string };
  onOpen: (opened: Opened) => void;
  /** A button that submits. */
  children: ReactNode;
};

/** A button that opens a form of its list; without scripts the same list is loaded with the form above it. */
export function OpenForm({ opens, onOpen, children }: Props) {
  const { url } = usePage();
  const { pathname, searchParams } = readUrl(url);
  const open = (event: FormEvent) => {
    event.preventDefault();
    onOpen(opens);
  };
  const kept = [...searchParams].filter(([name]) => !(OPENING as readonly string[]).includes(name));
  return (
    <form method="get" action={pathname} className="contents" onSubmit={open}>
      {kept.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name={opens.form} value={opens.key} />
      {children}
    </form>
  );
}
