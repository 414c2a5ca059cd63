import { useShared } from '../lib/page/app-context.tsx';

/** A refused form's values, with which its fields begin; without one, the stored values. */
export type KeptInput = {
  text: (name: string, stored: string | number | null | undefined) => string;
  list: (name: string, stored: readonly (string | number)[]) => string[];
  flag: (name: string, stored: boolean) => boolean;
};

/** `name` is that of the field; a dot leads into a part of the form. */
export function useKeptInput(): KeptInput {
  const { input } = useShared();
  const valueOf = (name: string): unknown =>
    name
      .split('.')
      .reduce<unknown>(
        (value, key) =>
          typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined,
        input,
      );
  return {
    text: (name, stored) => {
      const kept = valueOf(name);
      return typeof kept === 'string' ? kept : String(stored ?? '');
    },
    list: (name, stored) => {
      const kept = valueOf(name);
      return (Array.isArray(kept) ? kept : stored).map(String);
    },
    flag: (name, stored) => {
      const kept = valueOf(name);
      return kept === undefined ? stored : [kept].flat().at(-1) === 'yes';
    },
  };
}
