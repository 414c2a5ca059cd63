import { SaxesParser } from 'saxes';

/** An element of an XML document. Attributes in a namespace of their own are left out. */
export type Element = {
  namespace: string;
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: Element[];
};

export type XmlProblem = 'encoding' | 'doctype' | 'not_xml' | 'too_deep';
/** The document cannot be read. */
export class UnreadableXml extends Error {
  readonly problem: XmlProblem;
  constructor(problem: XmlProblem) {
    super(problem);
    this.problem = problem;
  }
}

const DEPTH_MAX = 40;
const ELEMENTS_MAX = 20_000;
const ENCODINGS: Readonly<Record<string, string>> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'us-ascii': 'utf-8',
  'utf-16': 'utf-16le',
  'iso-8859-1': 'windows-1252',
  'windows-1252': 'windows-1252',
};
const DECLARED = /^<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w.-]{1,40})["']/;

/**
 * The text of an XML file. A byte order mark decides, then its declaration, else it is UTF-8. Throws `UnreadableXml`
 * where bytes do not fit the encoding, because a replaced letter would break a seal.
 */
export function decodeXml(bytes: Buffer): string {
  const encoding = encodingOf(bytes);
  if (encoding === undefined) throw new UnreadableXml('encoding');
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new UnreadableXml('encoding');
  }
}

function encodingOf(bytes: Buffer): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  const declared = DECLARED.exec(bytes.toString('latin1', 0, 300))?.[1] ?? 'utf-8';
  const encoding = ENCODINGS[declared.toLowerCase()];
  // The declaration was read as single bytes, so it cannot be UTF-16.
  return encoding === 'utf-16le' ? undefined : encoding;
}

/**
 * The root of a well-formed document. Throws `UnreadableXml` for anything else, and for a document type: entities could
 * unfold into gigabytes or name files.
 */
export function parseXml(text: string): Element {
  const parser = new SaxesParser({ xmlns: true, position: false });
  const open: Element[] = [];
  let root: Element | null = null;
  let count = 0;
  parser.on('error', () => {
    throw new UnreadableXml('not_xml');
  });
  parser.on('doctype', () => {
    throw new UnreadableXml('doctype');
  });
  parser.on('opentag', ({ uri, local, attributes }) => {
    count += 1;
    if (open.length >= DEPTH_MAX || count > ELEMENTS_MAX) throw new UnreadableXml('too_deep');
    const plain = Object.values(attributes).filter((one) => one.uri === '');
    const element: Element = {
      namespace: uri,
      name: local,
      attributes: new Map(plain.map((one) => [one.local, one.value])),
      children: [],
    };
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  parser.on('closetag', () => {
    open.pop();
  });
  parser.write(text).close();
  if (root === null) throw new UnreadableXml('not_xml');
  return root;
}

/** The children of that name in the namespace of their parent. */
export const childrenOf = (element: Element, name: string): Element[] =>
  element.children.filter((child) => child.namespace === element.namespace && child.name === name);
