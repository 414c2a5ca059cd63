import { job, type TradeTexts } from '../shapes.ts';

/** Roofing, waterproofing, gutters. */
export const ROOFS: Readonly<Record<string, TradeTexts>> = {
  roofing: {
    jobs: [
      job(
        'roof replacement',
        8500,
        26000,
        'The [twenty|twenty-two|eighteen]-year-old shingle roof was at its end, so we had it torn off and replaced, [24|28|33] squares of it.',
        'permit',
      ),
      job(
        'roof leak repair',
        350,
        1800,
        'There was a brown spot on the [bedroom|hall|dining room] ceiling that grew with every storm, and we had them find the leak.',
      ),
      job(
        'tile roof reset',
        9000,
        24000,
        'The tiles were fine but the paper underneath had turned to dust, so the tiles had to come up, new underlayment go down, and the tiles back on.',
        'permit',
      ),
      job(
        'flat roof',
        6000,
        18000,
        'Our flat roof had been patched so often that it was mostly patches, and we went for a new [TPO|foam|modified bitumen] roof.',
        'permit',
      ),
      job(
        'hail damage roof',
        9000,
        22000,
        'us: Hail the size of [golf balls|limes] went through the neighborhood, and we needed somebody to deal with roof and insurance alike.',
        'permit',
      ),
      job(
        'skylight replacement',
        900,
        3200,
        'A [cracked|fogged-up] skylight was letting in water and had to be replaced, curb and flashing included.',
      ),
    ],
    good: [
      '(skylight) The new curb is high enough, and the trim inside was painted to match.',
      '(flat) The seams are welded, and they tested each one with a probe.',
      '(reset) They broke fewer than a dozen tiles and had matching ones from a salvage yard.',
      '(replacement, hail) They took photos of every step, so I know what is under the shingles.',
      '(replacement, leak, reset, hail) The flashing at the chimney is new metal, bent to fit, and not a tube of tar.',
      '(replacement, hail, flat, reset) They replaced [three|five|seven] sheets of rotten decking at the price per sheet that was in the quote.',
      'They ran a magnet over the yard twice.',
      'It has rained hard since, and the ceiling is dry.',
      '(hail) They met the adjuster on the roof and the claim went through.',
      '(leak) They could have sold me a new roof and told me the old one had five years left.',
    ],
    bad: [
      '(skylight) It fogged up from inside within weeks.',
      '(leak, skylight, flat) It leaked again with the first real rain, in the very same place.',
      '(replacement, hail) Nails stick up through the shingles, and I count more from the sidewalk every time I look.',
      'They reused the rusted flashing and painted over it.',
      '(replacement, hail) Shingles in the yard after a bit of wind, on a roof that is months old.',
      '(reset) They walked on the tiles and left [a dozen|at least twenty] of them cracked.',
      '(roof replacement, reset, flat, hail) Rain came in overnight, because they had torn off more than they could cover.',
    ],
  },
  waterproofing: {
    jobs: [
      job(
        'balcony waterproofing',
        1500,
        6000,
        'Water was coming through the [balcony|deck over the garage] into the room below.',
      ),
      job(
        'basement waterproofing',
        3500,
        13000,
        'us: Our basement took in water along the [east wall|whole front], and we had it dug up, sealed and drained.',
        'permit',
      ),
      job(
        'roof coating',
        1800,
        7000,
        'The flat roof needed a new elastomeric coating before the [monsoon|rainy season|summer].',
      ),
      job(
        'planter waterproofing',
        900,
        3800,
        'The planters built against the house had been soaking the wall, and we had them emptied and lined.',
      ),
    ],
    good: [
      '(balcony, planter) They flooded it for two days, and the ceiling underneath stayed dry.',
      '(coating) They washed it, patched it and let it dry before putting on a drop, which the last people never did.',
      '(coating, balcony) Two full coats and mesh at every crack; I was up there to look.',
      '(balcony, basement) They found that the water came in through a [scupper|stucco crack] and not where all of us had been looking.',
      'The warranty says five years in writing, with a visit every spring.',
    ],
    bad: [
      '(coating, balcony) The coating peels off in sheets you could wallpaper with.',
      '(coating, basement) They painted over wet spots, and the bubbles came a week later.',
      '(balcony, basement, coating) It still drips, and we are back to the bucket.',
      '(coating) One thin coat instead of the two we paid for; you can see the old color through it.',
    ],
  },
  gutters: {
    jobs: [
      job(
        'gutter installation',
        900,
        3500,
        'The house never had gutters, and the water had dug a trench under the eaves: about [140|180|210] feet, [four|five] downspouts.',
      ),
      job(
        'copper gutters',
        4000,
        12000,
        'We wanted half-round copper gutters for the front of an old house.',
      ),
      job('gutter repair', 200, 900, 'The gutters were pulling off and pouring water over the front door.'),
      job(
        'flashing work',
        400,
        2200,
        'A custom piece of flashing had to be bent for [a parapet|a bay window] that had leaked for years.',
      ),
    ],
    good: [
      '(flashing) The piece fits like it had grown there, soldered and not glued.',
      '(gutter) They pitched them so that the last drop runs out, and showed me with a hose.',
      '(installation) Seamless, made in the truck in front of the house, hidden hangers every two feet.',
      '(gutter) They replaced a stretch of rotten fascia before hanging anything on it.',
      "(gutter) The downspouts go where the water should go, and not into the neighbor's yard.",
    ],
    bad: [
      '(flashing) They bent it too short and made up for it with sealant.',
      '(gutter) Water stands in them and breeds mosquitoes.',
      '(gutter) They overflow at the corner in any serious rain.',
      '(gutter) Screwed into rotten wood, so one end is hanging already.',
      '(gutter) The downspouts dump the water right at the foundation.',
    ],
  },
};
