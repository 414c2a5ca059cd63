import { job, type TradeTexts } from '../shapes.ts';

/** Architecture, structural engineering, surveying. */
export const DESIGN: Readonly<Record<string, TradeTexts>> = {
  architecture: {
    jobs: [
      job(
        'set of plans',
        4000,
        16000,
        'We needed plans for [an addition|a second story|an ADU] that the city would accept and that we could afford to build.',
      ),
      job(
        'house design',
        12000,
        45000,
        'We hired them to design a small house on a [steep|narrow|corner] lot.',
      ),
      job(
        'store design',
        5000,
        18000,
        'We asked them to design the inside of our [coffee shop|clinic|taquería], from layout to lights.',
      ),
      job(
        'as-built drawing',
        1200,
        4000,
        'The former owner had added rooms without drawings, and I needed the house measured and drawn as it stands.',
      ),
    ],
    good: [
      '(as-built) The drawing matches my tape measure in every room I checked.',
      '(as-built) They measured for a whole day, crawl space included.',
      'They listened first and drew later.',
      '(plans, house) They found room for a [second bath|pantry|place for the washer] where I saw none.',
      '(plans, house, store) Plan check came back with [two|three] small comments, answered within the week.',
      '(plans, house) The model let us walk through it before a single nail was bought, and we moved [the stair|two windows] because of that.',
      '(plans, house, store) They designed to our budget, not to their portfolio.',
      "(plans, house, store) During construction they took the builder's calls and came to the site when it mattered.",
    ],
    bad: [
      '(as-built) One closet is missing altogether, and a window is on the wrong wall.',
      '(plans, house, store) The design was pretty and about [twice|half again] what we had said we could spend.',
      '(plans, house, store) City plan check sent it back with pages of comments, some of them on basics like [egress|setbacks].',
      'Dimensions did not add up from one sheet to the next, and the builder found it, not they.',
      'Every small revision became another bill, including their own corrections.',
      '(plans, house, store) After the concept was paid for, it was always an intern who answered.',
    ],
  },
  'structural-eng': {
    jobs: [
      job(
        'beam calculation',
        600,
        2500,
        'To open a bearing wall we needed a stamped calculation for the beam and the posts.',
      ),
      job(
        'foundation report',
        500,
        1800,
        "There were cracks in [three rooms|the garage wall], and before buying we wanted an engineer's report on the foundation.",
      ),
      job(
        'retaining wall design',
        1500,
        5000,
        'A retaining wall [nine feet high|along the driveway] needed engineering before the county would look at it.',
      ),
      job(
        'retrofit design',
        2000,
        7000,
        'us: They were hired for the seismic retrofit drawings of a [fourplex|house on posts] with parking underneath.',
      ),
    ],
    good: [
      'They explained the numbers until I understood what I was paying for.',
      '(retaining) They came out after a heavy rain to see where the water really goes.',
      '(report) The report said in plain words what is urgent, what can wait, and what is only ugly.',
      '(report, retrofit) They crawled under the house themselves instead of guessing from the door.',
      '(beam) The beam they specified was smaller and cheaper than the one the builder wanted.',
      '(beam, wall, retrofit) The stamped sheets came when promised and the city accepted them as they were.',
      "(beam) They answered the framer's questions by phone, on site, the same hour.",
    ],
    bad: [
      '(report) The report was mostly boilerplate, with another address left in it on page four.',
      '(report, retrofit) They never went into the crawl space and still wrote about it.',
      '(beam, retrofit) The drawings called for a hanger that does not exist, and we lost days over that.',
      'The answer to every question was "to be verified in the field," at our expense.',
    ],
  },
  survey: {
    jobs: [
      job(
        'boundary survey',
        700,
        2200,
        'Before putting up a fence we wanted the corners of the lot found and marked, since [the neighbor and I did not agree|nobody had seen a pin in forty years].',
      ),
      job(
        'topographic survey',
        1200,
        4500,
        'Our architect needed a topographic survey of a [hillside lot|half-acre lot with a wash across it].',
      ),
      job(
        'lot split survey',
        1800,
        5500,
        'We are splitting a family lot between [two|three] brothers and needed the survey and the legal descriptions.',
      ),
      job(
        'flood elevation certificate',
        450,
        1200,
        'The insurance wanted an elevation certificate for the house.',
      ),
    ],
    good: [
      'When you call, the person who answers knows your lot.',
      '(elevation) They shot the elevation in an hour and had the form ready the same week.',
      '(boundary, split) They found [an iron pin under a foot of dirt|the original monuments from 1947] and showed them to me and to my neighbor together.',
      '(boundary, split) Stakes and flags are clear enough that even I can follow the line.',
      '(topographic) The drawing came as paper and as a file the architect could use right away.',
      '(boundary, split) They explained the easement to us in five minutes; the title company had not managed in a month.',
      '(elevation) Because of the certificate the flood insurance came down by more than they charged.',
    ],
    bad: [
      '(elevation) The form had the wrong flood zone on it, and the insurer sent it back.',
      '(boundary, split) Two corners were left unmarked because they were "hard to get to."',
      '(boundary, split) The stakes did not match the drawing, and they had to come back to find out which was wrong.',
      '(topographic) The file they sent could not be opened by the architect, and getting another took weeks.',
      'The map spelled our name wrong and had to be recorded twice.',
    ],
  },
};
