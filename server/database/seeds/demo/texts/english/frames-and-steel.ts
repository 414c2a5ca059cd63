import { job, type TradeTexts } from '../shapes.ts';

/** Framing, steel and welding, ornamental iron. */
export const FRAMES_AND_STEEL: Readonly<Record<string, TradeTexts>> = {
  framing: {
    jobs: [
      job(
        'addition framing',
        9000,
        32000,
        'I was my own general for an addition of [400|620] square feet and hired them just for the framing.',
        'permit',
      ),
      job(
        'roof framing',
        5000,
        18000,
        'We were changing a flat roof into a pitched one and needed the rafters, ridge and sheathing framed.',
        'permit',
      ),
      job(
        'beam replacement',
        2500,
        9000,
        'A termite-eaten beam over the [garage door|porch] had to be shored up and replaced.',
        'permit',
      ),
      job(
        'wall framing',
        1200,
        5000,
        'The loft was to be divided into [two|three] rooms: walls, headers, backing for a heavy door.',
        'permit',
      ),
    ],
    good: [
      '(beam) They shored it up so carefully that not a crack opened in the ceiling.',
      '(roof) The ridge is as straight as a string.',
      '(addition, wall) The walls are plumb, the openings square, and the drywall crew asked who had done it.',
      '(addition) They crowned every joist and you can feel it in the floor.',
      'Hangers, straps and hold-downs were all there, nailed full, before the inspector asked.',
      '(addition) They read the plans closely and caught a window that would have hit the stair.',
      'Not much waste; what was left over was stacked by length.',
    ],
    bad: [
      '(beam) The ceiling dropped half an inch while they had the old beam out.',
      '(addition, wall) The walls are out of plumb by as much as an inch.',
      'Half of the hangers have half of their nails.',
      '(addition) Every window opening had to be shimmed or cut again.',
      'They used wet lumber and now everything twists.',
    ],
  },
  'steel-welding': {
    jobs: [
      job(
        'steel staircase',
        4500,
        16000,
        'We had a steel staircase made, [straight with wooden treads|with a landing], to the roof deck.',
        'permit',
      ),
      job(
        'steel beam',
        3000,
        11000,
        'The beam on the plans was steel, [24|18] feet, and had to be craned in and welded to plates.',
        'permit',
      ),
      job(
        'carport',
        3500,
        11000,
        'They were hired for a steel carport for two [trucks|cars], with a sheet roof and gutters.',
        'permit',
      ),
      job(
        'trailer repair',
        250,
        1200,
        'The tongue of my [equipment|horse] trailer had cracked and I needed it welded by somebody who does it right.',
      ),
    ],
    good: [
      'The welds look like a row of coins.',
      'They ground and primed every joint, underneath as well.',
      '(staircase, beam, carport) It bolted together on site without a hole that had to be reamed.',
      'The welder showed me his certificate before he struck an arc.',
      '(staircase, beam) They kept a man with an extinguisher standing by for an hour after the last spark.',
    ],
    bad: [
      'The welds are lumps, with slag and spatter left on.',
      'Rust is bleeding through the paint already.',
      '(staircase) It moves when you walk on it, and steel should not move.',
      '(staircase, carport) They burned a hole in the [awning|deck] and said nothing.',
    ],
  },
  'ornamental-iron': {
    jobs: [
      job(
        'driveway gate',
        2800,
        9500,
        'We ordered a sliding driveway gate with a motor, [fourteen|sixteen|twelve] feet wide, with a pedestrian door.',
      ),
      job(
        'stair railing',
        1400,
        5500,
        'The stairs had [a wobbly wooden rail|nothing but air on one side] and we had an iron railing made.',
      ),
      job(
        'window bars',
        800,
        3200,
        'It was bars for [six|nine] windows, with quick releases in the bedrooms because of fire.',
      ),
      job(
        'iron fence',
        2500,
        9000,
        'We had an iron fence made for the front yard, low enough for the city and high enough for the dog.',
      ),
    ],
    good: [
      '(gate) The gate rolls with one finger and the motor is as quiet as a fan.',
      '(railing, bars, fence) They copied the scrollwork of the house next door from [1931|the twenties] and it looks original.',
      '(railing, fence, gate) The posts stand in real concrete and do not give when you lean on them.',
      'The paint is baked on, and there is not a run or a bare spot anywhere.',
      '(gate) They came back to adjust the closer after the first cold spell, as they had said they would.',
    ],
    bad: [
      '(gate) The gate scrapes on the ground and the motor trips.',
      "(railing) Balusters are spaced by eye, and a child's head fits through in two places.",
      'Rust showed up in the corners after the first rain.',
      '(gate) The remote works from six feet away, if at all.',
      '(railing, bars) They drilled into the stucco and left the holes open behind the plates.',
    ],
  },
};
