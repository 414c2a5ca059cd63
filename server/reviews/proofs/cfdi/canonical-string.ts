import { COMPLEMENTS, TEMPLATES, type Step } from './canonical-templates.ts';
import { childrenOf, type Element } from './xml-tree.ts';

/** The CFDI has a complement whose order of values is not known here. */
export class UnknownComplement extends Error {}

/** XSLT's normalize-space: only these four count as blanks. */
const normalized = (value: string): string => value.replaceAll(/[ \t\r\n]+/g, ' ').replaceAll(/^ | $/g, '');

/** The string that the issuer of a CFDI sealed ("cadena original"). Throws `UnknownComplement`. */
export function canonicalStringOf(cfdi: Element): string {
  const template = TEMPLATES[cfdi.namespace];
  if (!template) throw new Error(`${cfdi.namespace} is no cfdi`);
  return `|${valuesOf(cfdi, template.steps)}||`;
}

/** The string that the certifying provider sealed. Source: TimbreFiscalDigital 1.1, cadenaoriginal_TFD_1_1. */
export const canonicalStringOfStamp = (stamp: Element): string =>
  `|${valuesOf(stamp, ['Version', 'UUID', 'FechaTimbrado', 'RfcProvCertif', 'Leyenda?', 'SelloCFD', 'NoCertificadoSAT'])}||`;

const valuesOf = (element: Element, steps: readonly Step[]): string =>
  steps.map((step) => written(element, step)).join('');

function written(element: Element, step: Step): string {
  if (step === '*') return element.children.map(complement).join('');
  if (typeof step === 'string') return attribute(element, step);
  const [path, ...steps] = step as readonly [string, ...Step[]];
  return at(element, path)
    .map((found) => valuesOf(found, steps))
    .join('');
}

function attribute({ attributes }: Element, step: string): string {
  const isOptional = step.endsWith('?');
  const value = attributes.get(isOptional ? step.slice(0, -1) : step);
  if (value === undefined && isOptional) return '';
  return `|${normalized(value ?? '')}`;
}

function complement(element: Element): string {
  const steps = COMPLEMENTS[`${element.namespace} ${element.name}`];
  if (!steps) throw new UnknownComplement(element.name);
  return valuesOf(element, steps);
}

const at = (element: Element, path: string): Element[] =>
  path
    .split('/')
    .reduce<Element[]>((found, name) => found.flatMap((one) => childrenOf(one, name)), [element]);
