import { job, type TradeTexts } from '../shapes.ts';

/** Restoration, pest control, handyman and clean-up. */
export const CARE: Readonly<Record<string, TradeTexts>> = {
  restoration: {
    jobs: [
      job(
        'water damage clean-up',
        1800,
        8000,
        'A hose on the [washer|ice maker] let go while we were at work, and the water ran for hours.',
        'unscheduled',
      ),
      job(
        'mold removal',
        1500,
        7500,
        'There was mold behind the [vanity|bedroom closet], and my daughter has asthma.',
      ),
      job(
        'smoke damage clean-up',
        3000,
        14000,
        'A grease fire left soot in every room, although it burned in one.',
        'unscheduled',
      ),
      job(
        'flood clean-up',
        4000,
        18000,
        'The storm left [eight|fourteen] inches of water in the ground floor.',
        'unscheduled',
      ),
    ],
    good: [
      '(water, flood, smoke) They were there within [the hour|ninety minutes], at night, with pumps and fans.',
      '(water, flood, mold) They logged moisture readings every day and pulled the fans only when the numbers said so.',
      '(smoke, flood) They packed our photos and papers separately, and saved most of them.',
      '(mold) An outside lab did the clearance test, not they.',
      'They billed the insurance directly, and explained every line to me.',
    ],
    bad: [
      '(water, flood) They left [fourteen|twenty] fans running for a week and billed by the fan and day.',
      '(mold) The mold was painted over; it took a month to come back.',
      '(smoke, flood, water) Things were thrown out that we had asked them to keep.',
      '(water, flood, mold) They cut the drywall out of rooms that had never been wet.',
      '(smoke) The smell of smoke is still in the closets.',
    ],
  },
  'pest-control': {
    jobs: [
      job(
        'termite treatment',
        900,
        3500,
        'We found [wings on the windowsill|mud tubes in the garage] a week before closing.',
      ),
      job('rodent exclusion', 400, 1800, 'Something was running above the bedroom at two in the morning.'),
      job(
        'scorpion treatment',
        120,
        450,
        "We found the third scorpion in the [bathtub|baby's room], and that was that.",
      ),
      job('bed bug treatment', 600, 2200, 'A tenant brought in bed bugs, and two units were affected.'),
      job('bee removal', 180, 700, 'A swarm had moved into the [wall|water meter box].'),
    ],
    good: [
      '(termite) They treated the drywood spots one by one instead of tenting the whole house.',
      '(rodent) They sealed [eleven|fourteen] holes with steel mesh instead of only putting out bait.',
      '(termite, scorpion, bed) They told us what was being sprayed, how long to stay out, and what that means for the cat.',
      '(termite, rodent, scorpion, bed) No sign of anything since, and they came back twice to check.',
      '(bee) The bees went to a beekeeper, alive.',
      '(rodent, scorpion) They showed me how they get in, which was worth more than the spray.',
    ],
    bad: [
      '(termite) New wings on the sill within weeks.',
      '(bee) The honey was left in the wall, and then came the ants.',
      '(rodent, scorpion, bed) They were back within two weeks, and I do not mean the technicians.',
      '(scorpion, bed) They sprayed the baseboards for five minutes and called it a treatment.',
      'It turned out I had signed up for a year of visits.',
      '(rodent, bee) Something died in the wall, and that was my problem.',
    ],
  },
  'handyman-cleanup': {
    jobs: [
      job(
        'list of small repairs',
        200,
        900,
        'I had a list of [nine|eleven|fourteen] small things: a sticking door, a loose rail, a shelf, a dripping hose bib.',
      ),
      job(
        'junk removal',
        180,
        800,
        'My [uncle|father] kept everything, and we had a garage full of it to clear.',
      ),
      job('furniture assembly', 120, 450, 'It was two wardrobes, a bunk bed and a desk, all in flat boxes.'),
      job(
        'construction clean-up',
        250,
        1100,
        'After the remodel there was dust on every surface of the house.',
      ),
      job('TV mounting', 120, 350, 'I wanted a big TV over the fireplace, with the cables in the wall.'),
      job(
        'yard debris hauling',
        150,
        650,
        'Two truckloads of [branches|old fence|broken concrete] had to go.',
      ),
    ],
    good: [
      '(TV) It is level, and you do not see a single cable.',
      '(yard, junk) They raked up afterward, down to the gravel.',
      '(list) They went through the list top to bottom, and did a fifteenth thing for nothing.',
      '(junk) They sorted what could be donated and brought me the slip.',
      '(furniture) The bunk bed does not creak, which is more than I ever managed.',
      '(construction) Even the window tracks were clean.',
      'They brought their own ladder, vacuum and common sense.',
      '(list) They said which two items needed a licensed electrician and left them alone.',
    ],
    bad: [
      '(furniture) Two drawers are in backward, and there were screws left over.',
      '(construction) There was still dust on every door top and inside the cabinets.',
      '(list) Half of the list was done, the other half was "for next time."',
      '(list) The shelf came down, with everything on it.',
      '(junk, yard) They charged for a full truck that was half empty.',
      "(TV) They drilled into [a water line|the neighbor's side] hanging a TV.",
      '(junk, yard) I found some of our junk dumped behind the alley fence.',
    ],
  },
};
