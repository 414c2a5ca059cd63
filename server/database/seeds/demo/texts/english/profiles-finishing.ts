import { profile, type ProfileTexts } from '../shapes.ts';

/** What the finishing trades, the installers and the outdoor trades say of themselves. */
export const FINISHING_PROFILES: Readonly<Record<string, ProfileTexts>> = {
  insulation: profile(
    ['Warm in winter, quiet all year', 'Insulation, air-sealed first'],
    [
      'We seal before we insulate, and leave depth rulers so you can check our work.',
      'Attics, walls and sound: we measure, fill, and measure again.',
    ],
    'Attic insulation; Wall dense-pack; Soundproofing; Air sealing; Old insulation removal; Crawl spaces',
  ),
  drywall: profile(
    ['Walls you cannot find the patch in', 'Hung, taped and smooth'],
    [
      'We hang, tape and match textures, in one room or in thirty.',
      'Small repairs are welcome; we have a crew that does only those.',
    ],
    'Drywall repair; Texture matching; Popcorn removal; New drywall; Level-five finish; Ceiling repair',
  ),
  'plaster-stucco': profile(
    ['Lath, plaster and patience', 'Stucco and plaster in {city}'],
    [
      'Three coats with the time between that each one needs.',
      'We restore old plaster and put up new stucco, and we can tell you which one you have.',
    ],
    'Stucco repair; Re-stucco; Plaster restoration; Garden walls; Color coats; Cornices and coves',
  ),
  painting: profile(
    ['Most of painting is what comes before', 'Painters in {city} who mask, sand and sweep'],
    [
      'We wash, scrape, sand and prime, and then we paint: two coats, your colors written on the lid.',
      'Homes, offices and cabinets, with low-odor paint when you have to sleep there.',
    ],
    'Exterior painting; Interior painting; Cabinet painting; Move-out painting; Fences and trim; Offices after hours',
  ),
  flooring: profile(
    ['Level first, then beautiful', 'Wood, vinyl and laminate floors'],
    [
      'We level the slab before anything is laid, and let the boards rest in your house.',
      'Refinishing with hardly any dust, and new floors that run through the doors.',
    ],
    'Hardwood refinishing; Vinyl plank; Laminate; Stair treads; Slab leveling; Baseboards',
  ),
  tile: profile(
    ['Tile set so that you can run a coin over it', 'Tile and stone, laid out before it is cut'],
    [
      'We lay it out dry, mix the boxes, and plan where the cuts fall before the first bucket is mixed.',
      'Showers, floors and Talavera by setters who do nothing else.',
    ],
    'Shower tile; Floor tile; Backsplashes; Talavera; Patio stone; Regrouting',
  ),
  cabinets: profile(
    ['Made to measure in our own shop', 'Cabinets for rooms that are not square'],
    [
      'We build from plywood and solid wood, dovetail the drawers, and scribe to your walls.',
      'Kitchens, closets and built-ins, drawn with you at the bench.',
    ],
    'Kitchen cabinets; Closets; Built-ins; Vanities; Media walls; Refacing',
  ),
  countertops: profile(
    ['Quartz, granite and wood, templated by hand', 'Counters with seams you have to look for'],
    [
      'You choose the slab, we lay the template on it together, and that slab is what you get.',
      'Template on one visit, set on the next.',
    ],
    'Quartz counters; Granite counters; Butcher block; Vanity tops; Sink cut-outs; Seam repair',
  ),
  'finish-carpentry': profile(
    ['The last ten percent, done properly', 'Trim, stairs and paneling'],
    [
      'We cope, scribe and match old profiles with knives we grind ourselves.',
      'Molding, stairs and wainscoting for new houses and old ones.',
    ],
    'Crown molding; Baseboards; Wainscoting; Stair rails; Profile matching; Mantels',
  ),
  electrical: profile(
    ['Panels, circuits and light, labeled', 'Electricians in {city} who find the fault'],
    [
      'We find faults, change panels and rewire old houses, and label every breaker in print.',
      'Permit, part and labor each have their own line on our quotes.',
    ],
    'Panel upgrades; EV chargers; Rewiring; Lighting; Troubleshooting; Generator hookups',
  ),
  'low-voltage': profile(
    ['Cameras, networks and alarms, your passwords', 'Cabling that is labeled at both ends'],
    [
      'We cable, test and document, and hand every password to you.',
      'Homes, shops and offices: cameras that see what they should.',
    ],
    'Camera systems; Network cabling; Alarms; Intercoms; Wi-Fi coverage; Access control',
  ),
  solar: profile(
    ['Sized for your bill, not for a loan', 'Solar and batteries around {city}'],
    [
      'We look at twelve bills before we count panels, and deal with the utility ourselves.',
      'We also look after systems whose installers are gone.',
    ],
    'Solar systems; Batteries; System repair; Panel removal and reset; Monitoring; Utility paperwork',
  ),
  plumbing: profile(
    ['Leaks found, pipes fixed, floors kept clean', 'Plumbing in {city} since {year}'],
    [
      'We find leaks with instruments, open one small hole, and show you the part that failed.',
      'From a running toilet to a whole repipe, at prices we say before we start.',
    ],
    'Leak detection; Repipes; Slab leaks; Fixtures and faucets; Emergency repairs; Water line replacement',
  ),
  'drains-septic': profile(
    ['Cleared, filmed and explained', 'Drains, sewers and septic systems'],
    [
      'We run a camera before and after, and the video is yours.',
      'Clogs, collapsed lines and tanks, with a trench only when there is no other way.',
    ],
    'Drain clearing; Camera inspection; Sewer replacement; Septic pumping; Leach fields; Hydro jetting',
  ),
  'water-systems': profile(
    ['Hot water today', 'Water heaters, pumps and softeners'],
    [
      'We carry the common tanks on the truck and take the old one with us.',
      'Wells, boosters and softeners, tested before we change a thing.',
    ],
    'Water heaters; Tankless; Well pumps; Booster pumps; Water softeners; Pressure tanks',
  ),
  gas: profile(
    ['Tested while you watch', 'Gas lines, leaks and appliances'],
    [
      'Every line we run is pressure-tested in front of you and written up for the utility.',
      'Leaks first, always, the same day.',
    ],
    'Gas leak repair; New gas lines; Range and dryer hookups; Fire pits; Pressure tests; Tank connections',
  ),
  hvac: profile(
    ['Every room within two degrees', 'Heating and air in {city}, day and night'],
    [
      'We calculate before we sell, and we repair when a repair will do.',
      'Central air, mini-splits and ducts, with the numbers written down at each visit.',
    ],
    'AC repair; AC replacement; Furnaces; Mini-splits; Duct replacement; Seasonal tune-ups',
  ),
  'fire-protection': profile(
    ['Ready for the marshal', 'Sprinklers, alarms and extinguishers'],
    [
      'We design, install and tag, and we come before you open.',
      'Restaurants, daycares, shops and small buildings.',
    ],
    'Sprinkler systems; Fire alarms; Extinguisher service; Hood systems; Inspections; Drawings and permits',
  ),
  landscaping: profile(
    ['Gardens for the climate we have', 'Landscapes and irrigation around {city}'],
    [
      'We plant for the third summer, not for the photo, and set the irrigation zone by zone.',
      'Design, planting and care by the same people.',
    ],
    'Garden design; Irrigation; Desert planting; Sod and turf; Monthly care; Landscape lighting',
  ),
  'tree-service': profile(
    ['Roped down, raked up', 'Tree care by climbers who like trees'],
    [
      'A certified arborist looks first; not every tree we are called for has to go.',
      'Pruning, removal and stumps, and the chips are yours if you want them.',
    ],
    'Tree removal; Pruning; Palm trimming; Stump grinding; Storm clean-up; Arborist reports',
  ),
  fencing: profile(
    ['Posts three feet deep', 'Fences and gates that stay straight'],
    [
      'We call for utilities, talk to your neighbor, and set posts in concrete.',
      'Wood, vinyl, chain link, and gates that latch.',
    ],
    'Wood fences; Vinyl fences; Chain link; Gates; Fence repair; Property-line walls',
  ),
  'decks-patios': profile(
    ['Shade where the table stands', 'Decks, covers and pergolas'],
    [
      'We come at three in the afternoon to see where the sun is.',
      'Footings, flashing and hidden fasteners, whatever goes on top.',
    ],
    'Decks; Pergolas; Patio covers; Deck repair; Outdoor stairs; Screen rooms',
  ),
  pools: profile(
    ['Pools built, mended and kept clear', 'Clear water, numbers on the slip'],
    [
      'We build, resurface and look after pools, and write down how to run them.',
      'Leaks found with dye, pumps changed the same week.',
    ],
    'New pools; Resurfacing; Weekly service; Pump and filter repair; Leak detection; Spas',
  ),
  restoration: profile(
    ['There within the hour', 'Water, fire and mold, dried and documented'],
    [
      'We pump, dry, measure and document, and explain the claim line by line.',
      'Clearance tests are done by an outside lab.',
    ],
    'Water extraction; Structural drying; Mold removal; Smoke clean-up; Contents care; Insurance documentation',
  ),
  'pest-control': profile(
    ['We close the holes first', 'Pest control that tells you what it sprays'],
    [
      'We look for how they get in before we open a bottle.',
      'Homes, kitchens and rentals; bees are moved alive.',
    ],
    'Termite treatment; Rodent exclusion; Scorpions; Bed bugs; Bee removal; Monthly service',
  ),
  'handyman-cleanup': profile(
    ['The list on your fridge, done', 'Small repairs, hauling and clean-up'],
    [
      'Give us the list; we say which items need a licensed trade and do the rest.',
      'Repairs, assembly and truckloads, by people with good manners.',
    ],
    'Small repairs; Junk removal; Furniture assembly; Construction clean-up; TV mounting; Yard hauling',
  ),
};
