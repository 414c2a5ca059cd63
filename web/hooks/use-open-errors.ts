import { useState } from 'react';
import { openErrors, type FieldErrors } from '../lib/drafts/open-errors.ts';

/** A form's errors: the server's last refusal, and those that are not corrected yet. */
export type Checked = { refusal: FieldErrors; errors: FieldErrors };

/** Lets go of an error when its field is changed. `values` are named as the server names the fields. */
export function useOpenErrors(refusal: FieldErrors, values: unknown): Checked {
  const [seen, setSeen] = useState({ refusal, values });
  if (seen.refusal !== refusal) {
    setSeen({ refusal, values });
    return { refusal, errors: refusal };
  }
  return { refusal, errors: openErrors(refusal, seen.values, values) };
}
