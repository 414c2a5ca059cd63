import type { OperatorConfig } from '../../core/config/config-operator.ts';

const PARTS = {
  operator_name: ({ name }) => name,
  operator_address: ({ address }) => address.replace(/\s*\n\s*/g, ', '),
  operator_email: ({ email }) => email,
} as const satisfies Record<string, (operator: OperatorConfig) => string>;

const PART = /\{(operator_name|operator_address|operator_email)\}/g;

/** Writes the operator into cleaned HTML, where an administrator wrote `{operator_name}` and the like. */
export const withOperator = (html: string, operator: OperatorConfig): string =>
  html.replace(PART, (_whole, part: keyof typeof PARTS) => escapeHtml(PARTS[part](operator)));

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
