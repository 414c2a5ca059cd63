import { foundViewOf } from './list-found.ts';
import { shownState, undoOf } from './list-undo.ts';
import { notUnderstoodOf } from './not-understood.ts';
import type { ListView, MatchingView, PreviewView } from './list-views.ts';
import type { ListOrigin, ListState, ListStop } from '../../../common/limits/registers.ts';
import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { ImportError } from '../../contractors/import/import-error.ts';
import type { Mapping } from '../../contractors/import/mapping.ts';
import { sayEngine, type SaidProblem } from '../../contractors/registers/engine-sentences.ts';
import { hasFile, readListFile } from '../../contractors/registers/list-file.ts';
import { guessMatching } from '../../contractors/registers/matching/guess-matching.ts';
import { lookAtFile, type FileLook } from '../../contractors/registers/matching/look-at-file.ts';
import { matchingOf } from '../../contractors/registers/matching/mapping-of-form.ts';
import { previewList } from '../../contractors/registers/matching/preview-list.ts';
import { withWords, type SourceWords } from '../../contractors/registers/matching/source-words.ts';
import { exampleOf, type CheckResult } from '../../contractors/registers/steps/check-result.ts';
import { completed } from '../../contractors/registers/steps/list-on-disk.ts';
import { adminView } from '../admin-view.ts';
import { explainChoices } from './explain-choices.ts';

/** One list at the step that it is at. */
export async function listPage(context: Context, id: number): Promise<ListView> {
  const row = await readList(context, id);
  const { words, changedAt, mapping, found, problem, importState, importId, state, ...plain } = row;
  const said = (words ?? {}) as SourceWords;
  const isMatching = state === 'matching';
  const shown = shownState(state as ListState, importState);
  const kept = mapping === null ? null : completed(mapping as unknown as Mapping);
  const [admin, matching, preview, foundView, refusedRows, canCorrect, choices] = await Promise.all([
    adminView(context),
    isMatching ? matchingView(context, id, kept) : null,
    isMatching && kept !== null
      ? previewView(context, {
          id,
          asOf: row.asOf,
          mapping: withWords(kept, said),
        })
      : null,
    found === null
      ? null
      : foundViewOf(context, found as unknown as CheckResult, shown === 'finished' ? importId : null),
    countRefused(context, id),
    hasFile(context.database, id),
    explainChoices(context),
  ]);
  return {
    admin,
    list: {
      ...plain,
      state: shown,
      origin: row.origin as ListOrigin,
      stop: row.stop as ListStop | null,
      version: changedAt.toISOString(),
      problem: problem === null ? null : sayProblem(context.t, problem as unknown as SaidProblem),
      isMatched: mapping !== null,
      ...undoOf({ state, importState, problem: problem as SaidProblem | null }),
    },
    matching,
    preview,
    found: foundView,
    refusedRows,
    canCorrect,
    choices,
  };
}

async function readList({ database }: Context, id: number) {
  const row = await database
    .selectFrom('register_lists as l')
    .innerJoin('registers as r', 'r.id', 'l.register_id')
    .leftJoin('contractor_imports as i', 'i.id', 'l.import_id')
    .select([
      'l.id',
      'l.register_id as registerId',
      'r.name',
      'r.words',
      'r.share_max as shareMax',
      'l.state',
      'l.origin',
      'l.file_name as fileName',
      'l.byte_size as byteSize',
      'l.as_of as asOf',
      'l.changed_at as changedAt',
      'l.progress',
      'l.stop',
      'l.problem',
      'l.mapping',
      'l.found',
      'l.import_id as importId',
      'i.state as importState',
    ])
    .where('l.id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

const sayProblem = (t: Context['t'], { key, params }: SaidProblem): string => t(key, params);

/** The columns of a file; those that an earlier list had are chosen, else guessed ones. */
export async function lookAtList(
  { database }: Pick<Context, 'database'>,
  id: number,
  mapping: Pick<Mapping, 'encoding' | 'delimiter' | 'header'> | null,
): Promise<FileLook> {
  return lookAtFile(readListFile(database, id), mapping ?? {});
}

async function matchingView(context: Context, id: number, mapping: Mapping | null): Promise<MatchingView> {
  try {
    const look = await lookAtList(context, id, mapping);
    const matching =
      mapping === null ? guessMatching(look, await readRegions(context)) : matchingOf(mapping, look);
    return { columns: look.columns, matching, problem: null };
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    const problem = sayEngine(context.t, error.message);
    return {
      columns: [],
      matching: guessMatching(
        { delimiter: ',', hasHeader: true, columns: [], rows: [], endsVary: false },
        [],
      ),
      problem,
    };
  }
}

const readRegions = ({ database }: Context) =>
  database.selectFrom('regions').select(['id', 'code', 'country', 'english', 'mexican_spanish']).execute();

async function previewView(
  context: Context,
  { id, asOf, mapping }: { id: number; asOf: string; mapping: Mapping },
): Promise<PreviewView> {
  const { database, t } = context;
  const { rows, report, problem, ...rest } = await previewList(database, readListFile(database, id), {
    mapping,
    asOf,
  });
  return {
    ...rest,
    rows: rows.map((row) =>
      'reason' in row
        ? { line: row.line, reason: sayEngine(t, row.reason) }
        : { line: row.line, reason: null, ...exampleOf(row.listing) },
    ),
    notes: report.notes.map((note) => sayEngine(t, note)),
    problem: problem === null ? null : sayEngine(t, problem),
    notUnderstood: notUnderstoodOf(t, report),
  };
}

async function countRefused({ database }: Context, id: number): Promise<number> {
  const { count } = await database
    .selectFrom('register_refused_rows')
    .select((query) => query.fn.countAll<number>().as('count'))
    .where('list_id', '=', id)
    .executeTakeFirstOrThrow();
  return count;
}
