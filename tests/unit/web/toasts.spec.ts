import { expect, test } from 'vitest';
import { catalogue } from '../../../translations/index.ts';
import {
  drawToastsWith,
  endStayingToasts,
  toastError,
  toastSuccess,
  toastUntilAnswered,
  type Toast,
} from '../../../web/lib/page/toasts.ts';

test('a toast that comes before the toaster waits for it', () => {
  const drawn: Toast[] = [];
  toastSuccess('Changes Successfully Saved!');
  expect(drawn).toEqual([]);
  const stop = drawToastsWith(
    (toast) => drawn.push(toast),
    () => undefined,
  );
  toastError('Sorry Something Went wrong');
  expect(drawn).toEqual([
    { kind: 'success', text: 'Changes Successfully Saved!' },
    { kind: 'error', text: 'Sorry Something Went wrong' },
  ]);
  stop();
});

test('a toast about an unanswered request stays until the site answers, also before the toaster is there', () => {
  toastUntilAnswered('The site is not reachable');
  endStayingToasts();
  const drawn: Toast[] = [];
  const stop = drawToastsWith(
    (toast) => drawn.push(toast),
    () => drawn.splice(0),
  );
  expect(drawn).toEqual([]);
  toastUntilAnswered('The site is not reachable');
  expect(drawn).toEqual([{ kind: 'error', text: 'The site is not reachable', stays: true }]);
  endStayingToasts();
  expect(drawn).toEqual([]);
  stop();
});

test('the English texts are those of the brief to the letter', () => {
  const english = Object.entries(catalogue).flatMap(([key, [text]]) =>
    key.startsWith('toasts.') ? [text] : [],
  );
  expect(new Set(english)).toEqual(
    new Set([
      'Sorry Something Went wrong',
      'wrong intoken',
      'Error Fetching translations',
      'Wrong in User Version Fetching',
      'Wrong in User Version Details',
      'Changes Successfully Saved!',
      'Review Successfully Deleted',
      'Response Successfully Deleted',
      'Review deactivated successfully',
      'Review activated successfully',
      'Response deactivated successfully',
      'Response activated successfully',
      'Review Successfully Upadated',
      'Response Successfully Upadated',
      'Appeal is successfully accepted!',
      'Appeal is successfully rejected!',
      'Appeal is Successfully Submitted',
      'Turn off Appeal is Successfully Submitted',
      'Review response added successfully!',
      'Review response deleted successfully!',
    ]),
  );
});
