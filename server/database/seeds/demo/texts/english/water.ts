import { job, type TradeTexts } from '../shapes.ts';

/** Plumbing, drains and septic, water heaters and pumps, gas. */
export const WATER: Readonly<Record<string, TradeTexts>> = {
  plumbing: {
    jobs: [
      job('slab leak repair', 900, 4500, 'There was a warm spot on the [hall|kitchen] floor and a water bill that had doubled: slab leak.', 'permit unscheduled'),
      job('repipe', 5000, 15000, 'The galvanized pipes from [1952|1947|1961] gave us rust and a trickle, and we had the house repiped in [copper|PEX].', 'permit'),
      job('toilet replacement', 250, 800, 'The upstairs toilet ran, rocked and leaked, in that order.'),
      job('shower valve', 350, 1200, 'The shower went from scalding to ice whenever somebody flushed.'),
      job('burst pipe repair', 300, 1800, 'A pipe burst behind the [washer|garage wall] on a {weekday} evening, and I was standing in water up to my ankles.', 'unscheduled'),
      job('kitchen faucet and disposal', 250, 750, 'I needed a new kitchen faucet and a disposal, and the shutoffs under the sink no longer shut off.'),
      job('water line replacement', 2500, 8000, 'The line from the meter to the house leaked, and the front yard had turned into a swamp.', 'permit'),
      job('pressure regulator', 280, 800, 'The water hammered in the walls, and the gauge read [110|125] pounds.'),
    ],
    good: [
      '(toilet) It sits solid, caulked, and flushes the first time.',
      '(shower) The handle is straight, the plate is flush, and the temperature holds.',
      '(slab, repipe, toilet, shower, faucet, burst) They put booties on at the door and a tarp on the stairs before I could say anything.',
      '(slab, line) They found the leak with a listening device to within a foot, so there was one small hole and not five.',
      '(slab, burst, line, shower) They showed me the cracked fitting and explained why it had failed.',
      'The water was off for less than [an hour|two hours], and they warned the tenants upstairs.',
      '(repipe, burst, slab, regulator) The solder joints are so clean that I hate to have them covered up.',
      '(burst, slab, faucet) They could have sold me a repipe and fixed a nine-dollar part.',
      '(repipe, regulator, faucet) Every shutoff has a tag now, so even I know which one to turn.',
      '(repipe, line, regulator) The pressure is back, in all three bathrooms at once.',
    ],
    bad: [
      '(slab, burst, toilet, shower, line, faucet) It leaked again before the week was out.',
      '(burst, shower, repipe) They cut a hole in the wall that a [dog|child] could walk through and left it that way.',
      '(faucet) The new faucet is loose and turns in its hole.',
      '(faucet, repipe) A drip under the sink ruined the bottom of the cabinet before we noticed.',
      '(toilet, shower, faucet, regulator) They had me buy a part that was the wrong part, twice.',
      '(burst, slab, shower, regulator) They wanted to sell us a whole repipe over one bad valve.',
      'price_within_quote=no: The trip fee, the "diagnostic fee" and the after-hours fee were all news to me.',
    ],
  },
  'drains-septic': {
    jobs: [
      job('main line clearing', 200, 700, 'The main line backed up into the [shower|tub] on a [Sunday|holiday], with the house full of family.', 'unscheduled'),
      job('sewer line replacement', 4500, 15000, 'The camera showed [roots and a belly|a collapsed clay pipe] under the front yard, about [45|60] feet of it.', 'permit'),
      job('septic pumping', 300, 800, 'The septic tank had not been pumped since [we bought the place|nobody knows when].'),
      job('leach field', 6000, 18000, 'The leach field had given up and the lawn told everybody so.', 'permit'),
    ],
    good: [
      '(leach) They set the lines by laser and seeded the grass over it.',
      '(septic) They measured the sludge, showed me the baffles, and wrote down when to call again.',
      '(main, sewer) They ran the camera before and after and gave me both videos.',
      '(main) They went in through a cleanout instead of pulling the toilet.',
      '(sewer) Trenchless, two small pits, and my roses are still there.',
      '(septic) They located the lid with a probe in five minutes and put a riser on it.',
      '(main) They told me that the line is fine and I should stop flushing wipes.',
    ],
    bad: [
      '(main) Clogged again within [days|two weeks].',
      '(main, sewer) They quoted a whole new line from a video that, it turned out, was not of my pipe.',
      '(sewer, leach) The trench settled and left a ditch across the yard.',
      '(septic, leach, main) The smell is still there.',
    ],
  },
  'water-systems': {
    jobs: [
      job('water heater replacement', 1200, 3200, 'The [40|50]-gallon water heater was [fourteen|seventeen] years old and dripping into the garage.', 'permit unscheduled'),
      job('tankless water heater', 2800, 6500, 'We went tankless, with a new gas line and vent, because four women live in this house.', 'permit'),
      job('well pump', 1500, 6000, 'The well pump quit on a {weekday} and we had no water, and neither did the horses.', 'unscheduled'),
      job('water softener', 900, 3200, 'The water here leaves rock on everything, so we had a softener with a loop put in.'),
      job('booster pump', 900, 3500, 'Third floor, no pressure: the building needed a booster pump and a tank.'),
    ],
    good: [
      '(softener) The glasses come out clear, and so does the shower door.',
      '(booster, well) The pressure is steady now, whoever else is showering.',
      '(heater) Hot water again by [noon|dinner], and the old heater was gone with them.',
      '(heater) Pan, drain, expansion tank, straps: all of it to code, without my asking.',
      '(well) They pulled the pump, tested the wire, and replaced only what was bad.',
      '(heater) They set the temperature with a thermometer at the tap.',
      'They registered the warranty for me and sent the confirmation.',
    ],
    bad: [
      '(softener) The water tastes of salt, and they say you get used to it.',
      '(heater replacement) We run out of hot water after one shower; they put in a smaller tank than the old one.',
      '(heater replacement) The pilot goes out whenever the wind blows.',
      'The new fittings weep, and there is a crust on them already.',
      '(well, booster) The pump runs all night, and the pressure goes up and down.',
    ],
  },
  gas: {
    jobs: [
      job('gas leak repair', 250, 1200, 'The gas company had shut us off because of a leak, and without a test there would be no gas.', 'permit unscheduled'),
      job('gas line for a range', 350, 1400, 'We changed from electric to gas and needed a line to the kitchen, [30|45] feet.', 'permit'),
      job('fire pit gas line', 700, 2800, 'It was a gas line out to the fire pit and the grill.', 'permit'),
    ],
    good: [
      'They pressure-tested it while I watched the gauge, half an hour, not a hair.',
      'The pipe is painted, strapped and labeled.',
      'They checked every other appliance as well and found a bad flex line behind the dryer.',
      '(leak) The utility turned us back on the same afternoon.',
    ],
    bad: [
      '(leak) I could still smell it, and the utility found two more leaks.',
      '(range, fire pit) They ran the pipe across the front of the house, where everybody sees it.',
      'The test was not on the books, so we had another week without gas.',
      '(range, fire pit) The line is too small, and the burner barely glows when the heater is on.',
    ],
  },
};
