import { job, type TradeTexts } from '../shapes.ts';

/** Concrete, masonry, paving. */
export const CONCRETE_WORKS: Readonly<Record<string, TradeTexts>> = {
  concrete: {
    jobs: [
      job(
        'driveway',
        4500,
        14000,
        'The old driveway had [heaved over a root|crumbled into gravel], so we had it broken out and poured new, about [500|700|900] square feet.',
        'permit',
      ),
      job(
        'patio slab',
        2500,
        8000,
        'We wanted a patio slab of [16 by 20|12 by 30|20 by 20] feet, broom finish, sloped away from the house.',
      ),
      job(
        'sidewalk',
        1200,
        4000,
        'The city sent a letter about our [cracked|lifted] sidewalk and we had [three|five] squares replaced.',
        'permit',
      ),
      job(
        'stamped concrete patio',
        5000,
        15000,
        'We chose stamped concrete in a [slate|flagstone|wood plank] pattern for the area around the pool.',
      ),
      job(
        'shop floor',
        4000,
        13000,
        'It was a floor for a [30 by 40|24 by 30] shop, six inches thick because of the lift.',
        'permit',
      ),
    ],
    good: [
      'The joints were cut the next morning, straight as a ruler, and nothing has cracked outside of them.',
      '(driveway, patio, sidewalk) After rain there is not one puddle on it.',
      'They wet-cured it for [five|seven] days and came by to do it.',
      'The base was compacted until you could bounce a ball on it.',
      '(driveway, slab, sidewalk) The broom finish is even from end to end, edges rounded all the way.',
      'They turned a truck away because the mix was too wet. I had never seen anybody do that.',
    ],
    bad: [
      'It cracked from corner to corner within the first [month|three weeks].',
      '(driveway, patio, sidewalk) Puddles everywhere; the slope exists only on paper.',
      'The surface is flaking already, and I did not use any salt.',
      'They poured at noon in full sun and it shows.',
      'No rebar, no mesh; I saw it when they cut out a piece.',
      '(stamped, driveway) The color is blotchy, like something was spilled on it.',
    ],
  },
  masonry: {
    jobs: [
      job(
        'block wall',
        4000,
        16000,
        'We had a [six|five]-foot block wall built along the back, about [60|85|110] feet of it.',
        'permit',
      ),
      job(
        'chimney repair',
        900,
        4500,
        'The chimney was leaning and dropping bricks, and it had to be taken down to the roofline and rebuilt.',
        'permit',
      ),
      job(
        'retaining wall',
        4000,
        15000,
        'The slope behind the house came a little closer every winter, so we had a stone retaining wall built.',
        'permit',
      ),
      job(
        'brick repointing',
        1500,
        7000,
        'The brick on the [north side|front|whole alley side] needed new mortar, and not the gray kind that ruins old brick.',
      ),
      job(
        'outdoor fireplace',
        3500,
        12000,
        'The plan was an outdoor fireplace of [river rock|block with a stone face], with a bench on both sides.',
      ),
    ],
    good: [
      '(brick) They raked every joint by hand and did not nick one brick with a grinder.',
      '(fireplace) It draws well, and no one at the table smells of smoke.',
      '(block, retaining) You can lay a level anywhere on that wall.',
      '(chimney, brick) They matched the mortar to the old one by color and by hardness.',
      '(block) Every cell with rebar is grouted solid, and I watched them do it.',
      '(retaining) Weep holes, gravel, drain pipe: all the things behind a wall that nobody sees.',
      '(retaining, fireplace) The stonework is dry-fitted first and looks like it grew there.',
      '(retaining, fireplace) {foreman} is a mason of the old school; he chose each stone with his hands.',
    ],
    bad: [
      "(fireplace) It smokes into everybody's face.",
      '(block, retaining) The wall leans. You see it best when you stand at the end and look along it.',
      'Mortar is smeared over the faces of the block and never came off.',
      '(block, chimney, brick) Cracks run down the joints like stairs, and it is not even a year old.',
      '(retaining) They left out the drain behind the wall and now it weeps through the face.',
      '(chimney, brick) The new bricks are a different red from the old ones.',
    ],
  },
  paving: {
    jobs: [
      job(
        'paver driveway',
        8000,
        24000,
        'We wanted the driveway redone with pavers in a [herringbone|running bond] pattern with a darker border.',
        'permit',
      ),
      job(
        'asphalt driveway',
        3500,
        10000,
        'Our [long|shared] driveway was more potholes than asphalt and we had it done from the base up.',
      ),
      job(
        'parking lot resurfacing',
        9000,
        35000,
        'I manage a small [strip mall|clinic|church], and the parking lot needed patching, a new top and stripes.',
      ),
      job(
        'paver walkway',
        1800,
        6000,
        'It was a walkway of pavers from the gate to the back door, with [two steps|a curve around the tree].',
      ),
    ],
    good: [
      '(asphalt, parking) The surface is tight and even, and the rain runs off where it should.',
      '(paver) The edges are locked in with concrete and have not moved.',
      'They dug the base out to eight inches, as the quote said, and I measured.',
      '(parking) They numbered the cars, coned off half the lot at a time, and no tenant had to park down the street.',
      '(paver) The cuts around the drain look like they came from a factory.',
      '(paver driveway) Heavy trucks go over it every week and not one paver has settled.',
    ],
    bad: [
      '(parking) The stripes are crooked and wearing off already.',
      '(paver) Pavers are sinking along the edge where there is no restraint.',
      '(paver) Weeds and ants came up through the joints within weeks.',
      '(asphalt) The asphalt is soft and the tires have left marks in it.',
      '(asphalt, parking) They laid the new top over the old holes and the holes are back.',
      '(driveway) Water now collects right at the garage door.',
    ],
  },
};
