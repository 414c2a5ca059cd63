import type { FactTexts } from '../shapes.ts';

/** Whole sentences. Slots: quote, final, difference, advance, span, late, startLate, foreman, weekday. */
export const ENGLISH_FACTS: FactTexts = {
  would_hire_again: {
    yes: [
      'They already have the next job from me.',
      'I have their number saved for next time.',
      'We have booked them again for [spring|the fall|next year].',
    ],
    no: [
      'I am finding someone else for the next job.',
      'I would not let them through the gate again.',
      'Someone else is getting the second half of the work.',
    ],
  },
  price_within_quote: {
    yes: [
      'The quote said {quote} and the bill said {final}.',
      'I paid {final} against a written quote of {quote}, so [no surprises|no games] there.',
      'Price held. {quote} on paper, {final} at the end[|, with a receipt for every bag of it].',
      'Final number was {final}, [right where the quote put it|within a hair of what they wrote down in the beginning].',
      'They stuck to their {quote} even though [materials went up in between|it clearly took them longer than planned].',
      'No add-ons, no "we found something." [The bill came to {final}.|I paid {final}, as agreed.]',
      'Of three bids theirs was [not the lowest|in the middle], but at {final} it was the one that did not grow.',
    ],
    no: [
      'The quote was {quote}. The bill was {final}.',
      'We agreed on {quote} and I ended up paying {final}, [which is a lot of "unforeseen"|and nobody could explain all of the difference].',
      'It went {difference} over the written quote.',
      'Every few days there was another "extra," and {quote} turned into {final}.',
      'Somewhere between the quote and the invoice {difference} got added.',
      'I budgeted for {quote}. I paid {final}. [You do the math.|That is not a rounding error.]',
    ],
  },
  changes_in_writing: {
    yes: [
      'When we changed our minds on something, {foreman} wrote it up with the price and had us sign before anybody touched it.',
      'The one change came as [a one-page change order|an e-mail with a number in it], and we said yes before they went ahead.',
      'Extras were [texted with a price first|put in writing first], and we could say no. We did, once, without any fuss.',
      'Two change orders, both priced and signed up front.',
      'They would not do the extra work I asked for until I had [signed for it|answered their e-mail with a yes], which I respect.',
    ],
    no: [
      'The changes were all verbal, and then they were all on the bill.',
      'Nobody asked me before doing the extra work; I found out [on the invoice|when they wanted to be paid for it].',
      '{foreman} told me an add-on was "no big deal." It was billed as one.',
      'I never signed a single change order, and yet there were [three|four|five] of them on the final bill.',
      'A price for the change was promised "tonight" and came after the work was done.',
    ],
  },
  started_on_time: {
    yes: [
      'They started on the {weekday} we had agreed on.',
      'The truck was in the driveway on the morning they had promised.',
      'Start date was set [weeks|almost a month] ahead and they kept it.',
      'We got a start date and, to my mild surprise, it was the actual start date.',
      'They began on the day in the contract[|, at seven sharp].',
    ],
    no: [
      'They started {startLate} late.',
      'The start date moved twice, {startLate} in all.',
      'We took time off for the first day and nobody came; work began {startLate} later.',
      'The first day slipped by {startLate} [because of another job|without much of an explanation].',
      'It took {startLate} longer than agreed before anyone turned up with a tool.',
    ],
  },
  finished_on_time: {
    yes: [
      'They said {span} and it took {span}.',
      'Done in {span}, as promised.',
      'The whole thing took {span}, which is what it said in the schedule.',
      'They finished on the day they said they would.',
      'Figured {span} was optimistic. It was not.',
      'We were told {span}; they were [packed up and gone a little ahead of that|loading the truck right on schedule].',
    ],
    no: [
      'Promised {span}, finished {late} after that.',
      'It ran {late} over.',
      'What was sold as {span} dragged on for {late} more.',
      'They were supposed to need {span}. Add {late}.',
      'The end date came and went, and we lived with it for another {late}.',
      'By the time they were done we were {late} past the date in the agreement.',
    ],
  },
  showed_up_when_said: {
    yes: [
      'If {foreman} said eight, it was eight.',
      'They came every day they said they would, [which is rarer than it should be|and called the one morning traffic held them up].',
      'Same crew every morning, within ten minutes of the same time.',
      'I got a text when they were on their way, each time.',
      'Not one no-show from start to finish.',
      'The two-hour window was a real two-hour window.',
    ],
    no: [
      'I lost [two|three] mornings waiting for people who did not come.',
      '"Tomorrow at eight" meant anything from ten-thirty to not at all.',
      'Some days the crew was there, some days it was not, and nobody called.',
      'We had [three|four] no-shows, each with a different story.',
      'They would work half a day, disappear, and come back when it suited them.',
      'You never knew whether {foreman} meant today or some other day.',
    ],
  },
  permits_pulled: {
    yes: [
      'They pulled the permit themselves and taped a copy in the window.',
      'The permit was in hand before [the first day|anyone lifted a hammer], and I did not have to stand in any line for it.',
      'us: City paperwork was on them: application, fee, card on the wall.',
      '{foreman} dealt with the building department, which alone was worth something to me.',
      'us: Permit pulled under their own license, number on the contract.',
    ],
    no: [
      'us: They told me no permit was needed. The city [told me otherwise|sees it differently].',
      'There was no permit. I only found out when [a neighbor asked|I called the city myself].',
      'The permit was supposed to be included, and it was never pulled.',
      'us: I was asked to pull the permit as owner-builder, which I now know is a warning sign.',
    ],
  },
  passed_inspection: {
    yes: [
      'Passed inspection the first time.',
      'The inspector was here for [ten|fifteen] minutes and signed it off.',
      'Inspection went through without a single correction[|; the inspector even asked who had done the work].',
      'We had [rough and final|two] inspections and passed both on the first visit.',
      'The green tag went up on the first try.',
    ],
    no: [
      'It failed the first inspection.',
      'The inspector wrote up [two|three|four] corrections before he would sign.',
      'Inspection failed, and we waited [nine days|another two weeks] for the second one.',
      'It took them two tries to get past the inspector.',
    ],
  },
  written_contract: {
    yes: [
      'We had a written contract with scope, dates and payments before anything began.',
      'Contract was [two|three|four] pages, in plain words, and both of us signed it.',
      'Everything we had talked about was in the contract, down to the brand of the materials.',
      'They sent a real contract and gave us a few days to read it.',
      'The scope was in writing, so when we differed on what was included we just looked it up.',
    ],
    no: [
      'There was never a contract, only texts[|, and texts turned out to be worth little].',
      'I asked for a written contract twice and got a handshake.',
      'Nothing was in writing. I know, I know.',
      'All I had on paper was a number on the back of a business card.',
      'Working without a contract was my mistake, but they should not work that way either.',
    ],
  },
  advance_30_or_less: {
    yes: [
      'They took {advance} percent up front and the rest [as the work went along|when it was done].',
      'The deposit was {advance} percent, no more.',
      'Only {advance} percent to get on the schedule, and a receipt for it.',
      'Payments followed the work: {advance} percent down, then by stage.',
    ],
    no: [
      'They wanted {advance} percent before they would order anything.',
      '{advance} percent up front is too much, and I paid it.',
      'With {advance} percent already in their pocket, there was not much of a hurry to come back.',
      'The down payment was {advance} percent. Lesson learned.',
      'I handed over {advance} percent on day one[|, against my better judgment].',
    ],
  },
  proof_shown: {
    yes: [
      'mx: They sent me their tax registration and REPSE papers before I asked.',
      'mx: I saw that the crew is registered with the IMSS, which hardly anybody does here.',
      'us: They showed me license and insurance without being asked.',
      'us: The insurance certificate came straight from their agent with our address on it.',
      'us: I checked the license number on the state site and it matched.',
      'us: Proof of insurance was attached to the quote.',
      'us: {foreman} had the license card and a current certificate in the truck.',
    ],
    no: [
      'mx: They never showed me a tax registration or any other paper.',
      'I asked for the insurance certificate [three times|more than once] and never saw it.',
      'us: No license number on the quote, the truck, or anywhere.',
      'When I asked about insurance the subject changed.',
      'us: They "would bring the license next time," and next time never came.',
    ],
  },
  site_left_clean: {
    yes: [
      'They swept up every afternoon, [driveway included|down to the last screw].',
      'You could have walked barefoot through there in the evening.',
      'Plastic on the floors, [a vacuum at the end of the day|a broom before they left], nothing left for me to do.',
      'The only sign of them after five was the ladder, lying neatly along the [fence|wall].',
      'They hauled away everything, even some old junk of mine that I asked about.',
      'Not a nail left in the yard, and I looked, because of the [dog|kids].',
    ],
    no: [
      'The place was a mess every evening, and the mess was ours to clean.',
      'I picked [cigarette butts|screws|scraps of packing] out of the flower bed for a week.',
      'Dust all over the house; nobody had thought of hanging plastic.',
      'They left their trash by the side of the house and I paid to have it hauled.',
      'Cleaning up was apparently not included in the job.',
      'My [kids|dogs] could not use the yard because of what was lying around in it.',
    ],
  },
  problems_fixed_free: {
    yes: [
      'One small thing was off afterward; they came back [on {weekday}|two days later] and fixed it for nothing.',
      'I made a punch list of [five|six|seven] items and they did all of them without a bill.',
      'When I called about a detail afterward, {foreman} came out and would not take money for it.',
      'They owned up to a mistake before I had noticed it, and redid it at their own cost.',
      'We had one problem. One phone call, one visit, no charge.',
    ],
    no: [
      'They wanted to be paid again to fix their own mistake.',
      'My calls about what is left go to voicemail.',
      'I have asked [four|five|six] times to have it put right, and it is still the way they left it.',
      'They came back once, looked at it, said it was "normal," and left.',
      'In the end I paid [another company|a neighbor who knows the trade] to correct it.',
    ],
  },
  invoice_given: {
    yes: [
      'mx: A proper factura, without the usual "plus tax if you want one."',
      'I got a receipt for each payment.',
      'Proper invoice at the end, materials and labor apart.',
      'us: I got a receipt for each payment and a lien release with the last one.',
      'The invoice listed everything, which made [the insurance|our taxes|the HOA] easy.',
      'Paid by card, itemized invoice by e-mail the same evening.',
    ],
    no: [
      'I am still waiting for an invoice.',
      'They only took cash and "forgot" the receipt.',
      'No receipt for the deposit, none for the rest.',
      'What they call an invoice is a text with a number in it.',
    ],
  },
  crew_paid: {
    yes: [
      'The lumber yard told me their account is always paid up.',
      'us: The supply house sent us its release, so I know the materials were paid for.',
      'The crew have been with them for years and told me they are paid every Friday.',
      'us: All lien releases came with the final invoice.',
    ],
    no: [
      'A supplier later sent us a notice because they had not paid for the materials.',
      'One of the guys told me he had not been paid for [two|three] weeks, and then the crew stopped coming.',
      'us: We got a lien notice from a subcontractor I had never heard of.',
    ],
  },
  spoke_my_language: {
    yes: [
      'They explained things so that I could follow.',
      'mx: {foreman} speaks good English, which made all the difference for me.',
      'us: Everyone I dealt with could explain things in plain English.',
      '{foreman} went back and forth between English with us and Spanish with the crew, so nothing got lost.',
      'us: My mother-in-law speaks only Spanish and they explained everything to her too.',
    ],
    no: [
      'Nobody on site could talk to me in English, so every question waited until the boss called back.',
      'There was a language gap on site and no one whose job it was to bridge it.',
    ],
  },
};

