import { describe, expect, test } from 'vitest';
import { nestFields } from '../../../common/form-fields.ts';

const plain = (text: string): unknown => JSON.parse(JSON.stringify(nestFields(new URLSearchParams(text))));

describe('the fields of a form that the browser sends by itself', () => {
  test('the fields of a form that the browser sends by itself stand below each other where their names say so', () => {
    expect(plain('title=A&job.city=Reno&job.month=2026-10')).toEqual({
      title: 'A',
      job: { city: 'Reno', month: '2026-10' },
    });
  });

  test('the fields of a form that the browser sends by itself are lists where a name is repeated or says so', () => {
    expect(plain('a=1&a=2&a=3&ids[]=7')).toEqual({ a: ['1', '2', '3'], ids: ['7'] });
  });

  test('the fields of a form that the browser sends by itself mean nothing but fields, whatever they are called', () => {
    const fields = nestFields(new URLSearchParams('__proto__.admin=1&constructor.prototype.admin=1'));
    expect(({} as Record<string, unknown>)['admin']).toBeUndefined();
    expect(Object.getPrototypeOf(fields)).toBeNull();
  });
});
