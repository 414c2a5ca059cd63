import { route } from '../../../common/routes/route-table.ts';
import {
  checkList,
  discardList,
  rematchList,
  runList,
  saveColumns,
  undoList,
} from '../../contractors/registers/actions/change-list.ts';
import { saveWords } from '../../contractors/registers/actions/change-register.ts';
import {
  columnsForm,
  emptyForm,
  idParams,
  saidWordsOf,
  stepForm,
  wordsForm,
} from '../../contractors/registers/schemas.ts';
import { redirect } from '../../core/answers.ts';
import { adminOnly } from '../../core/policies.ts';
import type { Routes } from '../../core/routes.ts';
import { listOf, mappingOfForm } from './form-mapping.ts';

const ofOne = { policy: adminOnly, limit: 'write', params: idParams } as const;
const list = (id: number) => route('admin.registers.list', { id });
const source = (id: number) => route('admin.registers.show', { id });

/** The steps of one list, from its columns to its end. */
export function addListSteps(routes: Routes): void {
  addSteps(routes);
  addEnds(routes);
}

function addSteps(routes: Routes): void {
  routes.form('admin.registers.columns', {
    ...ofOne,
    body: columnsForm,
    handle: async (context, { params: { id }, body }) => {
      const mapping = await mappingOfForm(context, id, body);
      await saveColumns(context, id, { mapping, day: body.day, version: body.version });
      return redirect(list(id), { success: context.t('registers.columns_saved') });
    },
  });
  routes.form('admin.registers.check', {
    ...ofOne,
    body: stepForm,
    handle: async (context, { params: { id }, body: { version } }) => {
      await checkList(context, id, version);
      return redirect(list(id));
    },
  });
  routes.form('admin.registers.rematch', {
    ...ofOne,
    body: stepForm,
    handle: async (context, { params: { id }, body: { version } }) => {
      await rematchList(context, id, version);
      return redirect(list(id));
    },
  });
  routes.form('admin.registers.run', {
    ...ofOne,
    body: stepForm,
    handle: async (context, { params: { id }, body: { version } }) => {
      await runList(context, id, version);
      return redirect(list(id));
    },
  });
}

function addEnds(routes: Routes): void {
  routes.form('admin.registers.discard', {
    ...ofOne,
    body: emptyForm,
    handle: async (context, { params: { id } }) => {
      const { registerId } = await discardList(context, id);
      return redirect(source(registerId), { success: context.t('registers.discarded') });
    },
  });
  routes.form('admin.registers.undo', {
    ...ofOne,
    body: emptyForm,
    handle: async (context, { params: { id } }) => {
      await undoList(context, id);
      return redirect(list(id));
    },
  });
  routes.form('admin.registers.list_words', {
    ...ofOne,
    body: wordsForm,
    handle: async (context, { params: { id }, body }) => {
      const { registerId, state } = await listOf(context, id);
      await saveWords(context, registerId, saidWordsOf(body));
      // The result of a check is no longer true.
      if (state === 'checked') await checkList(context, id);
      return redirect(list(id), { success: context.t('registers.words_saved') });
    },
  });
}
