import { describe, expect, test } from 'vitest';
import { HOLD_WORDS } from '../../../server/database/seeds/reference/hold-words.ts';
import { namesChild } from '../../../server/screening/children.ts';
import { fold } from '../../../server/screening/fold.ts';
import { runsOf, similarity } from '../../../server/screening/near-copy.ts';
import { signalsOf, textRules } from '../../../server/screening/text-rules.ts';

const rules = textRules(HOLD_WORDS.map(({ word }) => word));
const signals = (text: string) => signalsOf(rules, text);

describe('a threat', () => {
  test.each([
    'te mataré',
    'k1ll you',
    'I will ki11 you',
    'I wіll kіll you',
    'I will k.i.l.l you',
    'I will kiIl you',
    'I told him I will kill him.',
    'Le dije que lo voy a matar.',
    'He was rude. I will find him and break his legs.',
    'Pay me or I come with my brothers.',
    'Te voy a partir la madre.',
  ])('the text %j is held', (text) => {
    expect(signals(text)).toEqual(['hold_word']);
  });

  test.each([
    'They sprayed and it did not kill them.',
    'I will kill them with vinegar, he said of the weeds.',
    'This wiring could burn your house down.',
    'The place was left spic and span.',
    '"Págame o no te entrego las llaves", me dijo.',
    'He said he would kill me, so I called the police.',
    'The owner texted me “I know where you live” at night.',
    'No sé dónde vive.',
    'I will shoot you an email.',
    'Refund me or I will file a complaint with the board.',
    'I will remove this review if they fix the leak.',
    'Las cucarachas: las vamos a matar con esto.',
  ])('the text %j is free', (text) => {
    expect(signals(text)).toEqual([]);
  });
});

describe('look-alike letters', () => {
  test.each([
    ['a phone number', 'Call 6О2-555-О123', 'contact_details'],
    ['a slur', 'a fаggоt with a ladder', 'hold_word'],
    ['a slur in numbers', 'those sp1cs', 'hold_word'],
    ['an address', '1420 Оаk Strеet, behind the church', 'contact_details'],
  ])('screening finds %s through them', (_, text, signal) => {
    expect(signals(text)).toEqual([signal]);
  });

  test('a copy with look-alike letters is the same text', () => {
    const text = 'They replaced the water heater in three hours and hauled the old one away';
    const copy = text.replaceAll('e', 'е').replaceAll('a', 'а').replaceAll('o', 'ο');
    expect(copy).not.toBe(text);
    expect(similarity(runsOf(text), runsOf(copy))).toBe(1);
  });

  test('letters without a look-alike stay what they are', () => {
    expect(fold('Работа Жданова 工事')).toContain('工事');
    expect(fold('Ñandú')).toBe('nandu');
  });
});

describe('a child', () => {
  test.each([
    'His daughter Emma goes to Desert View Middle School.',
    "Their boy Tyler is in Mrs. Keller's class.",
    'Su hija Ximena va en tercero B de la primaria Benito Juárez.',
    'Recoge a su hija Danna en la escuela Niños Héroes.',
  ])('the text %j names one with a school', (text) => {
    expect(namesChild(text)).toBe(true);
  });

  test.each([
    'They painted Lincoln Elementary before August.',
    'My son Mike recommended them for the school gym.',
    'Emma at the office was kind.',
    'Su hijo Luis le ayuda en la obra.',
    'Pintaron la primaria Benito Juárez.',
    'Los niños estaban en la escuela.',
  ])('the text %j names none', (text) => {
    expect(namesChild(text)).toBe(false);
  });
});

describe('contact details', () => {
  test.each([
    't.me/fastfence',
    'find us @mesa.concrete',
    'see desertbloom.plumbing',
    'lonestar-remodel.construction',
  ])('the text %j is held', (text) => {
    expect(signals(text)).toEqual(['contact_details']);
  });

  test.each([
    'Thanks to the 5 guys leaving.Pro crew.',
    'Great work.Very polite.My house is clean.So happy.',
    'Hacía 33 35 38 40 42 grados y no pararon.',
    'Vive en Monterrey, 64000, y vino el mismo día.',
    'We met @ 8am, 3 rooms @ $200.',
    'I ordered the tile from Amazon.com and they laid it.',
    'THE INSULATION.NEW STAIRWELL',
  ])('the text %j is free', (text) => {
    expect(signals(text)).toEqual([]);
  });
});
