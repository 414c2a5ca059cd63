import { job, type TradeTexts } from '../shapes.ts';

/** Flooring, tile and stone, finish carpentry. */
export const FLOORS: Readonly<Record<string, TradeTexts>> = {
  flooring: {
    jobs: [
      job(
        'hardwood refinishing',
        2200,
        7000,
        'Under the carpet was oak, [gray with age|full of staples and dog stains], and we had it sanded and finished.',
      ),
      job(
        'vinyl plank flooring',
        2500,
        8500,
        'We chose vinyl plank for about [900|1,100|1,400] square feet, because of the dogs.',
      ),
      job(
        'laminate flooring',
        1500,
        5000,
        'Laminate in [three bedrooms|the hall and two bedrooms], old carpet out.',
      ),
      job(
        'stair treads',
        1200,
        4500,
        'The carpet on the stairs had to go, and we wanted solid treads with painted risers.',
      ),
    ],
    good: [
      '(stair) Not one tread creaks, and the nosings are all in one line.',
      '(vinyl, laminate) They leveled the slab first, which the cheaper bids had left out.',
      '(vinyl, laminate) The planks run straight through three rooms without a strip in any doorway.',
      '(hardwood) Sanding was close to dust-free, and the finish is like still water.',
      '(vinyl, laminate) They cut under the door frames instead of around them.',
      '(vinyl, laminate) They let the boards sit in the house for four days before touching them.',
    ],
    bad: [
      '(stair) Two of the treads creak, and one is a different shade.',
      '(vinyl, laminate) The floor crunches and gives when you walk on it.',
      '(vinyl, laminate, stair) There are gaps at the ends, and new ones every week.',
      '(hardwood) Sanding marks show in swirls wherever light falls on it.',
      '(vinyl, laminate) Same board, same knot, side by side, three times over.',
      '(vinyl, laminate) They left the doors so that they scrape over the new floor.',
    ],
  },
  tile: {
    jobs: [
      job(
        'floor tile',
        2200,
        8000,
        'We had [large-format porcelain|saltillo|wood-look tile] laid in the [kitchen and hall|whole ground floor].',
      ),
      job(
        'backsplash',
        600,
        2200,
        'It was a backsplash of [handmade tile, no two alike|zellige|plain white subway tile].',
      ),
      job('shower tile', 2200, 7500, 'The shower was to be tiled to the ceiling, with a bench and a niche.'),
      job(
        'patio tile',
        1800,
        6500,
        'The patio was to get slate, over a slab that had its own ideas about level.',
      ),
      job(
        'talavera stair risers',
        700,
        2600,
        'We had collected Talavera tile for years and wanted it set on the stair risers, [fourteen|sixteen] of them.',
      ),
    ],
    good: [
      '(talavera, backsplash) They laid it all out on the floor for us first and let us move pieces around.',
      '(floor, patio) No lippage; you can slide a coin over every joint.',
      'They dry-laid the first rows so that the cuts end up where nobody looks.',
      '(shower, backsplash) The corners are mitered, and there is not one piece of plastic trim.',
      '(shower) The pattern lines up from the floor through to the wall.',
      'They opened every box and mixed the tiles, so the color varies as it should.',
      'Grout is even, sealed, and the same color in every bucket.',
    ],
    bad: [
      '(floor, patio) I stub my toe on the edges, that is how uneven it is.',
      'Several tiles sound hollow, and one has come loose.',
      'The grout lines start at an eighth of an inch and end at a quarter.',
      'A thin sliver of tile runs along the most visible wall.',
      'Thinset is stuck in the joints, and the grout came out spotted.',
    ],
  },
  'finish-carpentry': {
    jobs: [
      job(
        'crown molding',
        900,
        4000,
        'We wanted crown molding in [the living and dining room|four rooms], in a house where no corner is ninety degrees.',
      ),
      job(
        'baseboards and casings',
        1500,
        5500,
        'New baseboards and door casings for the whole floor, about [300|420] feet.',
      ),
      job(
        'wainscoting',
        1500,
        6000,
        'They were hired to panel the [dining room|stairwell] to shoulder height.',
      ),
      job(
        'stair balustrade',
        2500,
        9000,
        'The old balusters came loose one after the other, and we had the balustrade made new in oak.',
      ),
    ],
    good: [
      'The joints are so tight they hardly needed filler.',
      '(crown, baseboards) They coped the inside corners, and even with the dry air nothing has opened.',
      '(crown, baseboards, wainscoting) They made a knife to match the [1920s|Victorian] profile.',
      'Nail holes are filled, sanded and gone.',
      '(balustrade) The newel post does not move if you hang on it, and my kids do.',
    ],
    bad: [
      '(crown, baseboards, wainscoting) Miters are open, and the gaps are stuffed with caulk.',
      '(crown, baseboards) The pieces were cut too short, so there is a joint every few feet.',
      '(wainscoting) Panels are not centered on the wall, and once you see it you see nothing else.',
      '(balustrade) The railing wobbles more than the old one.',
    ],
  },
};
