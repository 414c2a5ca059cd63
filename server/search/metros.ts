/** Places to start from on the home page: the first wave of metropolitan areas, as "main city, state". */
export const METROS = {
  US: [
    'Los Angeles, CA', 'Riverside, CA', 'San Diego, CA', 'Fresno, CA', 'Bakersfield, CA', 'Sacramento, CA', 'San Francisco, CA',
    'San Jose, CA', 'Phoenix, AZ', 'Tucson, AZ', 'Las Vegas, NV', 'Albuquerque, NM', 'El Paso, TX', 'Dallas, TX', 'Houston, TX',
    'San Antonio, TX', 'Austin, TX', 'McAllen, TX', 'Laredo, TX', 'Brownsville, TX', 'Chicago, IL', 'New York, NY', 'Miami, FL',
    'Denver, CO',
  ],
  MX: [
    'Ciudad de México, CMX', 'Guadalajara, JAL', 'Monterrey, NLE', 'Tijuana, BCN', 'Ciudad Juárez, CHH', 'Mexicali, BCN', 'Puebla, PUE',
    'Querétaro, QUE', 'León, GUA', 'Mérida, YUC', 'Cancún, ROO', 'Reynosa, TAM', 'Matamoros, TAM',
  ],
} as const;

/** What people call some cities, in plain words, and the name that the list of places has. */
export const CITY_NICKNAMES: Readonly<Record<string, string>> = {
  juarez: 'ciudad juarez',
  cdmx: 'ciudad de mexico',
  df: 'ciudad de mexico',
  'mexico city': 'ciudad de mexico',
  'mexico df': 'ciudad de mexico',
  nyc: 'new york',
  'new york city': 'new york',
  la: 'los angeles',
  sf: 'san francisco',
  vegas: 'las vegas',
};
