import { profile, type ProfileTexts } from '../shapes.ts';

/** What builders say of themselves: from design and ground to roof and openings. */
export const BUILDING_PROFILES: Readonly<Record<string, ProfileTexts>> = {
  'general-contractor': profile(
    [
      'One contract, one schedule, one person to call',
      'We build in {city}, [from permit to punch list|start to finish]',
    ],
    [
      'We take on [remodels, small commercial spaces and fire rebuilds|additions, conversions and repairs that need five trades at once], and keep the trades in step.',
      'Most of our jobs involve [three|four|five] trades and one permit, and it is our business to see that none waits for another.',
    ],
    'Garage conversions; Store build-outs; Fire and storm rebuilds; Wall removal and beams; Permit drawings and applications; Owner punch lists',
  ),
  remodeling: profile(
    ['Remodeling for houses people live in', 'Old houses in {city}, made to work again'],
    [
      'We remodel [occupied homes|houses from the forties to the eighties], one floor at a time if we must, with dust walls and a written weekly plan.',
      'Kitchens, baths and whole floors: we draw them with you, price them line by line, and build them with our own carpenters.',
    ],
    'Whole-house remodels; Basement finishing; Condo remodels; Accessible homes; Laundry rooms; Interior layout changes',
  ),
  kitchen: profile(
    ['Kitchens that are used every day', '[Honest|Careful] kitchen work, drawn first, built once'],
    [
      'We draw the kitchen around how you cook, then build and install it with one crew, from pipes to the last handle.',
      'Cabinets, counters, tile, light: we do all of it, so nobody can point at anybody else.',
    ],
    'Kitchen design; Full kitchen remodels; Islands; Face-lifts without moving walls; Outdoor kitchens; Under-cabinet lighting',
  ),
  bathroom: profile(
    ['Bathrooms that stay dry behind the tile', 'Baths in [two|three] weeks, flood-tested'],
    [
      'Every shower we build is flood-tested for a day before tile goes on, and you get the photo.',
      'We do bathrooms and nothing else: tubs to showers, leaks behind walls, baths for people who need a bar to hold.',
    ],
    'Tub-to-shower conversions; Shower pans and waterproofing; Full bath remodels; Accessible baths; Vanities and fixtures; Half baths',
  ),
  'additions-adu': profile(
    ['More house on the lot you have', 'ADUs and additions in {city}, permits included'],
    [
      'We check what your lot allows before you spend on drawings, and build what was drawn.',
      'Backyard units, second stories and rooms: we handle plan check, utilities and inspections.',
    ],
    'Backyard ADUs; Garage conversions; Second stories; Bedroom additions; Sunrooms; Feasibility visits',
  ),
  architecture: profile(
    ['Small buildings, drawn to be built', 'Plans the city accepts and a builder can follow'],
    [
      'We design houses, additions and small shops for people with a budget, and we visit the site while it is built.',
      'A set of ours is complete: plans, details, energy forms, and answers to plan check.',
    ],
    'Permit drawings; House design; Store interiors; As-built drawings; Plan-check responses; Site visits',
  ),
  'structural-eng': profile(
    ['Calculations a framer can read', 'Structural answers, stamped and in plain words'],
    [
      'We size beams, look at cracks and draw retrofits, and we always go and look ourselves.',
      'Most of what we do is small: one wall, one beam, one crack. It gets the same care.',
    ],
    'Beam calculations; Foundation reports; Retaining walls; Seismic retrofits; Stamped drawings; Pre-purchase visits',
  ),
  survey: profile(
    ['We find the corners', 'Boundaries, levels and maps around {city}'],
    [
      'We survey lots, splits and slopes, set monuments that last, and deliver files your architect can open.',
      'Before the fence, the addition or the sale: know where the line is.',
    ],
    'Boundary surveys; Topographic surveys; Lot splits; Elevation certificates; Construction staking; Easement exhibits',
  ),
  demolition: profile(
    ['Down, out and clean', 'Demolition with the neighbors in mind'],
    [
      'We take down houses, pools and rooms, cap what must be capped, keep the dust wet, and recycle what we can.',
      'Selective work is our specialty: what should stay, stays.',
    ],
    'Interior strip-outs; House demolition; Pool removal; Concrete breaking; Sheds and garages; Haul-away and recycling',
  ),
  excavation: profile(
    ['Dirt work, to the tenth of a foot', 'Grading, trenching and pads near {city}'],
    [
      'We move dirt so that water goes where it should, and leave a compaction report behind.',
      'Small machines for tight yards, large ones for pads and roads.',
    ],
    'Lot grading; Trenching; Building pads; Driveway bases; Drainage swales; Septic excavation',
  ),
  foundation: profile(
    ['Straight from the ground up', 'Foundations poured, leveled and tied down'],
    [
      'We repair and build foundations, measure before and after, and tell you when a crack is only a crack.',
      "Piers, footings, bolting: each with an engineer's drawing where one is needed.",
    ],
    'Slab leveling; Pier and beam repair; Crack injection; New footings; Foundation bolting; Elevation surveys',
  ),
  concrete: profile(
    ['Flat where it should be, sloped where it must', 'Driveways, patios and slabs in {city}'],
    [
      'We form, pour, cut and cure with our own crew, and we send a truck back if the mix is wrong.',
      'Base first: most cracked concrete we replace never had one.',
    ],
    'Driveways; Patios; Sidewalks; Stamped concrete; Shop floors; Concrete removal',
  ),
  masonry: profile(
    ['Block, brick and stone laid to a line', 'Masonry that will outlast us'],
    [
      'We build walls that drain, chimneys that draw, and repairs that match the mortar of the day.',
      'From garden walls to old brick fronts, with masons who learned from their fathers.',
    ],
    'Block walls; Retaining walls; Chimney repair; Repointing; Outdoor fireplaces; Stone veneer',
  ),
  paving: profile(
    ['Pavers and asphalt on a base that holds', 'Driveways and lots, striped and drained'],
    [
      'We dig the base, compact it in layers, and only then talk about patterns.',
      'For homes and for small lots: half at a time, so that business goes on.',
    ],
    'Paver driveways; Asphalt driveways; Parking lots; Walkways; Striping; Sealcoating',
  ),
  framing: profile(
    ['Plumb, square and on the line', 'Rough carpentry for people who check'],
    [
      'We frame additions, roofs and repairs for owners and for other builders.',
      'We read the whole set of plans before the first cut, and call when something does not add up.',
    ],
    'Addition framing; Roof framing; Beam replacement; Interior walls; Sheathing; Hardware and hold-downs',
  ),
  'steel-welding': profile(
    ['Steel, cut and welded by certified hands', 'Stairs, beams and frames from our own shop'],
    [
      'We draw, cut and weld in the shop, prime everything, and set it on site with our own crane truck.',
      'One stair or a warehouse frame: the welds look the same.',
    ],
    'Steel stairs; Beams and columns; Carports; Mobile welding; Trailer repair; Structural frames',
  ),
  'ornamental-iron': profile(
    ['Gates and rails, forged and fitted', 'Ironwork for {city} homes'],
    [
      'We make gates, rails and window guards to measure, galvanized or primed, with motors we service ourselves.',
      'Bring a photo of the one your grandmother had; we can make it.',
    ],
    'Driveway gates; Gate motors; Stair railings; Window guards; Iron fences; Repairs and repainting',
  ),
  roofing: profile(
    ['Dry houses since {year}', 'Roofs in {city}: shingle, tile and flat'],
    [
      'We repair what can be repaired and replace what cannot, with photos of every layer.',
      'Tear-offs, tile resets and flat roofs with our own crews, magnets included.',
    ],
    'Roof replacement; Leak repair; Tile resets; Flat roofs; Skylights; Insurance claims',
  ),
  waterproofing: profile(
    ['Water stays outside', 'Balconies, basements and roofs, sealed and tested'],
    [
      'We find where water really comes in, and we test with water before we call it done.',
      'Coatings, membranes and drains, with a written warranty and a visit every year.',
    ],
    'Balcony membranes; Basement waterproofing; Roof coatings; Planter lining; Leak tests; Joint sealing',
  ),
  gutters: profile(
    ['Seamless gutters, made at the curb', 'We send the rain somewhere else'],
    [
      'We roll gutters to length in front of your house and pitch them with a level, not by eye.',
      'Gutters, flashing and anything bent from sheet metal.',
    ],
    'Seamless gutters; Downspouts; Copper gutters; Custom flashing; Gutter cleaning; Fascia repair',
  ),
  siding: profile(
    ['Walls that shed water', 'Siding and stone, flashed before it is pretty'],
    [
      'We strip, repair, wrap and flash, and only then hang siding.',
      'Fiber cement, wood and stone veneer for homes around {city}.',
    ],
    'Fiber cement siding; Wood siding repair; Stone veneer; House wrap and flashing; Trim; Soffits',
  ),
  'windows-glass': profile(
    ['Glass that fits the first time', 'Windows, showers and storefronts'],
    [
      'We measure every opening at each corner, order once, and finish inside and out.',
      'From a broken storefront at midnight to fourteen new windows.',
    ],
    'Window replacement; Shower glass; Patio doors; Storefront glass; Emergency board-up; Mirrors',
  ),
  doors: profile(
    ['Doors that close, locks that lock', 'Doors and locks, hung by carpenters'],
    [
      'We hang doors, fit locks and open what is stuck, with one price by phone and the same at the door.',
      'Front doors, security doors and whole floors of interior doors.',
    ],
    'Front doors; Interior doors; Rekeying; Lockouts; Security doors; Smart locks',
  ),
  'garage-doors': profile(
    ['Up and down, quietly', 'Springs, openers and doors, same day'],
    [
      'Our vans carry springs for most doors, so one visit is usually enough.',
      'We repair before we replace, and balance every door by hand.',
    ],
    'Spring replacement; New garage doors; Openers; Panel repair; Cable and roller repair; Yearly service',
  ),
};
