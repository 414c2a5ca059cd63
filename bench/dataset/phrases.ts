/** What the generated reviews are put together from: an opening, the work, the money, an ending. */
type Sentences = { titles: string[]; openings: string[]; work: string[]; money: string[]; endings: string[] };

export const ENGLISH: Sentences = {
  titles: [
    'Showed up, did the work, left it clean',
    'Good work, slow to answer the phone',
    'Would hire this crew again',
    'Two weeks late and no call',
    'Fair price and it was in writing',
    'The second visit fixed what the first did not',
    'Honest about what we did not need',
    'Half the job, the whole bill',
    'Permit, inspection, done',
    'Good finish, rough start',
  ],
  openings: [
    'We called three companies and this was the only one that came to look before naming a price.',
    'A neighbour gave us the number after they had worked on the house across the street.',
    'Our own attempt had made things worse, and we said so at once.',
    'The job was small, and I half expected to be turned down for it.',
    'We had put this off for two years and finally booked it in spring.',
    'After the storm we needed somebody within the week.',
    'This was for a rental that I can only visit on weekends.',
    'My parents live there alone, so I wanted someone patient.',
    'It started with a leak and ended with a whole new wall.',
    'We found them here, read the older reviews and decided to try.',
  ],
  work: [
    'They covered the floors, took the door off instead of forcing the cabinet through, and put it back the same day.',
    'The crew began at eight each morning and told us the evening before what the next day would bring.',
    'One corner was out by a finger’s width; they saw it before we did and took it apart again.',
    'The inspector asked for one more clamp, which they added while he was still there.',
    'For three days nobody came, and it took four calls to learn that a part had not been delivered.',
    'Everything that was opened was closed again, though the paint does not quite match in daylight.',
    'The old pipe turned out to be clay, so they showed me with a camera before touching anything.',
    'They worked around two dogs and a baby without a word of complaint.',
    'A younger man did most of it while the owner came twice to check, which I thought was right.',
    'Nothing was broken on the way in or out, and the old material was gone by Friday.',
  ],
  money: [
    'The price was what the paper said, to the dollar.',
    'It came out eight percent above the quote, for a change that I had asked for and signed.',
    'They wanted half in advance; we agreed on a quarter and that was fine.',
    'The bill had two lines nobody had mentioned, and one was taken off when I asked.',
    'Not the cheapest of the three, but the only one with a number for each part of the work.',
    'I paid when it was finished, and the receipt came by e-mail an hour later.',
    'An extra day cost us nothing, since the delay had been theirs.',
    'We paid in three parts, each after something that I could see.',
  ],
  endings: [
    'I would hire them again for anything of this size.',
    'For a bigger job I would want somebody with more people.',
    'Six months on, everything still works as it did on the first day.',
    'I would ask for the dates in writing next time.',
    'Someone in the crew spoke Spanish with my mother, which settled it for her.',
    'They came back after a month to tighten what had settled, without being asked twice.',
    'Ask for the owner: he is the one who explains things.',
    'It is done, it is right, and I have no wish to do it again soon.',
  ],
};

export const MEXICAN_SPANISH: Sentences = {
  titles: [
    'Cumplieron y dejaron limpio',
    'Buen trabajo, tardan en contestar',
    'Los volvería a contratar',
    'Dos semanas tarde y sin avisar',
    'Precio justo y por escrito',
    'En la segunda visita quedó bien',
    'Honestos con lo que no hacía falta',
    'Medio trabajo y la cuenta completa',
    'Con permiso y con inspección',
    'Buen acabado, mal comienzo',
  ],
  openings: [
    'Pedimos tres presupuestos y fueron los únicos que vinieron a ver antes de dar un precio.',
    'Una vecina nos pasó el número porque habían trabajado en la casa de enfrente.',
    'Nosotros ya le habíamos movido y lo dejamos peor, y se lo dijimos desde el principio.',
    'Era un trabajo chico y pensé que no lo iban a querer tomar.',
    'Lo veníamos dejando desde hacía dos años y por fin nos decidimos.',
    'Después de la lluvia necesitábamos a alguien esa misma semana.',
    'La casa está rentada y yo solo puedo ir los sábados.',
    'Mis papás viven solos, así que buscaba a alguien con paciencia.',
    'Empezó con una gotera y terminó en un muro nuevo.',
    'Los encontramos aquí, leímos las reseñas y nos animamos.',
  ],
  work: [
    'Taparon los pisos, quitaron la puerta en lugar de meter el mueble a la fuerza y la pusieron el mismo día.',
    'Llegaban a las ocho y desde la tarde anterior nos decían qué iban a hacer.',
    'Una esquina quedó chueca por un dedo; lo vieron antes que nosotros y la volvieron a hacer.',
    'El inspector pidió una abrazadera más y la pusieron delante de él.',
    'Tres días no vino nadie y hubo que llamar cuatro veces para saber que faltaba una pieza.',
    'Resanaron todo lo que abrieron, aunque con luz de día se nota la diferencia de la pintura.',
    'El tubo viejo era de barro y me lo enseñaron con cámara antes de tocar nada.',
    'Trabajaron entre dos perros y un bebé sin quejarse.',
    'Casi todo lo hizo un muchacho y el dueño vino dos veces a revisar, como debe ser.',
    'No rompieron nada al entrar ni al salir y se llevaron el cascajo el viernes.',
  ],
  money: [
    'Cobraron exactamente lo que decía el papel.',
    'Salió ocho por ciento más por un cambio que pedí y que firmé.',
    'Querían la mitad de anticipo; quedamos en una cuarta parte y no hubo problema.',
    'La cuenta traía dos conceptos que nadie mencionó y uno lo quitaron cuando pregunté.',
    'No fue el más barato de los tres, pero sí el único que desglosó cada parte.',
    'Pagué al terminar y la factura me llegó por correo una hora después.',
    'El día extra no nos costó, porque el retraso fue de ellos.',
    'Pagamos en tres partes, cada una después de algo que se podía ver.',
  ],
  endings: [
    'Para un trabajo de este tamaño los volvería a llamar.',
    'Para algo más grande buscaría a alguien con más gente.',
    'Ya pasaron seis meses y todo sigue como el primer día.',
    'La próxima vez pediría las fechas por escrito.',
    'A mi mamá le explicaron todo con calma y eso fue lo que nos convenció.',
    'Regresaron al mes a apretar lo que se había asentado, sin que hubiera que insistir.',
    'Pidan hablar con el dueño: es el que explica las cosas.',
    'Quedó hecho, quedó bien y no quiero volver a hacerlo pronto.',
  ],
};

