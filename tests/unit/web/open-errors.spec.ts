import { describe, expect, test } from 'vitest';
import { keptFields } from '../../../web/lib/drafts/kept-fields.ts';
import { openErrors } from '../../../web/lib/drafts/open-errors.ts';

const refused = { title: '', job: { month: '', city: '' }, photos: [1, 2] };

describe('the errors of a refused form', () => {
  test('the errors of a refused form stand as long as their fields hold what they held', () => {
    const errors = { title: 'Required.', 'job.month': 'Choose a month.', form: 'Too many.' };
    expect(openErrors(errors, refused, structuredClone(refused))).toBe(errors);
  });

  test('the errors of a refused form go one by one when their fields are changed, also below another field', () => {
    const errors = { title: 'Required.', 'job.month': 'Choose a month.' };
    const corrected = { ...refused, job: { ...refused.job, month: '2026-10' } };
    expect(openErrors(errors, refused, corrected)).toEqual({ title: 'Required.' });
  });

  test('the errors of a refused form of an entry of a list go when that entry is taken out', () => {
    const errors = { 'photos.1': 'This is no picture of yours.' };
    expect(openErrors(errors, refused, { ...refused, photos: [1] })).toEqual({});
  });

  test('the errors of a refused form of what is not in the form stay until it is sent again', () => {
    expect(openErrors({ token: 'Used up.' }, refused, { ...refused, title: 'x' })).toEqual({
      token: 'Used up.',
    });
  });
});

describe('a form that was sent before its scripts came', () => {
  const empty = { email: '', upload_id: null, next: '' };

  test('a form that was sent before its scripts came begins with the texts that were typed, and nothing of another kind', () => {
    expect(keptFields(empty, { email: 'ñ@x', upload_id: '7', next: 7, other: 'x' })).toEqual({
      ...empty,
      email: 'ñ@x',
    });
  });

  test('a form that was sent before its scripts came has checked boxes of one name with commas in one text, without the empty field', () => {
    expect(keptFields({ photos: '1,2,3' }, { photos: ['', '1', '3'] })).toEqual({ photos: '1,3' });
  });

  test('a form that was sent before its scripts came is the same object where nothing was typed', () => {
    expect(keptFields(empty, { email: '' })).toBe(empty);
    expect(keptFields(empty, undefined)).toBe(empty);
  });
});
