import { job, type TradeTexts } from '../shapes.ts';

/** Demolition, excavation, foundations. */
export const GROUND: Readonly<Record<string, TradeTexts>> = {
  demolition: {
    jobs: [
      job(
        'pool demolition',
        5000,
        15000,
        'An old [gunite|kidney-shaped] pool that nobody swam in had to be broken up, filled and compacted.',
        'permit',
      ),
      job(
        'shed demolition',
        800,
        2800,
        'There was a [collapsing shed|carport full of termites] at the back that had to go, slab and all.',
      ),
      job(
        'interior demolition',
        1800,
        7000,
        'We hired them to strip [a kitchen and two baths|the whole ground floor] down to the studs before the remodel.',
      ),
      job(
        'concrete removal',
        1200,
        4500,
        'About [600|900|1,100] square feet of cracked concrete had to be broken out and hauled off.',
      ),
      job(
        'house demolition',
        9000,
        26000,
        'The house on the lot was past saving and we had it taken down to bare ground.',
        'permit',
      ),
    ],
    good: [
      '(interior, house) They capped the gas and water first and showed me the caps.',
      '(interior, concrete, shed) Not one crack in the part that was supposed to stay.',
      'They kept a hose on the dust the whole time, and my neighbor with asthma thanked me.',
      '(pool) The fill was compacted in layers and I have the test slip.',
      '(interior, house, shed) They set aside the [old bricks|redwood boards|door hardware] I wanted to keep.',
    ],
    bad: [
      'They broke a [sprinkler line|drain pipe|gas elbow] they had been told about, twice.',
      '(pool, house, shed) Rubble was buried in the yard and comes up with every rain.',
      "They cracked the [neighbor's wall|driveway] with the machine and shrugged.",
      "(pool) The fill has already settled by a hand's width.",
      '(interior, house) There was asbestos, and I only learned of it from the next contractor.',
    ],
  },
  excavation: {
    jobs: [
      job(
        'lot grading',
        2500,
        9000,
        'Every rain sent water toward the house, so we had the lot regraded with a swale along the [side|back].',
      ),
      job(
        'trench',
        900,
        3500,
        'We needed a trench for [power to the workshop|a new water line], about [120|180|240] feet of it, through ground like concrete.',
        'permit',
      ),
      job(
        'driveway excavation',
        3000,
        9000,
        'We needed a [gravel|long] driveway dug out and based, up a slope where trucks used to get stuck.',
      ),
      job(
        'building pad',
        6000,
        22000,
        "The pad for a [metal building|manufactured home] had to be cut, filled and compacted to the engineer's numbers.",
        'permit',
      ),
    ],
    good: [
      'They had the utilities marked before a bucket touched the ground.',
      'The operator works that machine like a teaspoon; he went around the old [mesquite|oak|lemon tree] without touching a root.',
      '(grading, driveway) It rained hard the week after and the water goes exactly where they said it would.',
      '(pad, driveway) Compaction tested at 95 percent and better.',
      'They hit caliche and had the right tool there the next morning, at the rate they had given us.',
    ],
    bad: [
      '(grading) The water still runs to the house; now it simply arrives faster.',
      'They cut through [the cable|an irrigation main] that had been marked with paint.',
      'A mountain of dirt stayed by the side of the house until I had it removed.',
      '(grading, driveway, pad) The slope is wrong by eye, never mind by level.',
      '(trench) The trench was too shallow and had to be dug again.',
    ],
  },
  foundation: {
    jobs: [
      job(
        'foundation leveling',
        6000,
        20000,
        'Doors would not close and there was a crack you could put a hand in, so we had the [slab|pier-and-beam] foundation leveled.',
        'permit',
      ),
      job(
        'crack repair',
        900,
        4000,
        'us: Water came in through [two|three] cracks in the basement wall every spring.',
      ),
      job(
        'new footings',
        4000,
        14000,
        'New footings were needed for [an addition|a heavy patio cover|a block wall].',
        'permit',
      ),
      job(
        'foundation bolting',
        3500,
        9000,
        'us: The house is from [1928|1941] and was never bolted, and with the earthquakes we wanted it tied to its foundation.',
        'permit',
      ),
    ],
    good: [
      '(crack) They injected the cracks from inside, and the wall stayed dry in the last storm.',
      '(bolting) Every bolt has its plate, and they photographed each one for me.',
      '(leveling) They measured the elevations of every room before and after, and left me both sheets.',
      '(leveling) Doors that I had planed years ago now close with a gap to spare.',
      '(leveling, crack) They told me that one of the cracks was cosmetic and did not charge for it.',
      '(footings) Rebar was tied and chaired properly, and they waited for me to see it before the pour.',
      '(leveling) They pushed [eleven|fourteen|nineteen] piers and wrote down the depth and pressure of each.',
    ],
    bad: [
      '(bolting) Some of the bolts spin when you put a wrench on them.',
      '(crack) The new seal lasted one storm.',
      '(leveling, crack) The same crack is back already, in the same place.',
      '(leveling) Lifting the house broke [a drain line|tiles in the bathroom], and that was "not covered."',
      '(leveling, crack) The lifetime warranty turns out to have a yearly fee and a page of exceptions.',
      '(leveling) They left the holes by the porch half filled and the plants dead.',
      '(footings) The footings were poured in mud, and I have the photo.',
    ],
  },
};
