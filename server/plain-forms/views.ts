export type PlainFieldView = {
  name: string;
  kind: 'text' | 'line' | 'code' | 'files' | 'checks' | 'box';
  label: string;
  help: string | null;
  maximum: number;
  isRequired: boolean;
  value: string;
  options: { value: string; label: string }[];
  checks: PlainCheckView[];
};

/** A check box, with its picture where it stands for one. */
export type PlainCheckView = { value: string; label: string; picture: string | null };

/** A form on a page of its own, with every text that it shows. */
export type PlainFormView = {
  action: string;
  hidden: Record<string, string>;
  backHref: string;
  title: string;
  text: string | null;
  confirm: string;
  danger: boolean;
  fields: PlainFieldView[];
};
