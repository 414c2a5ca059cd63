import type { Mail, Mailer } from '../core/mail.ts';
import type { Logger } from '../core/process/logger.ts';

export type Outbox = {
  /** Does the work after the answer, so that its duration reveals nothing; a failure is logged. */
  later: (work: () => Promise<void>) => void;
  send: (mail: Mail) => void;
  /** Resolves when all begun work is done, for a clean end. */
  settled: () => Promise<void>;
};

/** Mails that are sent after the answer. */
export function createOutbox(mailer: Mailer, log: Logger): Outbox {
  const pending = new Set<Promise<void>>();
  const later = (work: () => Promise<void>) => {
    const running = work()
      .catch((error: unknown) => log.error({ err: error }, 'mail not sent'))
      .finally(() => pending.delete(running));
    pending.add(running);
  };
  return {
    later,
    send: (mail) => later(() => mailer.send(mail)),
    settled: async () => {
      await Promise.all(pending);
    },
  };
}
