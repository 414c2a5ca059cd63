import { job, type TradeTexts } from '../shapes.ts';

/** Siding, windows, doors, garage doors. */
export const OPENINGS: Readonly<Record<string, TradeTexts>> = {
  siding: {
    jobs: [
      job(
        'siding replacement',
        9000,
        28000,
        'The [hardboard|aluminum|vinyl] siding was swelling and cracking, and we had the house done over in fiber cement.',
        'permit',
      ),
      job('siding repair', 700, 3500, 'Woodpeckers and weather had made a sieve of the [west|south] side.'),
      job('stone veneer', 3500, 12000, 'We wanted stone veneer along the lower part of the front.'),
    ],
    good: [
      '(veneer) The corner stones wrap around, so it looks like a real wall and not like wallpaper.',
      '(siding) They wrapped and flashed every window before the first board went up.',
      '(siding replacement) Joints are staggered and the lines run level all the way around the house.',
      'They found rot at the sill, stopped, and showed us before going on.',
      '(siding replacement) The heating bill dropped, which I had not even expected.',
    ],
    bad: [
      '(veneer) A few stones have come loose and can be lifted off by hand.',
      '(siding) Boards are face-nailed with the heads left bare.',
      'They caulked what should have been flashed.',
      'There is a wave in the wall that you see from the street when the sun is low.',
      '(siding) Cut ends were never primed and are drinking water.',
    ],
  },
  'windows-glass': {
    jobs: [
      job(
        'window replacement',
        5000,
        18000,
        'We had [nine|twelve|fourteen] single-pane aluminum windows to replace with double-pane ones.',
        'permit',
      ),
      job('shower glass', 900, 3000, 'The new shower needed a frameless glass door and one fixed panel.'),
      job(
        'sliding patio door',
        1500,
        5500,
        'The sliding door to the patio took two hands and a knee to open.',
      ),
      job(
        'storefront glass',
        900,
        4500,
        'Someone put a [rock|shopping cart] through the window of our store, and it had to be boarded up and replaced.',
        'unscheduled',
      ),
      job(
        'impact windows',
        9000,
        28000,
        'us: The insurance gave us a choice: impact windows or a premium we cannot pay.',
        'permit',
      ),
    ],
    good: [
      '(sliding) The door now rolls with a fingertip.',
      '(window) The street noise is gone; the first night I woke up because it was so quiet.',
      '(window, storefront, sliding) They measured each opening [three times|at every corner], and all of them fit.',
      '(window, sliding) Foam, flashing tape, trim: they did the part behind the window as well.',
      '(shower) The glass door closes with a click and not one drop gets out.',
      '(storefront) The shop was boarded up within the hour and had its new glass by {weekday}.',
    ],
    bad: [
      '(shower) The panel is out of plumb and the door swings open by itself.',
      '(window) Two of the windows whistle when it blows.',
      '(window) One was ordered too small, and they filled the difference with foam and trim.',
      'There is a scratch right across the glass, and that is "normal."',
      '(window, sliding) You can see daylight at the corner of the frame.',
      '(window) The lock on one does not meet its catch, and never has.',
    ],
  },
  doors: {
    jobs: [
      job(
        'front door',
        1200,
        5000,
        'We had a new front door put in, [fiberglass with a side light|solid wood, wider than the old one], frame included.',
      ),
      job(
        'lock change',
        120,
        450,
        'I bought the place and wanted every lock [changed|rekeyed to one key] the same day.',
        'unscheduled',
      ),
      job(
        'interior doors',
        1500,
        5500,
        'It was [seven|nine|eleven] interior doors, hollow ones out and solid ones in.',
      ),
      job(
        'security door',
        600,
        2200,
        'After a break-in down the street we wanted a steel security door and better locks.',
      ),
    ],
    good: [
      '(interior) The doors all hang true, and the hardware is at the same height on every one.',
      '(security) It is strong without looking like a jail.',
      '(front, security) The door closes with the sound of a good car.',
      '(front, interior) They mortised the hinges by hand, and the gap is the same all around.',
      '(lock) They opened the jammed lock without drilling it.',
      '(lock) One key for everything now, and the old ones are good for nothing.',
      '(front) They raised the sill so that the rain stays outside.',
    ],
    bad: [
      '(front, interior, security) The door drags on the floor, and the answer was to plane it and leave it bare.',
      '(front, security) You can see light under it, and the wind comes in.',
      '(front, security, lock) The deadbolt goes in only if you lift the handle and lean.',
      '(front, interior, security, lock) They split the jamb and filled it with putty.',
      '(lock) price_within_quote=no: The price on the phone had nothing to do with the price at the door.',
    ],
  },
  'garage-doors': {
    jobs: [
      job(
        'garage door spring',
        220,
        600,
        'A spring broke with a bang at [six in the morning|ten at night] and the car was trapped inside.',
        'unscheduled',
      ),
      job(
        'garage door',
        1300,
        4500,
        'We had a new insulated [two-car|double] garage door and opener put in.',
      ),
      job(
        'garage door opener',
        350,
        900,
        'The opener would close and go right back up, ghost in the machine.',
      ),
      job(
        'garage door panel repair',
        250,
        900,
        'My [son|mother-in-law|neighbor] backed into the door and bent two panels.',
      ),
    ],
    good: [
      '(panel) The new panels match so well that you cannot tell which ones they are.',
      '(spring) They changed both springs and the cables and told me how many openings they are good for.',
      '(spring, =garage door, panel) You can lift it with two fingers when the motor is unhooked, which is how it should be.',
      '(opener, =garage door) It is so quiet that the baby sleeps through it.',
      '(opener, =garage door) They tested the safety eyes with a roll of paper towels and had me try.',
      '(opener) They fixed a sensor instead of selling me an opener.',
    ],
    bad: [
      '(spring) The cable came off the drum within days.',
      '(spring, opener, panel) They said the whole door had to be replaced; another company fixed it with a part for twelve dollars.',
      'It stops halfway whenever it is cold.',
      '(panel, =garage door) The panels do not line up and the wind howls through.',
    ],
  },
};
