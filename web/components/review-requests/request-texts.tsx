import { useEffect } from 'react';
import type { RequestTexts } from '../../../server/review-requests/views.ts';
import { useTakenOver } from '../../hooks/use-taken-over.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { Button } from '../ui/button.tsx';

const sharing = () => import('../../lib/share.ts');

/** A text with a link, to copy or to hand to WhatsApp or the mail program. */
export function ReadyText({ texts: { language, subject, text } }: { texts: RequestTexts }) {
  const t = useT();
  return (
    <div className="grid gap-2">
      <p
        className="rounded border border-line bg-sheet p-3 text-sm"
        lang={language === 'english' ? 'en' : 'es-MX'}
      >
        {text}
      </p>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={text} />
        <a
          className="button button-secondary button-small"
          href={`https://wa.me/?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('review_requests.by_whatsapp')}
        </a>
        <a
          className="button button-secondary button-small"
          href={`mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`}
        >
          {t('review_requests.by_mail')}
        </a>
      </div>
    </div>
  );
}

/** Copies a text; without scripts it is selected by hand. */
export function CopyButton({ text }: { text: string }) {
  const t = useT();
  const isTakenOver = useTakenOver();
  // Safari lets a page copy only right after a press, so the code is there before.
  useEffect(() => void sharing(), []);
  if (!isTakenOver) return null;
  return (
    <Button
      size="small"
      onClick={() => void sharing().then(({ copyText }) => copyText(text, t('review_requests.copied'), t))}
    >
      {t('review_requests.copy')}
    </Button>
  );
}