/** The same as half sentences, to be joined by commas. */
export const ENGLISH_SHORT_FACTS: FactTexts = {
  would_hire_again: { yes: ['would hire again'], no: ['would not hire again'] },
  price_within_quote: {
    yes: ['kept to the quote', 'no surprises on the bill', 'price as agreed'],
    no: ['well over the quote', 'bill far above the estimate', '{difference} over the quote'],
  },
  changes_in_writing: {
    yes: ['every change priced first', 'change orders in writing'],
    no: ['extras billed without asking', 'changes never in writing'],
  },
  started_on_time: {
    yes: ['started on the day', 'started when they said'],
    no: ['started {startLate} late', 'late start'],
  },
  finished_on_time: {
    yes: ['done in {span}', 'finished on schedule', 'done on time'],
    no: ['finished {late} late', 'ran {late} over'],
  },
  showed_up_when_said: {
    yes: ['on time every day', 'never a no-show', 'came when they said'],
    no: ['several no-shows', 'never there when they said', 'hours of waiting around'],
  },
  permits_pulled: {
    yes: ['permit handled', 'pulled the permit themselves'],
    no: ['no permit pulled', 'skipped the permit'],
  },
  passed_inspection: {
    yes: ['passed inspection first time', 'inspection passed, no corrections'],
    no: ['failed the first inspection', 'two tries at the inspection'],
  },
  written_contract: {
    yes: ['clear written contract', 'everything in writing'],
    no: ['nothing in writing', 'no contract'],
  },
  advance_30_or_less: {
    yes: ['small deposit', 'only {advance} percent down'],
    no: ['{advance} percent wanted up front', 'far too big a deposit'],
  },
  proof_shown: {
    yes: [
      'mx: showed their papers',
      'us: showed license and insurance',
      'us: license and insurance checked out',
    ],
    no: ['never showed any papers', 'us: no license number anywhere'],
  },
  site_left_clean: {
    yes: ['cleaned up every day', 'left it spotless', 'tidy crew'],
    no: ['left a mess', 'trash left behind', 'dust everywhere'],
  },
  problems_fixed_free: {
    yes: ['came back to fix a detail for free', 'punch list done without a fuss'],
    no: ['will not come back to fix it', 'wants money to fix their own work'],
  },
  invoice_given: {
    yes: ['itemized invoice', 'proper receipts'],
    no: ['no invoice', 'cash only and no receipt'],
  },
  crew_paid: { yes: ['us: lien releases handed over'], no: ['left a supplier unpaid'] },
  spoke_my_language: { yes: ['easy to talk to', 'us: bilingual crew'], no: ['nobody on site to talk to'] },
};
