import { defineMessages } from '../../common/format/messages.ts';

/** What each of the 24 rules means, under the reason of a decision. */
export default defineMessages({
  'rule_explained.title': ['What this rule means', 'Qué significa esta regla'],
  'rule_explained.R01': [
    'It attacks people for what they are: origin, religion, sex, orientation, disability.',
    'Ataca a personas por lo que son: origen, religión, sexo, orientación, discapacidad.',
  ],
  'rule_explained.R02': [
    'It threatens someone, or calls on others to harm them.',
    'Amenaza a alguien o llama a hacerle daño.',
  ],
  'rule_explained.R03': [
    'It shows or describes sex or gore.',
    'Muestra o describe sexo o violencia gráfica.',
  ],
  'rule_explained.R04': [
    'It names or shows a child, or says where a child can be found.',
    'Nombra o muestra a un menor, o dice dónde encontrarlo.',
  ],
  'rule_explained.R05': ['The law or a court forbids it.', 'La ley o un juez lo prohíbe.'],
  'rule_explained.R06': [
    'It states a fact that is shown to be false. An opinion may stay.',
    'Afirma un hecho que se demostró falso. Una opinión puede quedarse.',
  ],
  'rule_explained.R07': [
    'It gives private details of a person, such as a home address, a phone number or a document.',
    'Da datos privados de una persona, como su domicilio, su teléfono o un documento.',
  ],
  'rule_explained.R08': [
    'It insults someone or uses foul language. The same criticism without it may stay.',
    'Insulta a alguien o usa groserías. La misma crítica sin ellas puede quedarse.',
  ],
  'rule_explained.R09': [
    'Its author did not hire this contractor or ask them for a quote.',
    'Su autor no contrató a este contratista ni le pidió cotización.',
  ],
  'rule_explained.R10': [
    'Its author owns the business, works there, is family or competes with it.',
    'Su autor es dueño del negocio, trabaja ahí, es familiar o es competencia.',
  ],
  'rule_explained.R11': [
    'Its author got money, a discount or a gift for it.',
    'Su autor recibió dinero, un descuento o un regalo por ella.',
  ],
  'rule_explained.R12': ['It is about another business.', 'Trata de otro negocio.'],
  'rule_explained.R13': ['It is not about the job or the business.', 'No trata del trabajo ni del negocio.'],
  'rule_explained.R14': ['It advertises something.', 'Anuncia algo.'],
  'rule_explained.R15': [
    'The same person wrote the same thing before.',
    'La misma persona ya escribió lo mismo.',
  ],
  'rule_explained.R16': [
    'It uses a text or picture of others without their permission.',
    'Usa un texto o una imagen de otros sin su permiso.',
  ],
  'rule_explained.R17': [
    'It is used to press someone for money or a favor.',
    'Se usa para presionar a alguien por dinero o un favor.',
  ],
  'rule_explained.R18': [
    'Its author pretends to be someone else.',
    'Su autor se hace pasar por otra persona.',
  ],
  'rule_explained.R19': [
    'The photo shows another job, or was changed.',
    'La foto muestra otro trabajo o fue alterada.',
  ],
  'rule_explained.R20': [
    'It can’t be read, or a program wrote it in bulk.',
    'No se entiende o lo escribió un programa en serie.',
  ],
  'rule_explained.R21': [
    'The license that the page states is missing, not valid or someone else’s.',
    'La licencia que indica la página no existe, no es válida o es de otra persona.',
  ],
  'rule_explained.R22': [
    'The profile states something false about the business or the person.',
    'El perfil dice algo falso del negocio o de la persona.',
  ],
  'rule_explained.R23': [
    'The account reports texts again and again without a reason.',
    'La cuenta reporta textos una y otra vez sin motivo.',
  ],
  'rule_explained.R24': [
    'It punishes or threatens someone for a review.',
    'Castiga o amenaza a alguien por una reseña.',
  ],
});
