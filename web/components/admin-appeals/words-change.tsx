import { differences, type DiffPart } from '../../../common/text/word-diff.ts';
import type { Change } from '../../../server/moderation/decision-appeals/queries/decided-about.ts';
import { useWordMask } from '../../hooks/use-word-mask.ts';
import { useT } from '../../lib/page/app-context.tsx';

type Props = { change: Change; isMasked: boolean; lang?: string };

/** The text that an edit removed beside the text that it added. */
export function WordsChange({ change: { before, after }, isMasked, lang }: Props) {
  const t = useT();
  const mask = useWordMask();
  const shown = (text: string) => (isMasked ? mask(text) : text);
  const title = differences(shown(before.title ?? ''), shown(after.title ?? ''));
  const body = differences(shown(before.body), shown(after.body));
  return (
    <>
      <div className="words-change">
        <Side
          name={t('admin.decision_appeals.before')}
          title={title.before}
          body={body.before}
          lang={lang}
          gone
        />
        <Side name={t('admin.decision_appeals.after')} title={title.after} body={body.after} lang={lang} />
      </div>
      <p className="case-note">{t('admin.decision_appeals.change_key')}</p>
    </>
  );
}

type SideProps = {
  name: string;
  title: DiffPart[];
  body: DiffPart[];
  lang?: string | undefined;
  gone?: boolean;
};

function Side({ name, title, body, lang, gone = false }: SideProps) {
  return (
    <section aria-label={name}>
      <h4 className="case-note">{name}</h4>
      {title.length > 0 && (
        <p className="font-semibold" dir="auto" lang={lang}>
          <Parts parts={title} gone={gone} />
        </p>
      )}
      <p className="whitespace-pre-line" dir="auto" lang={lang}>
        <Parts parts={body} gone={gone} />
      </p>
    </section>
  );
}

function Parts({ parts, gone }: { parts: readonly DiffPart[]; gone: boolean }) {
  const Changed = gone ? 'del' : 'ins';
  return (
    <bdi>
      {parts.map(({ text, isChanged }, at) => (isChanged ? <Changed key={at}>{text}</Changed> : text))}
    </bdi>
  );
}
