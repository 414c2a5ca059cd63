import * as z from 'zod';

/** The person or company that runs this site, as its pages, invoices and mails name them. */
export type OperatorConfig = {
  name: string;
  /** One line or several, as on an envelope. */
  address: string;
  /** Answers to all mails go there. */
  email: string;
  taxId: string | null;
};

/** Stands on pages and mails in development; production refuses to start with any of it. */
export const PLACEHOLDER_OPERATOR = {
  name: 'Operator name (OPERATOR_NAME)',
  address: 'Operator address (OPERATOR_ADDRESS)',
  email: 'operator@plumbline.test',
  taxId: null,
} as const satisfies OperatorConfig;

const NO_LINE_END = /^[^\r\n]+$/;

export const OPERATOR_SETTINGS = {
  OPERATOR_NAME: z.string().trim().max(120).regex(NO_LINE_END, 'must be one line').optional(),
  OPERATOR_ADDRESS: z.string().trim().max(300, 'must be 300 characters at most').optional(),
  OPERATOR_EMAIL: z.email('must be an email address').max(254).optional(),
  OPERATOR_TAX_ID: z.string().trim().max(40).regex(NO_LINE_END, 'must be one line').optional(),
};

const SCHEMA = z.object(OPERATOR_SETTINGS);

export const operatorOf = (settings: z.infer<typeof SCHEMA>): OperatorConfig => ({
  name: settings.OPERATOR_NAME ?? PLACEHOLDER_OPERATOR.name,
  address: settings.OPERATOR_ADDRESS ?? PLACEHOLDER_OPERATOR.address,
  email: settings.OPERATOR_EMAIL ?? PLACEHOLDER_OPERATOR.email,
  taxId: settings.OPERATOR_TAX_ID ?? null,
});
