import { router } from '@inertiajs/react';
import { useEffect, useEffectEvent, useId, useState, type RefObject } from 'react';
import type { Translate } from '../../../common/format/translator.ts';
import type { Suggestions } from '../../../server/search/suggestions.ts';
import type { MessageKey } from '../../../translations/index.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { useSuggestions } from './use-suggestions.ts';

type Props = {
  input: RefObject<HTMLInputElement | null>;
  field: 'what' | 'where';
  onChoose: ((text: string) => void) | undefined;
};

/** `url`: leads there instead of into the field. */
type Option = { key: string; text: string; hint: string; url: string | null };
type Group = { title: MessageKey; options: Option[] };

function groupsOf({ trades, places, contractors }: Suggestions, t: Translate): Group[] {
  const groups: Group[] = [
    {
      title: 'search.suggested_trades',
      options: trades.map(({ text, slug, trade }) => ({
        key: `${slug} ${text}`,
        text,
        hint: text === trade ? '' : trade,
        url: null,
      })),
    },
    {
      title: 'search.suggested_places',
      options: places.map(({ text }) => ({ key: text, text, hint: '', url: null })),
    },
    {
      title: 'search.suggested_contractors',
      options: contractors.map(({ text, place, url, closedOn }) => ({
        key: url,
        text,
        hint: closedOn === null ? place : [t('closed.mark'), place].filter(Boolean).join(' · '),
        url,
      })),
    },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

/**
 * The suggestions in groups below the field: a list for arrows and Enter while the focus stays in the field.
 */
export function SuggestionList({ input, field, onChoose }: Props) {
  const t = useT();
  const id = useId();
  const { found, close } = useSuggestions(input, field);
  const [active, setActive] = useState<string | null>(null);
  const groups = groupsOf(found, t);
  const options = groups.flatMap((group) => group.options);
  const place = options.findIndex(({ key }) => key === active);
  const idOf = (index: number) => `${id}-${index}`;

  const choose = (option: Option) => {
    close();
    setActive(null);
    if (option.url !== null) router.visit(option.url);
    else if (onChoose) onChoose(option.text);
    else if (input.current) fillIn(input.current, option.text);
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (options.length === 0 || event.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      // One place beyond the ends is the field itself.
      const next = (place + 1 + step + options.length + 1) % (options.length + 1);
      setActive(options[next - 1]?.key ?? null);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      setActive(null);
      close();
    } else if (event.key === 'Enter') {
      const option = options[place];
      if (option) event.preventDefault();
      if (option) choose(option);
      else close();
    } else setActive(null);
  });
  useEffect(() => {
    const element = input.current;
    element?.addEventListener('keydown', onKey);
    return () => element?.removeEventListener('keydown', onKey);
  }, [input]);
  useEffect(() => {
    if (input.current)
      describe(input.current, {
        listId: id,
        isOpen: options.length > 0,
        active: place < 0 ? null : idOf(place),
      });
  });

  return (
    <>
      <span className="sr-only" role="status">
        {options.length > 0 && t('search.suggestion_count', { count: options.length })}
      </span>
      <span
        id={id}
        role="listbox"
        aria-label={t('search.suggestions')}
        className="suggestions"
        hidden={options.length === 0}
      >
        {groups.map(({ title, options: inGroup }) => (
          <span key={title} role="group" aria-label={t(title)} className="block">
            <span className="suggestion-title" aria-hidden="true">
              {t(title)}
            </span>
            {inGroup.map((option) => {
              const index = options.indexOf(option);
              return (
                <button
                  type="button"
                  key={option.key}
                  id={idOf(index)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === place}
                  className="suggestion"
                  // The field keeps the focus.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => choose(option)}
                >
                  {option.text}
                  {option.hint !== '' && <span className="suggestion-hint">{option.hint}</span>}
                </button>
              );
            })}
          </span>
        ))}
      </span>
    </>
  );
}

type State = { listId: string; isOpen: boolean; active: string | null };

/** Makes the field a combobox to a screen reader; until then it is a plain field. */
function describe(input: HTMLInputElement, { listId, isOpen, active }: State): void {
  input.setAttribute('role', 'combobox');
  input.setAttribute('aria-autocomplete', 'list');
  input.setAttribute('aria-controls', listId);
  input.setAttribute('aria-expanded', String(isOpen));
  if (active === null) input.removeAttribute('aria-activedescendant');
  else input.setAttribute('aria-activedescendant', active);
  if (active !== null) document.getElementById(active)?.scrollIntoView({ block: 'nearest' });
}

/** A search in which the other field says something already is sent at once. */
function fillIn(input: HTMLInputElement, text: string): void {
  input.value = text;
  const other = input.form?.elements.namedItem(input.name === 'q' ? 'near' : 'q');
  if (other instanceof HTMLInputElement && other.value !== '') input.form?.requestSubmit();
}
