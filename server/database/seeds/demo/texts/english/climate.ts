import { job, type TradeTexts } from '../shapes.ts';

/** Heating and air conditioning, fire protection. */
export const CLIMATE: Readonly<Record<string, TradeTexts>> = {
  hvac: {
    jobs: [
      job(
        'AC replacement',
        6500,
        15000,
        'The [sixteen|nineteen|twenty-one]-year-old unit died for good, and we had condenser, coil and furnace replaced.',
        'permit',
      ),
      job(
        'AC repair',
        180,
        900,
        'It blew warm air on a {weekday} afternoon and was [87|91|94] degrees in the living room.',
        'unscheduled',
      ),
      job(
        'furnace replacement',
        3500,
        8500,
        'The furnace was red-tagged for a cracked heat exchanger.',
        'permit',
      ),
      job(
        'mini-split',
        3000,
        8000,
        'We wanted a mini-split for the [converted garage|back bedroom|shop], which the central air never reaches.',
        'permit',
      ),
      job(
        'duct replacement',
        2500,
        7500,
        'The ducts were forty years old, [held together with tape|chewed by something], and half the air went to the attic.',
        'permit',
      ),
      job('AC tune-up', 90, 300, 'It was the yearly check before summer, both units.'),
      job('thermostat repair', 120, 450, 'The thermostat said 72 and the house said otherwise.'),
    ],
    good: [
      '(duct) Every joint is sealed with mastic, and the flow was measured room by room.',
      '(tune-up) They cleaned the coils, wrote down the numbers, and did not try to sell me anything.',
      '(AC replacement, furnace, mini-split) They did a load calculation instead of copying the number off the old unit.',
      '(AC replacement, duct, furnace, thermostat) Every room is within a degree or two now, even the one over the garage.',
      '(AC repair) It turned out to be a capacitor, and they charged me for a capacitor.',
      '(AC replacement, AC repair) They brought two window units so that my mother could sleep while we waited for the part.',
      '(AC replacement, furnace) The old system roared; this one I have to look at to know it is on.',
      '(AC replacement, mini-split) The line set is straight, insulated and covered, and the pad is level.',
      '(tune-up, AC repair) They vacuumed the drain line and showed me how to do it myself.',
    ],
    bad: [
      '(mini-split) The head is mounted crooked, and the line cover stops short of the wall.',
      '(thermostat) They put in a fancy thermostat, and the wire behind it was the problem all along.',
      '(AC repair, thermostat, AC replacement) It was out again [two days|a week] later.',
      '(AC repair, tune-up) They topped off the refrigerant, took the money, and never looked for the leak.',
      '(AC replacement) The unit is too big; it roars, stops, and leaves the house clammy.',
      '(AC replacement, mini-split) The condensate drips through the ceiling, because nobody hooked up the drain.',
      '(AC repair, tune-up) They condemned a good unit; a second company fixed it for a tenth of the price.',
      '(duct, AC replacement, furnace) One room gets all the air and the others get none.',
    ],
  },
  'fire-protection': {
    jobs: [
      job(
        'sprinkler system',
        6000,
        22000,
        'The city wanted sprinklers in the [new unit|daycare] before anyone could move in.',
        'permit',
      ),
      job(
        'fire alarm panel',
        2500,
        9000,
        'The alarm panel in our [building|restaurant] was so old that parts no longer exist.',
        'permit',
      ),
      job(
        'extinguisher service',
        120,
        500,
        'We have [nine|fourteen] extinguishers and a hood system that need a tag every year.',
      ),
    ],
    good: [
      '(extinguisher) In and out before we opened, and every tag has its date.',
      '(sprinkler, alarm) The fire marshal signed it without a question.',
      '(sprinkler) The heads are in line and centered in the tiles.',
      '(sprinkler) They did the drain test at six in the morning so that we could open on time.',
      '(alarm) Every device is on a map now, and the map is in the panel.',
    ],
    bad: [
      '(sprinkler) A fitting dripped on the new ceiling overnight.',
      '(alarm) False alarms three nights in a row, with the whole building in the street.',
      '(extinguisher) They tagged an extinguisher that was empty.',
      '(sprinkler, alarm) The drawings were sent back twice because of missing calculations.',
    ],
  },
};
