import { Select, type Option } from '../ui/form/select.tsx';

export type FilterChoiceProps = {
  name: string;
  label: string;
  value: string | number | null;
  options: readonly Option[];
  /** The first choice, which omits the filter. */
  any: string;
};

/** One choice of a filter row, with its label above. */
export function FilterChoice({ name, label, value, options, any }: FilterChoiceProps) {
  return (
    <label className="filter">
      <span className="filter-label">{label}</span>
      <Select name={name} defaultValue={String(value ?? '')} options={options} placeholder={any} />
    </label>
  );
}

/** The filled-in fields of a form. */
export function chosenIn(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].filter(([, value]) => value !== '');
  return Object.fromEntries(entries) as Record<string, string>;
}
