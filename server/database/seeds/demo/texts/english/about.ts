/** What businesses of any trade say of themselves. Slots: name, city, year, crew. */
export type AboutFrames = {
  origin: readonly string[];
  way: readonly string[];
  people: readonly string[];
  close: readonly string[];
};

export const ENGLISH_ABOUT: AboutFrames = {
  origin: [
    '{name} started in {year} [out of a two-car garage|with one truck and a borrowed trailer|after ten years of working for others].',
    'We have been at it in {city} since {year}.',
    'Founded in {year}, {name} is still run by the family that began it.',
    'My father took his first job under this name in {year}; today his daughter signs the estimates.',
    '{name} has worked in and around {city} since {year}, [mostly by word of mouth|through good years and lean ones].',
    'Since {year} we have done what we know best, in the part of the country we know best.',
    'In {year} two of us left a big outfit to work [slower and better|for our own neighbors].',
    'We are a {city} company, registered in {year}, and most of our customers live within twenty miles of the shop.',
  ],
  way: [
    'You get a written scope, a price and a start date before anything is ordered.',
    'We visit before we quote, and the quote says what is included, what is not, and for how long it holds.',
    'Changes are priced and signed before we do them.',
    "One person runs your job from the first visit to the last broom stroke, and you have that person's number.",
    'We ask for a small deposit and are paid as the work is done.',
    'If we cannot start when you need us, we say so and give you the name of someone who can.',
    'We protect what is there, clean up every afternoon, and send photos when you cannot be on site.',
    'We would rather lose a job than guess at a price.',
  ],
  people: [
    'We are {crew} in all, most of us with the company for more than five years.',
    'Everyone who comes to your house is on our own payroll.',
    'The crew works in English and Spanish, and so does the office.',
    'The owner is on site at the start and at the end of every job.',
    'We train our own apprentices, [two|one|three] at a time.',
    'Small enough that the person who quotes the work also answers for it.',
  ],
  close: [
    'Workmanship is under warranty for [one year|two years|five years], in writing.',
    'Ask us for references from your own part of town.',
    'We answer calls until seven and messages the same day.',
    'Estimates cost nothing.',
    'If something is not right, call; we come back.',
    'We carry insurance and will send you the certificate before you ask.',
  ],
};
