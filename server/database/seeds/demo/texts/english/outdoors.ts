import { job, type TradeTexts } from '../shapes.ts';

/** Decks and patios, pools. */
export const OUTDOORS: Readonly<Record<string, TradeTexts>> = {
  'decks-patios': {
    jobs: [
      job(
        'deck',
        7000,
        24000,
        'We had a deck of about [300|380|450] square feet built, [composite boards|redwood], with stairs down to the lawn.',
        'permit',
      ),
      job(
        'pergola',
        3000,
        11000,
        'The patio gets sun from noon on, and we wanted a pergola that really gives shade.',
        'permit',
      ),
      job(
        'patio cover',
        4500,
        14000,
        'It was an aluminum patio cover, [12 by 24|14 by 20] feet, with two fans.',
        'permit',
      ),
      job('deck repair', 900, 4000, 'Some of the boards were soft enough to put a screwdriver through.'),
    ],
    good: [
      '(repair) They replaced what was bad and left what was good, and the new boards match.',
      '(pergola) The posts stand on real footings with steel shoes.',
      '(=deck) Hidden fasteners, picture-frame border, and every board ends over a joist.',
      '(=deck) It is bolted to the house with flashing behind the ledger, as it should be.',
      '(deck) Twenty people danced on it and it did not budge.',
      "(pergola, cover) The shade falls exactly where the table stands; they had checked it in the sun at three o'clock.",
      '(=deck) The stairs have the same rise from top to bottom, which the old ones did not.',
    ],
    bad: [
      '(deck) The deck bounces like a diving board.',
      '(=deck, cover) There is no flashing at the house, and the wall behind it is wet.',
      '(deck) Boards are cupping, screws are backing out.',
      '(pergola) The pergola gives about as much shade as a ladder.',
      '(pergola, cover) It is held up by posts that stand on loose pavers.',
    ],
  },
  pools: {
    jobs: [
      job(
        'pool',
        45000,
        110000,
        'We had a pool built, [14 by 28|15 by 30] feet, with a shelf for the little ones and a spa.',
        'permit',
      ),
      job(
        'pool resurfacing',
        6000,
        15000,
        'The plaster was [rough as a cheese grater|stained and coming off], and we had it chipped out and redone in pebble.',
      ),
      job('pool pump', 700, 2200, 'The pump screamed like a jet and then stopped.'),
      job(
        'weekly pool service',
        120,
        350,
        'They come every {weekday} to clean, test and balance.',
        'unscheduled',
      ),
      job('leak detection', 350, 1800, 'We were adding [an inch|two inches] of water a day.'),
    ],
    good: [
      '(resurfacing) It is smooth under the feet, and the color is the one in the sample.',
      '(service) If something is about to break, they tell me before it does.',
      '(=pool) They shot the gunite thicker than the plan and had steel where others skip it.',
      '(=pool, resurfacing) The tile line is level, and with water you cannot cheat on that.',
      '(service) The water has been clear since the day they started, and they leave a slip with the numbers.',
      '(leak) They found the leak in a light fitting with dye, and fixed it without draining the pool.',
      '(=pool, pump) They taught us how to run it all, and wrote it down.',
      '(pump) The new variable-speed pump hums, and the power bill noticed.',
    ],
    bad: [
      '(pump) It sucks air every morning, and the basket is never full of water.',
      '(service) Some weeks they come, some weeks there is only the slip.',
      '(=pool, resurfacing) The plaster is streaked and the color of three different days.',
      '(service) The water went green, and they blamed the weather.',
      '(=pool) The hole sat open in the yard through [a whole summer|the entire winter].',
      '(leak, =pool) It loses water again.',
      '(=pool) The deck around it drains into the pool.',
    ],
  },
};
