import { defineMessages } from '../../common/format/messages.ts';

/** What stands in place of a list, or below a short one. */
export default defineMessages({
  'search.skip_to_results': ['Skip to results', 'Ir a los resultados'],
  'search.missed_unknown': ['We don’t know “{text}”', 'No conocemos “{text}”'],
  'search.missed_no_such_trade': ['We have no trade for “{text}”', 'No tenemos un oficio para “{text}”'],
  'search.missed_nobody': ['No contractor matches “{text}”', 'Ningún contratista coincide con “{text}”'],
  'search.missed_nearest': ['The closest that we have:', 'Lo más parecido que tenemos:'],
  'search.missed_choose': ['Choose a trade:', 'Elija un oficio:'],
  'search.near_me': ['Where are you?', '¿Dónde está usted?'],
  'search.near_me_text': [
    'Use your location, or type a city or a postal code above.',
    'Use su ubicación, o escriba arriba una ciudad o un código postal.',
  ],
  'search.more': [
    '{count, plural, one {One more result: {people}} other {# more {people}}}',
    '{count, plural, one {Otro resultado} other {Otros # resultados}}: {people}',
  ],
  'search.more_near': [
    '{count, plural, one {One more result: {people}} other {# more {people}}} near {place}',
    '{count, plural, one {Otro resultado} other {Otros # resultados}}: {people} cerca de {place}',
  ],
  'search.more_contractors': ['contractors', 'contratistas'],
});
