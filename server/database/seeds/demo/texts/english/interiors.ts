import { job, type TradeTexts } from '../shapes.ts';

/** Insulation, drywall, plaster and stucco, painting. */
export const INTERIORS: Readonly<Record<string, TradeTexts>> = {
  insulation: {
    jobs: [
      job(
        'attic insulation',
        1400,
        4500,
        'The attic had [three inches of gray fluff|next to nothing], and upstairs was an oven, so we had it blown in to R-[38|49].',
      ),
      job(
        'wall insulation',
        2000,
        6500,
        'We had the walls of a house from [1955|1949] dense-packed from the outside.',
      ),
      job(
        'soundproofing',
        1500,
        6000,
        'My [son plays the drums|tenant works nights] and we wanted the wall between us quiet.',
      ),
    ],
    good: [
      '(sound) I hear it as a heartbeat now and not as a war.',
      '(attic) They sealed the gaps around pipes and lights before blowing in anything.',
      '(attic) The bedroom upstairs went from [88|91] degrees in the evening to where we can sleep.',
      '(attic) They put rulers in the attic so that I can see the depth.',
      '(wall) The plugs in the siding are painted, and you cannot find them.',
    ],
    bad: [
      "(wall) A friend's thermal camera shows three bays that are still empty.",
      '(sound) I can still follow every word from the other side.',
      '(attic) They buried the [recessed lights|bath fan duct] under it.',
      '(attic) In the corners it is as thin as before; they only did what you see from the hatch.',
      '(attic, wall) There was fluff on every shelf of the house.',
      '(attic) They covered the soffit vents and now the roof sweats.',
    ],
  },
  drywall: {
    jobs: [
      job(
        'drywall repair',
        250,
        1100,
        'A pipe repair had left [two holes you could crawl through|a strip of open wall ten feet long].',
      ),
      job(
        'popcorn ceiling removal',
        1500,
        5500,
        'We wanted the popcorn off the ceilings of [the whole upstairs|four rooms] and a smooth finish.',
      ),
      job(
        'drywall for a garage',
        1800,
        5500,
        'The garage was bare studs, and we had it hung, taped and textured.',
      ),
      job(
        'ceiling repair',
        400,
        1800,
        'Part of the ceiling came down after a leak, [on the sofa|at three in the morning].',
        'unscheduled',
      ),
    ],
    good: [
      '(repair) I ran a flashlight along the wall and could not find the patch.',
      '(repair) They matched a knockdown texture that two others had told me could not be matched.',
      '(popcorn) Level-five smooth, as promised, even with the window light raking across it.',
      '(popcorn, repair) They hung plastic with a zipper door and ran a fan out the window.',
      '(garage) Corners are straight enough to hang a level on.',
    ],
    bad: [
      'Every seam shows when the evening sun comes in.',
      'Screws are popping through the paint.',
      '(repair) The texture of the patch looks like oatmeal next to the rest.',
      '(repair) They taped over wet board, and it has gone moldy.',
    ],
  },
  'plaster-stucco': {
    jobs: [
      job(
        'stucco repair',
        600,
        3000,
        'The stucco was cracked and hollow [around the windows|along the whole weather side].',
      ),
      job(
        're-stucco',
        7000,
        20000,
        'We had the house re-stuccoed, lath and all, and changed the color from [pink|mustard] to something we like.',
        'permit',
      ),
      job(
        'plaster restoration',
        1500,
        7000,
        'The plaster in a house from [1926|1919] was coming off the lath, cove ceilings included.',
      ),
      job(
        'garden wall stucco',
        900,
        3500,
        'The new block wall was to be stuccoed on both sides to match the house.',
      ),
    ],
    good: [
      '(stucco repair) The new coat blends into the old so well that I had to show my {spouse} where it was.',
      '(re-stucco, garden) Three coats with the right waiting time between, not one thick one.',
      '(plaster) They ran the cove by hand with a template they cut themselves.',
      '(re-stucco) The corners and the weep screed are as clean as on a new house.',
    ],
    bad: [
      'Hairline cracks all over, like a dry lake.',
      '(repair, plaster) The patches stand out in another color and another texture.',
      '(re-stucco) They buried the weep screed, and the wall cannot dry.',
      '(repair, plaster) It sounds hollow when you knock, the same as before.',
    ],
  },
  painting: {
    jobs: [
      job(
        'exterior painting',
        3000,
        10000,
        'The outside had not been painted in [twelve|fifteen] years, and on the south side it was down to bare wood.',
      ),
      job(
        'interior painting',
        1200,
        5500,
        'They were hired to paint [three bedrooms and a hall|the whole downstairs|the entire house while it was empty], ceilings and trim included.',
      ),
      job(
        'cabinet painting',
        1800,
        5500,
        'Instead of buying a new kitchen we had the oak cabinets painted [white|dark green|navy].',
      ),
      job(
        'move-out painting',
        500,
        2200,
        'The place had to be painted between tenants, and one room was [black|bright red|covered in stickers].',
      ),
      job(
        'fence and trim painting',
        600,
        2500,
        'The trim, the doors and [120|90] feet of fence were due for paint.',
      ),
      job(
        'office painting',
        1500,
        7000,
        'We had our office of [eleven|fourteen] rooms painted, evenings and weekends only.',
      ),
    ],
    good: [
      '(interior, move-out, office) The cut lines at the ceiling look like they were done by a laser.',
      '(exterior, fence) They spent more time on washing, scraping and sanding than on painting, and that is why it looks this good.',
      '(interior, move-out) Two coats everywhere, also inside the closets, and three over the red.',
      '(interior, office) They moved the furniture to the middle, covered it, and put it back to the inch.',
      '(cabinet) The cabinet doors were sprayed off site and feel like a car.',
      'They wrote the colors and numbers on the lid of each leftover can.',
      '(exterior, interior, office) They talked me out of a color I would have hated.',
    ],
    bad: [
      'You can see the old color through it in daylight.',
      '(interior, move-out, office, exterior) There is paint on the [floor|hinges|window glass|carpet] and no one thought of a drop cloth.',
      '(exterior, fence, cabinet) It began to peel within [weeks|two months], because they painted over dirt.',
      'One coat, billed as two.',
      'Drips on the trim, holidays on the wall, fuzzy lines at the ceiling.',
      '(exterior, interior) They painted the windows shut.',
    ],
  },
};
