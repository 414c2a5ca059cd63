import type { ResponseTexts } from '../shapes.ts';

/** What owners answer in English. */
export const ENGLISH_RESPONSES: ResponseTexts = {
  greetings: [
    'Hi {name},',
    'Hello {name},',
    '{name},',
    'Hi {name}, {owner} here.',
    'Good morning {name},',
    'Dear {name},',
  ],
  thanks: [
    'thank you for taking the time to write this.',
    'thanks for the kind words.',
    'this made our week, thank you.',
    'I read this out to the crew at the shop this morning and they were grinning.',
    'thank you for trusting us with it.',
    'we appreciate this more than you know; most of our work comes from people like you.',
    'thank you. You were easy people to work for.',
    'many thanks for the review, and for the coffee.',
    "you made {foreman}'s day with this.",
    'glad to hear it all still looks good.',
    'thanks for writing. Reviews that say what was actually done help us and whoever reads them.',
  ],
  ofTheWork: [
    'We were happy with how the {noun} came out, too.',
    '{foreman} took [extra care|his time] with that one and it shows.',
    'That was not the easiest {noun} we have done, so it is good to hear it worked out for you.',
    'Having the place cleared before we arrived saved us a good part of a day, so the credit is partly yours.',
    'I will pass your words on to the crew; they earned them.',
    'We give every {noun} a second look before we leave, and it is nice when people notice.',
    'You asked good questions at the start, which is why there were no surprises at the end.',
  ],
  untilNextTime: [
    'Keep the paperwork with the warranty, and call if anything changes.',
    'If anything settles or shifts in the first year, call and we will come by.',
    'See you for the next one.',
    'Say hello to the neighbors for us.',
    'We are around the corner if you need us.',
    'Call any time, even just with a question.',
    'Looking forward to the next project.',
  ],
  thanksForMost: [
    'thank you for a fair review.',
    'thanks for being straight with us, the good and the not so good.',
    'we appreciate the honest feedback.',
    'thank you, and you are right about what fell short.',
    'reviews like this are the useful ones. Thank you.',
    'fair enough, and thank you for hiring us.',
  ],
  promises: [
    'We talked it over at our Monday meeting and will do better.',
    'If there is anything left to touch up, call me and I will come myself.',
    'Next time we will get it all the way to five.',
    'It is on our list, and I mean to cross it off.',
    'I would like the chance to show you it was an off week.',
    'We have changed how we do that since.',
    'I am sorry it took away from the rest.',
  ],
  apologies: [
    'I am sorry. This is not how we want to treat anybody.',
    'you are right to be upset, and I apologize.',
    'reading this was hard, mostly because I cannot argue with it.',
    'I owe you an apology, and I should have called you before you had to write this.',
    'we let you down on this one and I am sorry.',
    'no excuses. I am sorry.',
  ],
  offers: [
    'I would like to come by, look at it with you, and put right what is ours to put right at no charge.',
    'I have left you a message; please call the office and ask for me, {owner}.',
    'I have sent you by e-mail what we propose, with a date, in writing.',
    'Give us one more visit, at our cost, and judge us on that.',
    'I am going through the file this week and will send you a proposal for a partial refund.',
    'Tell me a day that suits you and I will be there with {foreman}.',
  ],
  disagreements: [
    'I am sorry you are unhappy, but I remember several points differently and want to set them out.',
    'we have a different record of this job, and I think readers should hear both sides.',
    'I respect your opinion, though some of what is written here is not what happened.',
    'we have gone through our photos, texts and the signed estimate, and they tell a different story in part.',
    'I understand the frustration. The facts as we have them are these.',
  ],
  openDoor: [
    'We remain ready to meet you on site, with the paperwork on the table.',
    'Our offer to come back and look at it stands.',
    'I would still rather solve this than argue about it.',
    'If you have documents that show otherwise, I will gladly look at them and correct what I have said here.',
    'I have written to you with copies of everything.',
  ],
  explanations: {
    price_within_quote: [
      'The difference in price comes from work that nobody could see until we opened things up, but we should have stopped and priced it with you first.',
      'About the bill: material rose between quote and start, and our quote did not say clearly enough for how long it held.',
      'The extra on the bill was for items outside the written scope, each listed on the last page of the invoice.',
    ],
    changes_in_writing: [
      'The changes were agreed by voice on site; since then nobody on our crews touches an extra without a signature.',
      'Every change should have been on paper before we did it. That was our slip.',
      'The add-ons were talked through with you on site, though I grant they should have been in writing.',
    ],
    started_on_time: [
      'The late start was because the job before yours ran over, and we told you later than we should have.',
      'We pushed your start date because of a delivery that did not arrive, and the call to tell you came too late.',
    ],
    finished_on_time: [
      'As for the delay, one special order came in wrong and had to go back; I should have kept you posted week by week.',
      'We underestimated the time, plain and simple.',
      'We lost time to a second trade that was not ready for us, but keeping the schedule is our job, not yours.',
    ],
    showed_up_when_said: [
      'Two of our people were out that week and the calls to the customers were not made.',
      'Missed appointments are not acceptable, and the person who made the schedule has heard so from me.',
      "Our calendar and the crew's calendar did not match; they are one and the same now.",
    ],
    permits_pulled: [
      'On the permit: we believed this work was exempt in your city. We have since taken it up with the building department and will carry the cost of making it right.',
      'We should have told you clearly at the start who would pull the permit.',
    ],
    passed_inspection: [
      "The inspector's corrections were done within the week at our cost, as they should be.",
      'We read the new code requirement too late. The corrections cost you nothing, but I know they cost you time.',
    ],
    written_contract: [
      'For jobs of that size we used to work from an estimate alone. We now write a contract every time.',
      'You should have had a contract from us before the first day.',
    ],
    advance_30_or_less: [
      'The deposit was that high because the material was made to order, but we have lowered it for everybody since.',
      'On the deposit: it covered special-order material, and the receipt is in your file.',
    ],
    proof_shown: [
      'Our papers now go out with every estimate; you should not have had to ask twice.',
      'us: License and insurance are current; I have sent you both, and you should not have had to ask twice.',
      'us: Our certificate of insurance is now attached to every estimate.',
    ],
    site_left_clean: [
      'Leaving the site like that is against our own rules, and I have told the crew so.',
      'The hauler we had ordered did not come that day, which is no reason to leave it for you.',
      'We should have cleaned up better. You were living there.',
    ],
    problems_fixed_free: [
      'The item you mention is under our warranty and we will fix it without charge.',
      'Your calls should have been returned; they were going to a phone that nobody was answering.',
      'We came out to look at it and found it within tolerance, but I understand that it bothers you every day.',
    ],
    invoice_given: [
      'The itemized invoice went out to you again by e-mail today.',
      'You are owed a proper invoice and will have it this week.',
    ],
    crew_paid: [
      'The supplier has been paid and the release is on its way to you.',
      'There was a dispute over a delivery; it is settled and nothing will come to you.',
    ],
    spoke_my_language: [
      'From now on one person on each crew speaks English well enough to answer questions.',
    ],
  },
  abandoned: [
    'the job stopped because we had a dispute over the second payment, but we should have told you so in plain words.',
    'our foreman left without notice and took the crew with him. That is an explanation and no excuse; you should have heard from us.',
    "I took over the company's open jobs last month and yours is at the top of the list.",
    'we have it in our records that the site was locked on the days we came, but I do not want to leave it there.',
  ],
  quote: {
    yes: [
      'thanks for letting us bid, and no hard feelings. Good luck with the project.',
      'glad the estimate was useful. We are here if plans change.',
      'thank you for saying so even though we did not get the job.',
    ],
    no: [
      'I am sorry about the estimate. We were short of people in the office and it shows.',
      'that is not how a visit from us should go. If you are still looking, I will come out myself.',
      'our price includes permit, disposal and a written warranty, which we should have explained.',
    ],
  },
  signatures: ['{owner}', '{owner}, {firm}', 'Best, {owner}', 'Regards, {owner}', '{owner} and the crew'],
};
