import { job, type TradeTexts } from '../shapes.ts';

/** Landscaping, trees, fences. */
export const YARD: Readonly<Record<string, TradeTexts>> = {
  landscaping: {
    jobs: [
      job(
        'front yard redesign',
        4000,
        15000,
        'We took out a thirsty lawn and wanted [gravel, boulders and desert plants|native plants and a dry creek].',
      ),
      job('irrigation repair', 180, 900, 'Two zones did not come on and a third never went off.'),
      job(
        'sod installation',
        1500,
        5000,
        'The backyard was dirt and foxtails, and we wanted about [1,200|1,800] square feet of sod with sprinklers.',
      ),
      job('drip irrigation', 700, 2800, 'The beds were watered by hand, by me, and I was tired of it.'),
      job(
        'monthly garden care',
        150,
        400,
        'They look after the yard every other week: hedges, edges, leaves, irrigation.',
        'unscheduled',
      ),
      job(
        'backyard makeover',
        8000,
        28000,
        'The backyard was a slope with weeds; we asked for terraces, a path, lights and shade.',
      ),
    ],
    good: [
      '(drip) Each plant has its own emitter, and the lines are buried where the dog cannot chew them.',
      '(sod) It rooted within three weeks and there is not a seam to be seen.',
      '(redesign, makeover, drip) They grouped the plants by how much they drink, and the water bill is down by a third.',
      '(redesign, makeover) Every plant took; the one that did not was replaced without a word.',
      '(irrigation, sod) The timer is labeled by zone, and they went through it with me step by step.',
      '(redesign, makeover) They laid cloth only where it makes sense and explained why not under the beds.',
      '(redesign, makeover, care) It looks better every week, which is the point of a garden.',
      '(irrigation repair) They found a broken valve under [a foot|two feet] of mulch in ten minutes.',
    ],
    bad: [
      '(drip) The lines pop off, and I find out when a plant is dead.',
      '(redesign, makeover) Half of the plants were dead within [two months|one summer].',
      '(irrigation repair, sod) The sprinklers water the street.',
      '(sod) The sod was laid on hard dirt and you can roll it up like a rug.',
      '(redesign, makeover) They planted trees [three|four] feet from the wall that will be forty feet tall.',
      '(care) They hacked the hedge down to sticks.',
      '(redesign, makeover) The gravel is so thin that the cloth shows through.',
    ],
  },
  'tree-service': {
    jobs: [
      job(
        'tree removal',
        700,
        3800,
        "A dead [ash|eucalyptus|pine|cottonwood] stood over the [roof|power line|neighbor's garage].",
        'permit',
      ),
      job('palm trimming', 150, 700, 'It was [four|six|nine] tall palms with three years of skirts on them.'),
      job(
        'oak pruning',
        450,
        1800,
        'The old oak needed dead wood out and weight off the limb over the driveway.',
      ),
      job(
        'stump grinding',
        150,
        600,
        'They were asked to grind [two|three] stumps that the last people had left.',
      ),
      job(
        'storm clean-up',
        400,
        2500,
        'Half a tree came down across the [driveway|fence] in the storm.',
        'unscheduled',
      ),
    ],
    good: [
      '(palm) They carried the fronds out by the side gate instead of dragging them over the lawn.',
      '(removal, oak, storm) They lowered every piece by rope, and not a shingle was touched.',
      '(oak) A certified arborist looked at it and told me that one of the two could stay.',
      '(oak) They cut back to the branch collar, and it still looks like a tree.',
      '(removal, oak, storm) They chipped it all and left me the chips where I wanted them.',
      '(stump) The stump is ground a foot deep, filled and raked.',
    ],
    bad: [
      '(palm) They left the seed pods, which was the reason I had called.',
      '(storm, stump) They left ruts in the lawn as deep as my hand.',
      '(oak) They topped it. It looks like a hat rack.',
      '(removal, oak, storm) A limb went through the [fence|greenhouse|skylight], and nobody was responsible.',
      '(oak, palm) They climbed a live tree with spikes.',
      '(removal) They cut down the wrong one. The wrong one.',
      '(removal) The stump was left, though it was in the price.',
    ],
  },
  fencing: {
    jobs: [
      job(
        'wood fence',
        2800,
        9500,
        'The old fence blew over, and we had [110|140|165] feet of cedar put up in its place.',
      ),
      job(
        'chain-link fence',
        1200,
        4500,
        'We needed [180|220] feet of chain link for the dogs, with a drive gate.',
      ),
      job(
        'vinyl fence',
        3500,
        11000,
        'White vinyl, six feet high, on [two|three] sides, and a gate that a child can open.',
      ),
      job('gate repair', 180, 800, 'The side gate had sagged until it took a kick to close it.'),
    ],
    good: [
      '(gate) They reset the post instead of only planing the gate, and it closes like new.',
      '(fence) The posts are set three feet deep in concrete and do not move.',
      '(fence) They stepped it down the slope so that the top looks level and the dog cannot get under.',
      '(fence) They set it two inches inside the line, after calling the neighbor over to look.',
      'The gate swings shut by itself and the latch catches every time.',
      '(wood) Screws and not nails, and the good side faces out.',
    ],
    bad: [
      '(fence) The posts are leaning already.',
      '(wood) The boards shrank, and you can look the neighbors in the eye.',
      '(fence) They dug through the [sprinkler line|cable] and did not mention it.',
      '(fence) The fence follows the ground like a roller coaster.',
      'The gate hangs on two small hinges and drags.',
    ],
  },
};
