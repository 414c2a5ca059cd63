import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../common/format/language.ts';
import { TIME_ZONES } from '../../../server/places/time-zones.ts';
import { zoneName } from '../../../server/places/zone-name.ts';

const NOW = new Date('2026-11-23T12:00:00Z');

test.each([
  ['America/Los_Angeles', 'Pacific Time (Los Angeles)', 'hora del Pacífico (Los Ángeles)'],
  ['America/Denver', 'Mountain Time (Denver)', 'hora de la montaña (Denver)'],
  ['America/Mexico_City', 'Central Standard Time (Mexico City)', 'hora estándar central (Ciudad de México)'],
])('the zone %s is named in words of each language', (zone, english, spanish) => {
  expect([zoneName(zone, 'english', NOW), zoneName(zone, 'mexican_spanish', NOW)]).toEqual([
    english,
    spanish,
  ]);
});

test('no zone to choose shows its raw name', () => {
  for (const zone of TIME_ZONES)
    for (const language of LANGUAGES) expect(zoneName(zone, language, NOW)).not.toMatch(/[/_]/);
});
