import { route } from '../../../common/routes/route-table.ts';
import type { ProofView } from '../../../server/public-log/views.ts';
import { PageHead } from '../../components/layout/page-head.tsx';
import { Alert } from '../../components/ui/alert.tsx';
import { ButtonLink } from '../../components/ui/button.tsx';
import { DataList } from '../../components/ui/data-list.tsx';
import { Section } from '../../components/ui/section.tsx';
import { useLocalDay } from '../../lib/local-date.ts';
import { usePath, useT } from '../../lib/page/app-context.tsx';

export type Props = { proof: ProofView };

/** The latest entry of the public log about one thing. */
export default function ProofPage({ proof }: Props) {
  const t = useT();
  const { kind, id, entry } = proof;
  return (
    <div className="grid max-w-text gap-6">
      <PageHead title={t('proofs.title')} description={t('proofs.why')} noIndex />
      <h1>{t('proofs.title')}</h1>
      {entry === null ? <Alert>{t('proofs.being_made')}</Alert> : <Entry kind={kind} id={id} entry={entry} />}
      <p>{t('proofs.why')}</p>
      {entry !== null && <Details entry={entry} />}
    </div>
  );
}

type EntryView = NonNullable<ProofView['entry']>;

function Entry({ kind, id, entry }: Pick<ProofView, 'kind' | 'id'> & { entry: EntryView }) {
  const t = useT();
  const path = usePath();
  const localDay = useLocalDay();
  const said = { thing: t(`proofs.thing.${kind}`), date: localDay(entry.at) };
  const file = route('proofs.file', { kind, id });
  return (
    <>
      <Alert tone={entry.isPublic ? 'good' : 'neutral'}>{sentenceOf(entry, said, t)}</Alert>
      {entry.isWithoutWords && <p className="text-muted">{t('proofs.without_words')}</p>}
      <p className="flex flex-wrap gap-3">
        <a href={file} download={`proof-${kind}-${id}.json`} className="button button-secondary">
          {t('proofs.save')}
        </a>
        <ButtonLink href={path('verify', {}, { query: { of: `${kind}/${id}` } })}>
          {t('proofs.check')}
        </ButtonLink>
      </p>
    </>
  );
}

function sentenceOf(
  { isPublic, verb }: EntryView,
  said: { thing: string; date: string },
  t: ReturnType<typeof useT>,
): string {
  if (isPublic) return t('proofs.unchanged', said);
  return verb === 'ended' ? t('proofs.over', said) : t('proofs.ended', said);
}

function Details({ entry }: { entry: EntryView }) {
  const t = useT();
  const { number, size, at, verb, previous, commitment, origin } = entry;
  return (
    <Section title={t('proofs.details')}>
      <DataList
        items={[
          {
            term: t('proofs.entry'),
            detail: t('proofs.entry_of', { number: String(number), size: String(size) }),
          },
          { term: t('proofs.what'), detail: t(`proofs.verb.${verb}`) },
          { term: t('proofs.time'), detail: <code className="hash">{at}</code> },
          ...(previous === null ? [] : [{ term: t('proofs.previous'), detail: String(previous) }]),
          ...(commitment === null
            ? []
            : [{ term: t('proofs.commitment'), detail: <code className="hash">{commitment}</code> }]),
          { term: t('proofs.log'), detail: <code className="hash">{origin}</code> },
        ]}
      />
    </Section>
  );
}
