import type { OperatorConfig } from '../../core/config/config-operator.ts';

/** The operator, as the contact page names it. */
export type OperatorView = { name: string; address: string; email: string; taxId: string | null };

export const toOperator = ({ name, address, email, taxId }: OperatorConfig): OperatorView => ({
  name,
  address,
  email,
  taxId,
});
