import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import type { Checked } from '../../hooks/use-open-errors.ts';
import { useTakenOver } from '../../hooks/use-taken-over.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { Alert } from '../ui/alert.tsx';
import { focusFirstWrong } from './focus-first-wrong.ts';

type Props = Omit<ComponentProps<'form'>, 'onSubmit'> & {
  checked: Checked;
  onSubmit: (form: HTMLFormElement) => unknown;
  /** Its fields wait for the scripts, because a native form cannot send its data. */
  needsScripts?: boolean;
  /** Takes over the input from before the scripts had loaded; React would empty those fields. */
  onTakeOver?: ((typed: FormData) => void) | undefined;
};

/**
 * A form whose errors the server finds. They are marked and counted, and the first one gets the focus after
 * each refusal.
 */
export function CheckedForm({
  checked,
  onSubmit,
  onTakeOver,
  needsScripts = false,
  children,
  ...props
}: Props) {
  const element = useRef<HTMLFormElement>(null);
  const { refusal, errors } = checked;
  const takeOver = useRef(onTakeOver);
  const marked = useMarked(element, errors);

  // Runs before anything is drawn again.
  useLayoutEffect(() => {
    if (element.current) takeOver.current?.(new FormData(element.current));
  }, []);

  useEffect(() => {
    if (Object.keys(refusal).length > 0) focusFirstWrong(element.current);
  }, [refusal]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(event.currentTarget);
  };
  return (
    <form method="post" {...props} ref={element} noValidate onSubmit={submit}>
      {needsScripts ? <WithScripts>{children}</WithScripts> : children}
      <WrongFields errors={Object.values(errors)} marked={marked} />
    </form>
  );
}

/** Fields that wait for the scripts: typed before, they would be lost. */
export function WithScripts({ children }: { children: ReactNode }) {
  const t = useT();
  const isTakenOver = useTakenOver();
  return (
    <fieldset disabled={!isTakenOver} className="contents">
      <noscript>
        <Alert tone="caution">{t('layout.needs_scripts')}</Alert>
      </noscript>
      {children}
    </fieldset>
  );
}

/** The number of marked fields on the page, without hidden ones. It is counted before the page is painted. */
function useMarked(element: RefObject<HTMLFormElement | null>, errors: Checked['errors']): number {
  const countAgain = useRef(() => {});
  const subscribe = useCallback((onChange: () => void) => {
    countAgain.current = onChange;
    return () => {
      countAgain.current = () => {};
    };
  }, []);
  useLayoutEffect(() => countAgain.current());
  return useSyncExternalStore(
    subscribe,
    () => element.current?.querySelectorAll('.field-error').length ?? 0,
    () => Object.keys(errors).length,
  );
}

/** Several errors are counted. An error without a marked field is shown in full. */
function WrongFields({ errors, marked }: { errors: (string | undefined)[]; marked: number }) {
  const t = useT();
  if (errors.length === 0 || marked === 1) return null;
  return (
    <div className="mt-6 max-w-form">
      <Alert tone="danger" live>
        {marked > 1
          ? t('common.check_marked', { count: marked })
          : [...new Set(errors)].map((text) => <p key={text}>{text}</p>)}
      </Alert>
    </div>
  );
}