export const RESPONSES: Record<'english' | 'mexican_spanish', string[]> = {
  english: [
    'Thank you for writing. The clamp was our oversight, and we now check for it before the inspector comes.',
    'We are sorry about the three days. The part was late, and we should have called you before you had to call us.',
    'It was a pleasure to work in your home. The paint settles in about a month; call us if it still shows then.',
    'Both lines of the bill were in the second quote, which you signed on the day of the change. We are glad to go through it with you.',
  ],
  mexican_spanish: [
    'Gracias por su reseña. La abrazadera fue descuido nuestro y ahora la revisamos antes de que llegue el inspector.',
    'Una disculpa por los tres días. La pieza se retrasó y debimos avisarle antes de que usted llamara.',
    'Fue un gusto trabajar en su casa. La pintura tarda como un mes en asentarse; si todavía se nota, llámenos.',
    'Los dos conceptos venían en el segundo presupuesto, el que firmó el día del cambio. Con gusto lo revisamos con usted.',
  ],
};

export const FIRST_NAMES = [
  'Ana', 'Luis', 'Grace', 'Marcus', 'Elena', 'David', 'Rosa', 'Kevin', 'Lucía', 'Aaron', 'Carmen', 'Peter', 'Sofía',
  'Darnell', 'Irene', 'Miguel', 'Joanna', 'Raúl', 'Denise', 'Óscar', 'Helen', 'Tomás', 'Wendy', 'Iván', 'Ruth', 'Hugo',
];

/** Beginnings and ends of family names: some four hundred of them, so that a search has words to tell apart. */
export const NAME_STARTS = [
  'Alder', 'Bal', 'Cas', 'Dela', 'Esco', 'Fair', 'Gar', 'Hart', 'Ibar', 'Jura', 'Kess', 'Lind', 'Mont', 'Nava', 'Orte',
  'Pala', 'Quin', 'Rive', 'Sando', 'Tru', 'Ulla', 'Vela', 'Whit', 'Yama', 'Zaba',
];
export const NAME_ENDS = [
  'beck', 'cruz', 'dale', 'ford', 'gosa', 'grove', 'lano', 'mann', 'mora', 'nado', 'quez', 'rado', 'sen', 'ston', 'tero',
  'vall', 'worth', 'zar',
];
export const FIRM_WORDS = [
  'Blue Mesa', 'Canyon', 'Cedar', 'Cielo', 'Copper State', 'Del Norte', 'Del Sol', 'Eastside', 'First Street', 'Frontera',
  'Golden', 'Harbor', 'Hermanos', 'Keystone', 'Lone Oak', 'Mission', 'Northgate', 'Orchard', 'Pacific', 'Pinecrest',
  'Plaza', 'Quality', 'Ridge', 'Río Grande', 'Sierra', 'Summit', 'Sunset', 'Three Rivers', 'Valle', 'Westfield',
];
export const FIRM_ENDS = ['', '', ' LLC', ' Inc.', ' & Sons', ' e Hijos', ' Co.', ' Services'];
export const STREETS = ['Alameda', 'Birch St', 'Calle Juárez', 'Dover Rd', 'Elm Ave', 'Foothill Blvd', 'Grand Ave', 'Hill St'];
