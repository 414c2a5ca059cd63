/** Invented people and words for firms: uncommon family names and made-up places, so that no real firm is meant. */

export type Gender = 'feminine' | 'masculine';

/** First names of people with Mexican roots, in Mexico and in the US. */
export const MEXICAN_FIRST_NAMES: Record<Gender, readonly string[]> = {
  feminine: [
    'Alejandra', 'Araceli', 'Blanca Estela', 'Carolina', 'Claudia', 'Elvia', 'Fernanda', 'Gabriela', 'Guadalupe',
    'Irma', 'Karla', 'Leticia', 'Lourdes', 'Maricela', 'Mayra', 'Norma Alicia', 'Rocío', 'Silvia', 'Socorro', 'Yolanda',
  ],
  masculine: [
    'Adrián', 'Arturo', 'Benjamín', 'César', 'Efraín', 'Esteban', 'Gerardo', 'Gilberto', 'Héctor', 'Ignacio', 'Javier',
    'Jorge Luis', 'Leonel', 'Marco Antonio', 'Martín', 'Noé', 'Octavio', 'Raúl', 'Rodolfo', 'Sergio',
  ],
};

export const AMERICAN_FIRST_NAMES: Record<Gender, readonly string[]> = {
  feminine: ['Amber', 'Bethany', 'Colleen', 'Denise', 'Joyce', 'Kristen', 'Lorraine', 'Monique', 'Priya', 'Tamara', 'Wendy'],
  masculine: ['Andre', 'Brian', 'Curtis', 'Dale', 'Glenn', 'Keith', 'Marcus', 'Neil', 'Russell', 'Terrence', 'Wade'],
};

export const MEXICAN_FAMILY_NAMES: readonly string[] = [
  'Arrizón', 'Bojórquez', 'Cantúa', 'Carrasco', 'Escárcega', 'Elizondo', 'Galaviz', 'Hinojosa', 'Ibarrola', 'Jáuregui',
  'Landeros', 'Madrigal', 'Montemayor', 'Noriega', 'Olivarría', 'Orduño', 'Palafox', 'Quiroga', 'Rentería', 'Saldívar',
  'Sarabia', 'Tostado', 'Urías', 'Valdovinos', 'Villalpando', 'Yáñez', 'Zambrano', 'Zepeda', 'Armenta', 'Beltrones',
  'Covarrubias', 'Del Bosque', 'Encinas', 'Figueroa', 'Gastélum', 'Huerta', 'Lizárraga', 'Murrieta', 'Nájera', 'Ochoa',
];

export const AMERICAN_FAMILY_NAMES: readonly string[] = [
  'Ashgrove', 'Brannock', 'Calloway', 'Dunmire', 'Eversole', 'Fenwick', 'Gatlin', 'Hollister', 'Kettleman', 'Lindqvist',
  'Marlowe', 'Nakasone', 'Okafor', 'Pettibone', 'Quarles', 'Rasmussen', 'Stavros', 'Tillery', 'Underhill', 'Vandermeer',
  'Whitlock', 'Yarborough', 'Abernathy', 'Broussard', 'Castellane', 'Drummond', 'Ferrante', 'Greenleaf', 'Halvorsen', 'Nguyen',
];

/** What a foreman is called on the site, as reviewers name him or her. */
export const FOREMEN: Record<'english' | 'mexican_spanish', readonly string[]> = {
  english: [
    'Darnell', 'Ray', 'Luis', 'Tony', 'Mike', 'Oscar', 'Danny', 'Vince', 'Jesse', 'Omar', 'Walt', 'Chuy', 'Steve', 'Rudy',
    'Freddy', 'Kenny', 'Beto', 'Hank', 'Marisa', 'Tyrell', 'Gus', 'Alonzo',
  ],
  mexican_spanish: [
    'don Chuy', 'Beto', 'don Ramiro', 'Toño', 'Lalo', 'el maestro Nacho', 'Memo', 'don Pancho', 'Chema', 'Güicho', 'Neto',
    'Paco', 'don Fili', 'Rubén', 'Poncho', 'Julián', 'don Toribio', 'Kike', 'Fermín', 'Saúl', 'Joel', 'don Eleazar',
  ],
};

/** First and second part of an invented landmark: "Quail Ridge", "Copper Wren". */
export const ENGLISH_MARKS: readonly [readonly string[], readonly string[]] = [
  [
    'Copper', 'Quail', 'Ironwood', 'Sandstone', 'Two Mesas', 'Red Wren', 'Long Arroyo', 'Bluebonnet', 'Saltbush', 'Cinder',
    'Palo Verde', 'Lantern', 'Juniper', 'Three Oaks', 'Kestrel', 'Dry Creek', 'Millstone', 'Ocotillo', 'Foxglove', 'Harborlight',
  ],
  ['Ridge', 'Bend', 'Hollow', 'Field', 'Gate', 'Crossing', 'Square', 'Landing', 'Corner', 'Bench'],
];

export const SPANISH_MARKS: readonly string[] = [
  'El Nogalito', 'La Cantera Vieja', 'Dos Arroyos', 'El Encinal', 'Cerro Pinto', 'La Escuadra', 'El Plomo Justo', 'Tres Mezquites',
  'La Herradura Azul', 'Paso Hondo', 'El Correcaminos', 'Loma Dorada Vieja', 'La Noria', 'El Sahuaro', 'Los Fresnos', 'Piedra Lisa',
  'El Tecolote', 'La Golondrina', 'Agua Mansa', 'El Buen Nivel', 'Mesa Grande', 'La Palmita', 'El Compás', 'Sierra Clara',
];

/** Coined names, as limited companies have them. */
export const COINED_NAMES: readonly string[] = [
  'Nortezul', 'Vertica', 'Colmena', 'Plomada', 'Traza', 'Solidia', 'Cubierta Norte', 'Hidroval', 'Luzmar', 'Termofrío',
  'Obranova', 'Geomex del Bravo', 'Armabloc', 'Verdeza', 'Cimenta', 'Voltaria', 'Habitalia', 'Murano Norte', 'Aquarela', 'Duravia',
];

export const STREETS: Record<'US' | 'MX', readonly string[]> = {
  US: [
    'Alder Mill Rd', 'Barlow Ct', 'Cedar Hollow Dr', 'Dovecote Ln', 'Eastbrook Way', 'Fallen Oak St', 'Granary Ave', 'Heron Pass',
    'Industry Loop', 'Kiln St', 'Lathe Ave', 'Mockernut Blvd', 'Old Quarry Rd', 'Tannery Row',
  ],
  MX: [
    'Calle Los Canteros', 'Av. de los Alarifes', 'Calle Fragua', 'Calle Nogal Viejo', 'Av. del Yunque', 'Calle Tejamanil',
    'Calle La Plomada', 'Privada del Torno', 'Calle Cal y Canto', 'Av. Molino de Arriba',
  ],
};
