/** The name of the outermost box of every manifest; three files in a thousand have it by chance. */
const MARK = 'c2pa';

/** Whether a picture may have a manifest. Takes a few milliseconds, for all pictures pay for it. */
export const mayHaveManifest = (bytes: Buffer): boolean => bytes.includes(MARK);
