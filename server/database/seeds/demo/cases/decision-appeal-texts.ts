import type { ReasonCode } from '../../../../../common/constants.ts';
import type { Language } from '../../../../../common/language.ts';

type Said = Readonly<Record<Language, string>>;

/** A decision that somebody appeals as such, with all that is said about it. */
export type AppealedTexts = {
  code: ReasonCode;
  decision: Said;
  /** What an edit took out; empty where nothing was edited. */
  struck: Said;
  appeal: Said;
  accepted: Said;
  rejected: Said;
  withdrawn: Said;
};

const NOTHING: Said = { english: '', mexican_spanish: '' };
const SETTLED: Said = {
  english: 'We have read the rules once more and see the point. There is nothing left to decide.',
  mexican_spanish: 'Leímos las reglas otra vez y lo entendemos. Ya no hay nada que decidir.',
};

export const REVIEW_EDITED: AppealedTexts = {
  code: 'R06',
  struck: {
    english: 'They told us twice that the tile had been ordered when it had not.',
    mexican_spanish: 'Nos dijeron dos veces que el azulejo ya estaba pedido y no era cierto.',
  },
  decision: {
    english: 'Nothing that we were sent shows that the tile was not ordered. The rest of the review stands.',
    mexican_spanish:
      'Nada de lo que recibimos muestra que el azulejo no se hubiera pedido. Lo demás de la reseña queda igual.',
  },
  appeal: {
    english:
      'The supplier wrote to me that no order had come in until the third week, and I have that message. Please let the sentence stand.',
    mexican_spanish:
      'La tienda me escribió que no hubo pedido hasta la tercera semana y conservo el mensaje. Pido que la frase se quede.',
  },
  accepted: {
    english: 'The message of the supplier bears the sentence out. It stands again.',
    mexican_spanish: 'El mensaje de la tienda confirma la frase, así que vuelve a mostrarse.',
  },
  rejected: {
    english: 'We asked for the message and got none. The sentence stays out until it can be shown.',
    mexican_spanish: 'Pedimos el mensaje y no llegó. La frase queda fuera mientras no se pueda comprobar.',
  },
  withdrawn: SETTLED,
};

export const RESPONSE_EDITED: AppealedTexts = {
  code: 'R07',
  struck: {
    english: 'The delivery note that our customer signed says which hinges were chosen.',
    mexican_spanish: 'La nota de entrega que firmó el cliente dice qué bisagras se eligieron.',
  },
  decision: {
    english: 'What a customer signed is between the two of you. The rest of the response stands.',
    mexican_spanish: 'Lo que firmó un cliente queda entre ustedes. Lo demás de la respuesta queda igual.',
  },
  appeal: {
    english:
      'The sentence names nobody and gives no amount. Without it our answer does not answer the one thing that we are accused of.',
    mexican_spanish:
      'La frase no nombra a nadie ni da montos. Sin ella nuestra respuesta no contesta lo único de lo que se nos acusa.',
  },
  accepted: {
    english: 'It gives no private detail, and it is about the job. The sentence stands again.',
    mexican_spanish: 'No da ningún dato privado y trata de la obra, así que la frase vuelve a mostrarse.',
  },
  rejected: {
    english:
      'What a customer signed stays between the two sides. You can say in your own words what was agreed.',
    mexican_spanish:
      'Lo que firmó un cliente queda entre las dos partes. Puede contar con sus palabras qué se acordó.',
  },
  withdrawn: SETTLED,
};

export const RESPONSE_DEACTIVATED: AppealedTexts = {
  code: 'R08',
  struck: NOTHING,
  decision: {
    english: 'It makes fun of the customer. What happened on the job may be said without that.',
    mexican_spanish: 'Se burla del cliente. Lo que pasó en la obra se puede contar sin eso.',
  },
  appeal: {
    english:
      'We told how the afternoon went and what we agreed on at the end of it. Nobody is made fun of in our answer; please read it once more.',
    mexican_spanish:
      'Contamos cómo fue la tarde y en qué quedamos al final. En nuestra respuesta no nos burlamos de nadie; pedimos que se lea otra vez.',
  },
  accepted: {
    english: 'It is blunt, and it makes fun of nobody. The response is shown again.',
    mexican_spanish: 'Es directa y no se burla de nadie. La respuesta se muestra de nuevo.',
  },
  rejected: {
    english:
      'The second sentence is about how the customer talks, not about the job. Write it anew without that.',
    mexican_spanish:
      'La segunda frase trata de cómo habla el cliente, no de la obra. Puede escribirla de nuevo sin eso.',
  },
  withdrawn: {
    english:
      'We have written the answer anew without the sentence that was meant. Nothing is left to decide.',
    mexican_spanish: 'Ya escribimos la respuesta de nuevo sin esa frase. No queda nada por decidir.',
  },
};

export const RESPONSE_DELETED: AppealedTexts = {
  code: 'R07',
  struck: NOTHING,
  decision: {
    english: 'It gives a telephone number that belongs to a private person.',
    mexican_spanish: 'Incluye un número de teléfono que es de una persona particular.',
  },
  appeal: {
    english: 'The number is that of our office and stands on our page. It is nobody’s private number.',
    mexican_spanish:
      'El número es el de nuestra oficina y aparece en nuestra página. No es de ninguna persona en particular.',
  },
  accepted: {
    english: 'The number is the one of the office, which the page shows anyway.',
    mexican_spanish: 'El número es el de la oficina, que la página muestra de todos modos.',
  },
  rejected: {
    english: 'The number on the page is another one. This one belongs to a person who did not agree to it.',
    mexican_spanish: 'El número de la página es otro. Este es de una persona que no estuvo de acuerdo.',
  },
  withdrawn: SETTLED,
};

export const POSTING_APPEALS: Said = {
  english:
    'I did not know that this breaks a rule, and I would rather mend it than lose it. Please tell me which words have to go, or show it again.',
  mexican_spanish:
    'Somos dos vecinos con la misma duda y cada quien preguntó desde su propia cuenta. Pido que se vuelva a mostrar.',
};

/** Why an appeal for a posting was not granted. */
export const POSTING_REJECTED =
  'It still only asks people to follow a page elsewhere. Show a window that you put in, and it is welcome.';
