import type { OutcomeCode, ReasonCode } from '../../../../../common/constants.ts';
import type { Language } from '../../../../../common/language.ts';

type Said = Readonly<Record<Language, readonly string[]>>;

/** What a contractor writes who wants a review to go, with the reason that comes nearest to it. */
export const TAKE_DOWN_REASONS: Partial<Record<ReasonCode, Said>> = {
  R09: {
    english: [
      'We have no job under this name or at this address in our books for the whole year. We asked twice by message for an invoice number and got no answer. Attached is the list of our jobs of that month.',
      'The person asked us for a quote by telephone, we declined because the town is too far away, and no work was ever done. The review describes a crew that we do not have.',
    ],
    mexican_spanish: [
      'No tenemos ningún trabajo con ese nombre ni en ese domicilio en todo el año. Pedimos dos veces el número de factura y no hubo respuesta. Anexamos la lista de obras de ese mes.',
      'La persona pidió una cotización por teléfono y la rechazamos por la distancia; nunca hubo obra. La reseña describe una cuadrilla que no tenemos.',
    ],
  },
  R12: {
    english: [
      'This is about the company across the street with nearly the same name. The truck described is white with a blue stripe; ours are green. The permit number belongs to them as well.',
    ],
    mexican_spanish: [
      'Esto es de la empresa de enfrente, que se llama casi igual. La camioneta que describen es blanca con franja azul y las nuestras son verdes. El permiso también es de ellos.',
    ],
  },
  R10: {
    english: [
      'The author works for a competitor two blocks from us; the name and photo are on their website. We would have no quarrel with the review of a customer.',
    ],
    mexican_spanish: [
      'Quien escribe trabaja con un competidor a dos cuadras; su nombre y su foto están en la página de esa empresa. Con la reseña de un cliente no tendríamos problema.',
    ],
  },
  R06: {
    english: [
      'It says that we worked without a permit. The permit was issued on the Tuesday before we began and hung in the window; a copy with its number is attached. The rest of the review is an opinion and may stay.',
    ],
    mexican_spanish: [
      'Dice que trabajamos sin permiso. El permiso salió el martes anterior y estuvo pegado en la ventana; anexamos copia con el folio. Lo demás es opinión y puede quedarse.',
    ],
  },
  R17: {
    english: [
      'Before it was published we got a message that a two star review would follow unless we gave half of the money back. The message is attached. We had already repaired the gate at no charge.',
    ],
    mexican_spanish: [
      'Antes de publicarla nos mandaron un mensaje: si no devolvíamos la mitad del dinero, habría reseña de dos estrellas. Anexamos el mensaje. El portón ya lo habíamos arreglado sin costo.',
    ],
  },
};

/** What an author writes whose review was taken down. */
export const PUT_BACK_REASONS: Said = {
  english: [
    'I was told that my review is not about a real job. It is: the receipt with date and amount is attached, and so is a picture of the wall before they began. Please put it back.',
    'The sentence with the name of the foreman is out of my review now. Everything else in it happened to us, and other people should know that the deposit was not returned for five weeks.',
    'I do not work for any competitor. I drive a school bus. The person they mean has the same last name and I have never met them.',
  ],
  mexican_spanish: [
    'Me dijeron que mi reseña no trata de un trabajo real. Sí lo es: anexo el recibo con fecha y monto y una foto de la barda antes de empezar. Pido que se vuelva a mostrar.',
    'Ya quité la frase con el nombre del maestro de obra. Lo demás nos pasó a nosotros, y la gente debe saber que el anticipo tardó cinco semanas en regresar.',
    'No trabajo con ningún competidor, manejo un camión escolar. La persona que mencionan tiene mi mismo apellido y no la conozco.',
  ],
};

/** What somebody writes who turns an appeal off. */
export const WITHDRAWALS: Said = {
  english: [
    'We found the invoice after all: it was booked under the name of the landlord. The review is about us and may stand.',
    'We talked on the telephone and settled it. The customer said that they will add a line to the review themselves.',
  ],
  mexican_spanish: [
    'Al final encontramos la factura: estaba a nombre del casero. La reseña sí es nuestra y puede quedarse.',
    'Lo platicamos por teléfono y quedó arreglado. El cliente dijo que él mismo agregará una línea a la reseña.',
  ],
};

