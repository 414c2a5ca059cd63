import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { callApi } from '../../lib/api.ts';
import { useShared, useT } from '../../lib/page/app-context.tsx';
import { begunMention, matchingNames, withMention, type BegunMention } from '../../lib/mentions.ts';
import { TextArea, type TextAreaProps } from '../ui/form/text-area.tsx';

type Props = Omit<TextAreaProps, 'onChange' | 'value'> & {
  postingId: number;
  value: string;
  onText: (text: string) => void;
};

/** A field in which "@" offers the people of the posting and those the writer follows. */
export function MentionTextArea({ postingId, value, onText, ...props }: Props) {
  const t = useT();
  const listId = useId();
  const field = useRef<HTMLDivElement>(null);
  const names = useNames(postingId);
  const [begun, setBegun] = useState<BegunMention | null>(null);
  const [active, setActive] = useState(0);
  const found = begun === null ? [] : matchingNames(names.all, begun.typed);
  const isOpen = found.length > 0;
  const area = () => field.current?.querySelector('textarea') ?? null;
  const look = () => {
    const { value: text = '', selectionStart = 0 } = area() ?? {};
    const next = begunMention(text, selectionStart);
    if (next !== null) names.fetch();
    setBegun(next);
    setActive(0);
  };
  const choose = (name: string) => {
    if (begun === null) return;
    const { text, caret } = withMention(value, begun, name);
    onText(text);
    setBegun(null);
    requestAnimationFrame(() => {
      area()?.focus();
      area()?.setSelectionRange(caret, caret);
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen || event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const name = found[active];
    if (step !== undefined) setActive((active + step + found.length) % found.length);
    else if (event.key === 'Escape') setBegun(null);
    else if ((event.key === 'Enter' || event.key === 'Tab') && name !== undefined) choose(name);
    else return;
    event.preventDefault();
  };
  return (
    <div ref={field} className="relative">
      <TextArea
        {...props}
        value={value}
        aria-autocomplete="list"
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen ? `${listId}-${active}` : undefined}
        onChange={({ target }) => {
          onText(target.value);
          look();
        }}
        onKeyDown={onKeyDown}
        onClick={look}
        onBlur={() => setBegun(null)}
      />
      <span className="sr-only" role="status">
        {isOpen && t('comments.mention_count', { count: found.length })}
      </span>
      <span
        id={listId}
        role="listbox"
        aria-label={t('comments.mention')}
        className="mention-list"
        hidden={!isOpen}
      >
        {found.map((name, index) => (
          <button
            type="button"
            key={name}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            // The field keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(name)}
          >
            <bdi>{name}</bdi>
          </button>
        ))}
      </span>
    </div>
  );
}

type Answer = { people: { name: string }[] };

/** The names that may be mentioned, fetched with the first "@"; without them the field is a plain one. */
function useNames(postingId: number): { all: readonly string[]; fetch: () => void } {
  const [all, setAll] = useState<readonly string[]>([]);
  const { viewer } = useShared();
  const asked = useRef(false);
  const fetch = () => {
    if (asked.current || viewer === null) return;
    asked.current = true;
    callApi<Answer>('api.posts.mentions', { id: postingId }, { quiet: true }).then(
      ({ people }) => setAll([...new Set(people.map(({ name }) => name))]),
      () => undefined,
    );
  };
  return { all, fetch };
}
