import { defineMessages } from '../../common/format/messages.ts';

/** The license that a customer may ask for, by trade and place, where none is on file. */
export default defineMessages({
  'contractors.license_ask': [
    '{board} licenses this trade. Ask for the license number and look it up.',
    '{board} otorga la licencia para este oficio. Pida el número de licencia y consúltelo.',
  ],
  'contractors.license_ask_above': [
    '{board} licenses this trade for jobs over ${amount, number}. Ask for the license number and look it up.',
    '{board} otorga la licencia para este oficio en trabajos de más de {amount, number} dólares. Pida el número de licencia y consúltelo.',
  ],
  'contractors.registration_ask': [
    '{board} registers contractors in this trade. Ask for the registration number and look it up.',
    '{board} registra a los contratistas de este oficio. Pida el número de registro y consúltelo.',
  ],
  'contractors.registration_ask_above': [
    '{board} registers contractors in this trade for jobs over ${amount, number}. Ask for the registration number and look it up.',
    '{board} registra a los contratistas de este oficio en trabajos de más de {amount, number} dólares. Pida el número de registro y consúltelo.',
  ],
  'contractors.license_other': ['ask for the license from {board}.', 'pida la licencia de {board}.'],
  'contractors.registration_other': [
    'ask for the registration with {board}.',
    'pida el registro ante {board}.',
  ],
  'contractors.license_local': [
    'In {state}, cities and counties decide about licenses for this trade. Ask yours.',
    'En {state}, cada ciudad o condado decide si este oficio necesita licencia. Pregunte en el suyo.',
  ],
  'contractors.license_not_needed': [
    'No state license is needed for this trade in {state}. Your city may still require a permit or a registration.',
    'En {state} este oficio no necesita licencia estatal. Su ciudad puede exigir un permiso o un registro.',
  ],
  'contractors.license_rule_unknown': [
    'We don’t know which license this trade needs. Ask your city or state.',
    'No sabemos qué licencia necesita este oficio. Pregunte en su ciudad o en su estado.',
  ],
  'contractors.license_rule_unknown_in': [
    'We don’t know which license this trade needs in {state}. Ask your city or state.',
    'No sabemos qué licencia necesita este oficio en {state}. Pregunte en su ciudad o en su estado.',
  ],
  'contractors.mexico_ask': [
    'In Mexico, ask for the tax ID (RFC), the proof of tax status (constancia de situación fiscal) and an invoice (factura).',
    'Pida el RFC, la constancia de situación fiscal y una factura.',
  ],
  'contractors.check_invoice': ['Check an invoice with SAT', 'Verificar una factura en el SAT'],
  'contractors.repse_ask': [
    'If they supply workers to your business, also ask for the REPSE registration.',
    'Si le van a proporcionar trabajadores a su empresa, pida también el registro en el REPSE.',
  ],
  'contractors.rule_source': ['Source', 'Fuente'],
  'contractors.rule_checked': ['checked on {date}', 'consultada el {date}'],
});