/** What an administrator gives as the reason, by its code. */
export const DECISION_REASONS: Partial<Record<ReasonCode, Said>> = {
  R06: {
    english: [
      'The permit was issued before the work began; the copy shows its date. The claim that there was none is false.',
    ],
    mexican_spanish: [
      'El permiso se expidió antes de empezar; la copia muestra la fecha. Es falso que no lo hubiera.',
    ],
  },
  R07: {
    english: [
      'It gives the private telephone number of an employee. Take that sentence out and it is shown again.',
    ],
    mexican_spanish: [
      'Incluye el teléfono particular de un empleado. Quite esa frase y se vuelve a mostrar.',
    ],
  },
  R08: {
    english: ['It insults a person by their looks. What happened on the job may be said without that.'],
    mexican_spanish: [
      'Insulta a una persona por su aspecto. Lo que pasó en la obra se puede contar sin eso.',
    ],
  },
  R09: {
    english: [
      'Neither side can show a contract, a receipt or a message about this job, and the address has no house.',
    ],
    mexican_spanish: [
      'Ninguna de las partes tiene contrato, recibo ni mensaje de esta obra, y en ese domicilio no hay casa.',
    ],
  },
  R10: {
    english: ['The author is employed by a business that offers the same trade in the same town.'],
    mexican_spanish: ['Quien escribe trabaja en una empresa del mismo oficio en la misma ciudad.'],
  },
  R12: {
    english: ['The truck, the permit and the address belong to another company of nearly the same name.'],
    mexican_spanish: ['La camioneta, el permiso y el domicilio son de otra empresa de nombre casi igual.'],
  },
  R13: {
    english: ['Most of it is about an election. It does not say what was done on the job.'],
    mexican_spanish: ['Casi todo trata de una elección. No dice qué se hizo en la obra.'],
  },
  R14: {
    english: ['It recommends another company with its web address and says nothing about this one.'],
    mexican_spanish: ['Recomienda a otra empresa con su página y no dice nada de esta.'],
  },
  R15: {
    english: ['The same account of the same job stands under another account of the household.'],
    mexican_spanish: ['El mismo relato de la misma obra está publicado con otra cuenta de la misma casa.'],
  },
  R17: {
    english: ['The message shows that money was asked for not publishing it.'],
    mexican_spanish: ['El mensaje muestra que se pidió dinero por no publicarla.'],
  },
  R20: {
    english: ['It cannot be understood: the same words are repeated forty times.'],
    mexican_spanish: ['No se entiende: repite las mismas palabras cuarenta veces.'],
  },
};

/** Why an appeal was not granted. */
export const REJECTIONS: Said = {
  english: [
    'The invoice that the author sent us fits the date, the address and the amount. An opinion about how the work was done stays the author’s.',
    'What is said can be checked and holds: the inspection report names the same defect.',
    'A review may be harsh. Nothing in it is an insult, a private detail or shown to be false.',
  ],
  mexican_spanish: [
    'La factura que envió el autor coincide en fecha, domicilio y monto. La opinión sobre el trabajo es de quien escribe.',
    'Lo que dice se puede comprobar y es cierto: el acta de inspección menciona el mismo defecto.',
    'Una reseña puede ser dura. No hay insulto, dato privado ni nada que se haya demostrado falso.',
  ],
};

/** The codes of those reasons, in their order. */
export const REJECTION_CODES = ['N03', 'N04', 'N04'] as const satisfies readonly OutcomeCode[];

/** Why something was shown again. */
export const RESTORED: Said = {
  english: [
    'The receipt shows that the job was real.',
    'The sentence in question is gone; the rest may be said.',
  ],
  mexican_spanish: [
    'El recibo demuestra que la obra fue real.',
    'Ya no está la frase en cuestión; lo demás se puede decir.',
  ],
};

/** The codes of those reasons where an appeal asked for it, in their order. */
export const RESTORED_CODES = ['A02', 'A06'] as const satisfies readonly OutcomeCode[];

/** A sentence that screening stops at, and its signal. */
export const HELD_SENTENCES: readonly {
  signal: 'contact_details' | 'hold_word';
  said: Record<Language, string>;
}[] = [
  {
    signal: 'contact_details',
    said: {
      english: 'If you want the foreman, ask at (559) 555-0142 in the evening.',
      mexican_spanish: 'Si buscan al maestro, pregunten en el 664 555 0142 por la tarde.',
    },
  },
  {
    signal: 'contact_details',
    said: {
      english: 'You find their yard at 1420 Almond Street, behind the tire shop.',
      mexican_spanish: 'Su bodega está en Calle Jacarandas 214, atrás de la llantera.',
    },
  },
  {
    signal: 'hold_word',
    said: {
      english: 'The helper shouted that he knows where you live when we asked for the receipt.',
      mexican_spanish: 'El ayudante gritó “sabemos dónde vives” cuando pedimos el recibo.',
    },
  },
];

/** What an administrator takes out of a review, leaving the rest. */
export const STRUCK_SENTENCES: Readonly<Record<Language, string>> = {
  english: 'The man who did it lives with his mother in the yellow house by the canal.',
  mexican_spanish: 'El que lo hizo vive con su mamá en la casa amarilla junto al canal.',
};

export const NOTES: readonly string[] = [
  'Asked the author for the receipt; until Thursday.',
  'Called the county: the permit number is real.',
  'Second appeal of this business this month. Both look honest.',
  'Please let somebody else decide this one, I held the review.',
];

export const CLAIM_MESSAGES: Readonly<Record<Language, readonly string[]>> = {
  english: [
    'I have run this business with my brother since it was founded; the licence is in his name.',
    'I keep the books here and answer the mail. Our owner asked me to set this up.',
  ],
  mexican_spanish: [
    'Llevo este negocio con mi hermano desde que se fundó; la licencia está a su nombre.',
    'Soy la administradora y contesto los correos. El dueño me pidió darlo de alta.',
  ],
};

export const ACCOUNT_APPEAL =
  'Two of the three reviews were about jobs that I really had done at my house, and I can send the invoices. For the third I was given a discount and I am sorry. Please open my account again.';
