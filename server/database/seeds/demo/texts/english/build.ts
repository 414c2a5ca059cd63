import { job, type TradeTexts } from '../shapes.ts';

/** General contracting, remodeling, additions. */
export const BUILD: Readonly<Record<string, TradeTexts>> = {
  'general-contractor': {
    jobs: [
      job('garage conversion', 18000, 60000, 'The job was turning a detached two-car garage into [a workshop with its own bathroom|an office with heat and decent light|a music room that does not annoy the street].', 'permit'),
      job('fire rebuild', 60000, 180000, 'After a kitchen fire we needed [the back third of the house|one whole side of the house] rebuilt, from framing to paint, with the insurance adjuster looking over everybody\'s shoulder.', 'permit'),
      job('shop build-out', 25000, 90000, 'I rent a [hair salon|small bakery|dental office] and hired them to build out the empty space: walls, counter, restroom, floor, lights.', 'permit'),
      job('wall removal', 6000, 16000, 'We wanted the wall between the [kitchen and living room|dining room and hall] gone, which meant a beam, posts and a lot of patching.', 'permit'),
      job('porch rebuild', 5000, 18000, 'The front porch had rotted to the point where the mailman would not step on it, and they were hired to rebuild it, footings included.', 'permit'),
      job('list of house repairs', 2500, 9000, 'After the home inspection there was a list of [fourteen|nineteen|twenty-two] items, from a sagging joist to a door that hit the toilet, and we gave them the whole list.'),
    ],
    good: [
      '{foreman} ran the subs like an orchestra; nobody stood waiting for anybody.',
      '(garage, fire, shop, wall) Everything lines up: [the new drywall with the old|the trim with the old trim|the floor with the next room], and you cannot tell where one ends.',
      'They found [rot behind the siding|an old knob-and-tube run|a joist somebody had notched to nothing] and showed it to us before touching it.',
      'I had a folder with every drawing, receipt and warranty in it at the end.',
      '(garage, fire, shop) When the tile we had picked was discontinued, they brought [three|four] samples the same afternoon.',
      'They built it as if they were going to live in it.',
      'passed_inspection=yes: The inspector and {foreman} knew each other by name, and it was plain that he trusts the work.',
    ],
    bad: [
      'The subs were left alone most of the time and each blamed the one before.',
      '(garage, fire, shop, list) Doors stick, one window does not lock, and the baseboard has a gap you can slide a [coin|finger] into.',
      '(garage, fire, shop, wall, list) Somebody covered up [a junction box|a wet stud] instead of dealing with it, and we had to open the wall again.',
      'What was built is not what was drawn, and we heard "it is better this way" after the fact.',
      '(garage, fire, shop) Every trade left its damage for the next one to paint over.',
      '(garage, fire, wall) The floor between the old part and the new has a lip that everyone trips on.',
    ],
  },
  remodeling: {
    jobs: [
      job('whole-house remodel', 45000, 120000, 'We bought a [1964 ranch|1950s bungalow|two-story from 1978] with the original everything and had them redo it: floors, walls, both baths, lights.', 'permit'),
      job('basement finish', 18000, 48000, 'The basement was bare concrete, and we wanted [a bedroom with a legal window and a bath|a family room and a laundry].', 'permit'),
      job('condo remodel', 15000, 42000, 'It is a condo on the [fourth|ninth|second] floor with strict HOA hours and one elevator, and we wanted new floors, paint, doors and a closet system.'),
      job('living room remodel', 8000, 24000, 'The plan: take the popcorn ceiling down, put in recessed lights, new floor, and a built-in around the fireplace.'),
      job('laundry room remodel', 4000, 12000, 'A [narrow|windowless] laundry room with one shelf was to become something with a sink, a counter and cabinets that reach the ceiling.'),
      job('aging-in-place remodel', 7000, 22000, 'We needed a house made safe for my mother: [wider doors, grab bars, a curbless shower|a ramp, lever handles, better lights].'),
    ],
    good: [
      'They lived with our changes of mind without a sigh, and told us honestly which ones were bad ideas.',
      'The corners are crisp, the outlets are straight, the doors close with one finger.',
      '(whole-house) They set up a little kitchen for us in the [garage|dining room] so that we could stay in the house.',
      '(whole-house, living, condo) They matched the old [crown molding|texture|oak floor] so well that guests cannot find the seam.',
      '{foreman} walked through with blue tape before we did and found more than we did.',
      '(condo) The HOA had a list of rules as long as my arm, and they kept every one of them.',
    ],
    bad: [
      'The finish work gives it away: [wavy caulk, crooked outlets, paint on the hinges|mitered corners that do not meet, seams in the wrong place].',
      'They put the [light switches behind the door|outlet exactly where the desk goes] although the drawing said otherwise.',
      '(whole-house, condo, basement) Three weeks in, the [closet doors came off the track|new floor began to squeak].',
      '(whole-house, basement, laundry, aging) We had water in the [hall|closet] because somebody left a cap off, and nobody told us until it came through.',
      'Half of the details that we had talked about for an hour were simply forgotten.',
      'They used cheaper [doors|cabinets|flooring] than the ones in the agreement and hoped we would not look.',
    ],
  },
  'additions-adu': {
    jobs: [
      job('backyard ADU', 90000, 190000, 'They built a [450|600|750]-square-foot unit in the backyard for my [parents|mother-in-law|son and his wife].', 'permit'),
      job('second-story addition', 95000, 200000, 'We ran out of rooms and asked them to add a second floor over the [back half of the house|garage].', 'permit'),
      job('bedroom addition', 40000, 95000, 'It was a bedroom and a bath added at the back, [tied into the old roof|with a new slab].', 'permit'),
      job('garage-to-ADU conversion', 50000, 110000, 'The garage was to become a rental unit with its own meter, which in our city means [setbacks, sprinklers and a lot of paper|more paper than lumber].', 'permit'),
      job('sunroom', 16000, 45000, 'We had them close in the patio and make a sunroom of it, with [proper footings|a mini-split] and real windows.', 'permit'),
    ],
    good: [
      '(story, bedroom, sunroom) Where the new roof meets the old one you cannot see a thing, and not a drop has come in since.',
      '(ADU) They dealt with the power company about the new meter, which took more patience than I have.',
      '(ADU) The unit is quiet, warm and dry, and my [mother|tenant|son] loves it.',
      '(story, bedroom, sunroom) They kept the old house closed up and weather-tight every single night.',
      '{foreman} caught an error in the plans [about the stair|about the drain slope] before it was poured in concrete.',
      'Stucco, trim, even the vent covers match the main house.',
    ],
    bad: [
      '(bedroom, sunroom) The new floor sits [half an inch|almost an inch] higher than the old one, and nobody had thought of that until the end.',
      '(story, bedroom, sunroom) The roof leaked at the tie-in during the first rain.',
      '(story, bedroom, sunroom) You can see from the street where the addition starts, because the stucco does not match.',
      '(ADU, bedroom) The drain slopes the wrong way, and they found out when the toilet backed up.',
      'They had one crew on three jobs, and ours was always the third.',
      '(ADU, bedroom, story) The closets came out [eight|six] inches shallower than on the plan.',
    ],
  },
};
