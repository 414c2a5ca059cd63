import { expect, expectTypeOf, test } from 'vitest';
import { defineMessages } from '../../../common/format/messages.ts';

test('a catalogue comes back unchanged and its keys are known to the compiler', () => {
  const catalogue = defineMessages({ 'home.title': ['Home', 'Inicio'] });
  expect(catalogue['home.title']).toEqual(['Home', 'Inicio']);
  expectTypeOf<keyof typeof catalogue>().toEqualTypeOf<'home.title'>();
});

test('a text without its translation does not compile', () => {
  // @ts-expect-error -- the Spanish is missing
  defineMessages({ 'home.title': ['Home'] });
  // @ts-expect-error -- the key has no domain
  defineMessages({ title: ['Home', 'Inicio'] });
});
