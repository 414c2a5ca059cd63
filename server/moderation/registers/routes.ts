import { checkList } from '../../contractors/registers/actions/change-list.ts';
import { route } from '../../../common/routes/route-table.ts';
import { beginList, createRegister } from '../../contractors/registers/actions/begin-list.ts';
import {
  pauseRegister,
  saveSchedule,
  saveWords,
} from '../../contractors/registers/actions/change-register.ts';
import {
  emptyForm,
  idParams,
  newListForm,
  newRegisterForm,
  saidWordsOf,
  scheduleForm,
  wordsForm,
} from '../../contractors/registers/schemas.ts';
import { LIST_FILE } from '../../contractors/registers/waiting-files.ts';
import { inertia, redirect } from '../../core/answers.ts';
import { adminOnly } from '../../core/policies.ts';
import type { Routes } from '../../core/routes.ts';
import { adminView } from '../admin-view.ts';
import { checkedListOf } from './form-mapping.ts';
import { addListSteps } from './list-steps.ts';
import { listPage } from './list-page.ts';
import { refusedRows } from './refused-rows.ts';
import { registerPage, registersPage } from './registers-page.ts';

const list = (id: number) => route('admin.registers.list', { id });
const source = (id: number) => route('admin.registers.show', { id });
const rights = { policy: adminOnly, limit: 'write' } as const;
const ofOne = { ...rights, params: idParams } as const;

/** Administrators bring lists of licenses in: sources, their lists step by step, their words and schedule. */
export function addRegisterAdminRoutes(routes: Routes): void {
  addPages(routes);
  addBeginnings(routes);
  addListSteps(routes);
  addSettings(routes);
}

function addPages(routes: Routes): void {
  routes.page('admin.registers', {
    policy: adminOnly,
    handle: async (context) => inertia('admin/registers', await registersPage(context)),
  });
  routes.page('admin.registers.new', {
    policy: adminOnly,
    handle: async (context) =>
      inertia('admin/register-new', {
        admin: await adminView(context),
        today: context.now.toISOString().slice(0, 10),
      }),
  });
  routes.page('admin.registers.show', {
    params: idParams,
    policy: adminOnly,
    handle: async (context, { params: { id } }) => inertia('admin/register', await registerPage(context, id)),
  });
  routes.page('admin.registers.list', {
    params: idParams,
    policy: adminOnly,
    handle: async (context, { params: { id } }) =>
      inertia('admin/register-list', await listPage(context, id)),
  });
  routes.page('admin.registers.refused', {
    params: idParams,
    policy: adminOnly,
    limit: 'export',
    handle: async (context, { params: { id } }) => refusedRows(context, id),
  });
}

function addBeginnings(routes: Routes): void {
  routes.form('admin.registers.store', {
    ...rights,
    body: newRegisterForm,
    files: LIST_FILE,
    handle: async (context, { body: { name, page_url: pageUrl, ...from } }) => {
      const { listId } = await createRegister(context, { name, pageUrl, ...from });
      return redirect(list(listId));
    },
  });
  routes.form('admin.registers.begin', {
    ...ofOne,
    body: newListForm,
    files: LIST_FILE,
    handle: async (context, { params: { id }, body }) => {
      const { listId } = await beginList(context, id, body);
      return redirect(list(listId));
    },
  });
}

function addSettings(routes: Routes): void {
  routes.form('admin.registers.words', {
    ...ofOne,
    body: wordsForm,
    handle: async (context, { params: { id }, body }) => {
      await saveWords(context, id, saidWordsOf(body));
      const checked = await checkedListOf(context, id);
      // The result of a check is no longer true.
      if (checked !== null) await checkList(context, checked);
      return redirect(source(id), { success: context.t('registers.words_saved') });
    },
  });
  routes.form('admin.registers.schedule', {
    ...ofOne,
    body: scheduleForm,
    handle: async (context, { params: { id }, body }) => {
      const { every, hour, share_max: shareMax, address, page_url: pageUrl } = body;
      await saveSchedule(context, id, { every, hour, shareMax, address, pageUrl });
      return redirect(source(id), { success: context.t('registers.schedule_saved') });
    },
  });
  for (const [name, isPaused] of [
    ['admin.registers.pause', true],
    ['admin.registers.resume', false],
  ] as const)
    routes.form(name, {
      ...ofOne,
      body: emptyForm,
      handle: async (context, { params: { id } }) => {
        await pauseRegister(context, id, isPaused);
        return redirect(source(id), {
          success: context.t(isPaused ? 'registers.paused' : 'registers.resumed'),
        });
      },
    });
}
