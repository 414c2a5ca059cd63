import { checkEmail } from '../../../common/format/email-and-url.ts';
import { useT } from '../../lib/page/app-context.tsx';

/** The server's check, made before sending: the problem of an address in the reader's language, or null. */
export function useEmailCheck(): (email: string) => string | null {
  const t = useT();
  return (email) => (checkEmail(email.trim()) === null ? null : t('accounts.email_invalid'));
}
