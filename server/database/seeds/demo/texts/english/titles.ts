import type { TitleTexts } from '../shapes.ts';

/** Titles of English reviews; a noun stands in them as it does in the table of jobs, without an article. */
export const ENGLISH_TITLES: TitleTexts = {
  byStars: {
    5: [
      'Our {noun}: done right', 'Great work on the {noun}', 'Could not ask for more', 'Hire them', 'Exactly what they promised',
      'Pros from start to finish', 'Very happy with our {noun}', 'As good as everyone says', 'Honest and skilled', 'Top-notch {noun}',
      'Finally a contractor who calls back', 'Easy to recommend', 'Careful people, lovely result', 'Five stars for the {noun}', 'Took the worry out of it',
      '{Noun} without the headache', 'Did what they said', 'I would call them again tomorrow', 'Craftsmanship', 'Saved our {month}', 'Best money spent this year',
      'A crew you can leave the keys with', 'Worth waiting for', 'They treated our house like theirs',
    ],
    4: [
      'Good {noun}, small hiccups', 'Almost perfect', 'Solid work', 'Good job overall', 'Happy with the {noun}', 'Good, with a footnote',
      'Nearly five stars', 'Good crew, slow office', 'Would use again', 'Well done, minor issues', 'Good value for the {noun}', 'Pleased, mostly',
    ],
    3: [
      'Average', 'Mixed feelings', 'Okay, not great', '{Noun}: so-so', 'It got done', 'Good in parts', 'Decent work, poor follow-through',
      'Half good', 'Fine in the end', 'Expected a bit more', 'The middle of the road',
    ],
    2: [
      'Disappointed', 'Not what we were sold', 'Expected better for the price', '{Noun} below par', 'Would not repeat', 'Sloppy',
      'Too many problems with the {noun}', 'Started well, ended badly', 'Let down', 'Nice people, poor work',
    ],
    1: [
      'Avoid', 'Never again', 'Worst {noun} imaginable', 'Stay away', 'A costly mistake', 'Botched {noun}', 'Had to hire someone else to fix it',
      'Do not make my mistake', 'Money down the drain', 'One excuse after another', 'Ask for references. I did not', 'Awful from the first week',
    ],
  },
  byFact: {
    price_within_quote: { yes: ['The price was the price', 'Stuck to the quote'], no: ['Bill way over the quote', 'Watch the extras', 'The quote means nothing'] },
    changes_in_writing: { yes: ['No surprise extras'], no: ['Surprise extras on the bill', 'Get changes in writing'] },
    started_on_time: { yes: ['Started on the day they said'], no: ['Late before they began'] },
    finished_on_time: { yes: ['Done in {span}, as promised', 'On schedule, believe it or not'], no: ['{late} late', 'Be ready to wait', 'Promised {span}. Ha'] },
    showed_up_when_said: { yes: ['They show up', 'On time, every time'], no: ['No-shows', 'Waiting, waiting, waiting', 'You will wait for them'] },
    permits_pulled: { yes: ['Permits and all'], no: ['No permit, now it is my problem'] },
    passed_inspection: { yes: ['Passed the first time'], no: ['Failed inspection'] },
    site_left_clean: { yes: ['Cleanest crew I have had', 'Left it spotless'], no: ['Left us their mess', 'Bring your own broom'] },
    problems_fixed_free: { yes: ['They stand behind their work', 'Came back and made it right'], no: ['Good luck getting them back', 'No follow-up', 'Will not fix their own mistakes'] },
    advance_30_or_less: { yes: ['Fair payment terms', 'No big deposit'], no: ['Do not pay that deposit'] },
    written_contract: { yes: ['Everything in writing'], no: ['No contract, no recourse'] },
    proof_shown: { yes: ['us: Licensed, insured, and it shows'], no: ['us: Never saw a license', 'mx: Never saw any papers'] },
    crew_paid: { yes: [], no: ['They do not pay their people'] },
  },
  inProgress: { yes: ['So far, so good', 'Halfway and happy', 'Good progress on the {noun}'], no: ['Still not finished', 'Stuck halfway', 'Dragging on and on'] },
  abandoned: ['Took the money and left', 'Walked off the job', 'Vanished halfway', 'Paid a deposit, got excuses', 'Abandoned our {noun}', 'Gone with the deposit'],
  quote: {
    yes: ['Fair, honest estimate', 'Helpful even though we did not hire them', 'Clear quote, no pressure', 'Good experience with the bid'],
    no: ['Never got the quote', 'High-pressure sales', 'Did not show up for the estimate', 'Overpriced bid, no details'],
  },
};
