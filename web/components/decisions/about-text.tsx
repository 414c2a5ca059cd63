import type { AboutText } from '../../../server/statements/about-text.ts';
import { useT } from '../../lib/page/app-context.tsx';
import { Section } from '../ui/section.tsx';
import { UserText } from '../ui/user-text.tsx';

/** The words that the decision is about, as its reader may read them. */
export function AboutTextSection({ text }: { text: AboutText }) {
  const t = useT();
  const { of, title, body, lang, changedSince, photo } = text;
  return (
    <Section title={t(`statements.text_of.${of}`)}>
      {photo && (
        <a href={photo.url}>
          <img className="reported-photo" src={photo.small} alt={t('statements.text_of.photo')} />
        </a>
      )}
      {body === '' && photo ? null : body === '' ? (
        <p className="text-muted">{t('statements.text_not_shown')}</p>
      ) : (
        <blockquote className="grid gap-2 ps-4 border-s-3 border-line wrap-anywhere" lang={lang ?? undefined}>
          {title !== '' && (
            <p className="font-semibold">
              <UserText text={title} />
            </p>
          )}
          <p className="whitespace-pre-line">
            <UserText text={body} />
          </p>
        </blockquote>
      )}
      {changedSince && body !== '' && (
        <p className="mt-3 text-sm text-muted">{t('statements.text_changed_since')}</p>
      )}
    </Section>
  );
}
